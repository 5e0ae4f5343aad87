// XML as a catalogue writes it: elements and text, nothing of which can break out of its place.
import { xmlText } from "#formats/index.js";
import { dcPairs } from "#model/index.js";
/** `oai_dc`, as every OAI-PMH repository must give it (section 3.4). */
export const OAI_DC = {
    prefix: "oai_dc",
    schema: "http://www.openarchives.org/OAI/2.0/oai_dc.xsd",
    namespace: "http://www.openarchives.org/OAI/2.0/oai_dc/",
};
/** One record of unqualified Dublin Core. */
export function oaiDc(elements) {
    const lines = dcPairs(elements).map(([name, value]) => `<dc:${name}>${xmlText(value)}</dc:${name}>\n`);
    return `<oai_dc:dc xmlns:oai_dc="${OAI_DC.namespace}" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="${OAI_DC.namespace} ${OAI_DC.schema}">\n${lines.join("")}</oai_dc:dc>\n`;
}

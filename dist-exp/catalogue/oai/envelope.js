import { xmlText } from "#formats/index.js";
import { datestampText } from "./datestamps.js";
const OAI = "http://www.openarchives.org/OAI/2.0/";
/** An answer with the verb's element in it. */
export function answerXml(envelope, content) {
    const { verb } = envelope.request;
    return documentXml(envelope, `<${verb}>\n${content}</${verb}>\n`);
}
/** An answer that tells of an error; of `badVerb` and `badArgument` the request has no attributes (section 3.2). */
export function faultXml(envelope, { code, message }) {
    const isUnderstood = code !== "badVerb" && code !== "badArgument";
    const said = isUnderstood ? envelope : { ...envelope, request: null };
    return documentXml(said, `<error code="${code}">${xmlText(message)}</error>\n`);
}
function documentXml({ baseUrl, now, request }, content) {
    const attributes = request ? Object.entries({ verb: request.verb, ...request.arguments }) : [];
    const written = attributes.map(([name, value]) => ` ${name}="${xmlText(value)}"`).join("");
    return `<?xml version="1.0" encoding="UTF-8"?>
<OAI-PMH xmlns="${OAI}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="${OAI} ${OAI}OAI-PMH.xsd">
<responseDate>${datestampText(now)}</responseDate>
<request${written}>${xmlText(baseUrl)}</request>
${content}</OAI-PMH>
`;
}
/** One element with text in it. */
export function element(name, text) {
    return `<${name}>${xmlText(text)}</${name}>\n`;
}

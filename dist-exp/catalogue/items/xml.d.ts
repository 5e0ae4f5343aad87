import { type DublinCore } from "#model/index.js";
/** `oai_dc`, as every OAI-PMH repository must give it (section 3.4). */
export declare const OAI_DC: {
    readonly prefix: "oai_dc";
    readonly schema: "http://www.openarchives.org/OAI/2.0/oai_dc.xsd";
    readonly namespace: "http://www.openarchives.org/OAI/2.0/oai_dc/";
};
/** One record of unqualified Dublin Core. */
export declare function oaiDc(elements: DublinCore): string;

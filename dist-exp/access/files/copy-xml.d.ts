/** Puts the policy into a page whose links are rewritten. */
export declare function guardedXml(xml: string, url: string, withScripts: boolean): string;
/** A page of ours in XML. */
export declare function xmlPage(title: string, body: string): string;
/** Text in XML: what is no character of it (section 2.2) is left out. */
export declare function escapedXml(text: string): string;

/** Puts it there. The parser takes `<html>` and its attributes behind it as well; XML has its place in the root only. */
export declare function withOpening(html: string, opening: string, isXml: boolean): string;
/** Puts lines of ours before a script. */
export declare function withLead(script: Uint8Array, lead: string): Uint8Array;

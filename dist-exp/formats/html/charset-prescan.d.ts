/** Resolves an encoding label; `null` when there is no such encoding. */
export type EncodingOfLabel = (label: string) => string | null;
/** What a meta element, or without one an XML declaration, says; `null` when neither says anything usable. */
export declare function prescanHtml(bytes: Buffer, encodingOf: EncodingOfLabel): string | null;
/** The encoding that an XML declaration in ASCII names ("get an XML encoding"). */
export declare function xmlEncoding(head: string, encodingOf: EncodingOfLabel): string | null;
/** Read as ASCII, so it cannot be UTF-16, whatever it says. */
export declare function readAsAscii(encoding: string | null): string | null;
/** "Extracting a character encoding from a meta element": the label in a content attribute. */
export declare function charsetIn(content: string): string | null;

/** The answer to every request, in ISO 8859-1, and the first look as the record has it. */
export type Told = readonly [text: string, record: string | RegExp];
/** Bodies under one chunked head. */
export declare function chunkedTo(bodies: Readonly<Record<string, Told>>): Record<string, Told>;
/** Texts under one head. */
export declare function underHead(head: string, texts: Readonly<Record<string, Told>>): Record<string, Told>;

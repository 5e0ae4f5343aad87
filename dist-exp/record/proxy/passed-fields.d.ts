/** Names and values by turns, as Node gives and takes them. */
export type RawFields = readonly string[];
/** First value of a field, by its name in lower case. */
export declare function fieldOf(fields: RawFields, name: string): string | null;
/** Every value of a field, in order. */
export declare function valuesOf(fields: RawFields, name: string): string[];
/** The members of a field that is a list, over all its lines, in lower case. */
export declare function membersOf(fields: RawFields, name: string): string[];
/** The fields that go on; the framing is the caller's to add. */
export declare function endToEnd(fields: RawFields): string[];
/** Whether the body comes in chunks. */
export declare function isChunked(fields: RawFields): boolean;

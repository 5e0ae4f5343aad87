/** JSON without white space, members sorted by the UTF-16 code units of their names (RFC 8785 section 3.2). */
export declare function canonicalJson(value: unknown): string;

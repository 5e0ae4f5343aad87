/** The bytes of each character that an encoding has beside ASCII. */
export type EncoderTable = ReadonlyMap<number, readonly number[]>;
/** The table of an encoding by its WHATWG name. */
export declare function encoderTable(charset: string): EncoderTable;
/** The four bytes of a character beyond the basic plane ("index gb18030 ranges pointer"). */
export declare function gb18030Bytes(codePoint: number): readonly number[];

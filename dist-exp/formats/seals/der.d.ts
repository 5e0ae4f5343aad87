/** Tags used here. */
export declare const TAG: {
    readonly boolean: 1;
    readonly integer: 2;
    readonly bitString: 3;
    readonly octetString: 4;
    readonly null: 5;
    readonly oid: 6;
    readonly utcTime: 23;
    readonly generalizedTime: 24;
    readonly sequence: 48;
    readonly set: 49;
    /** Context-specific, constructed. */
    readonly context: (number: number) => number;
};
/** One element with its contents, which are concatenated. */
export declare function der(tag: number, ...contents: readonly Uint8Array[]): Buffer;
/** An INTEGER that is not negative, from its big-endian bytes. */
export declare function derInteger(bytes: Uint8Array): Buffer;
/** An OBJECT IDENTIFIER from its dotted text. */
export declare function derOid(text: string): Buffer;
/** A SET OF, its elements in DER's order. */
export declare function derSet(elements: readonly Uint8Array[], tag?: number): Buffer;
/** One element that was read. */
export interface DerElement {
    readonly tag: number;
    readonly content: Buffer;
    /** Tag, length and content. */
    readonly whole: Buffer;
}
/** The one element that these bytes are. */
export declare function readDer(bytes: Uint8Array): DerElement;
/** The elements inside a constructed one. */
export declare function derChildren({ content }: DerElement): DerElement[];
/** Dotted text of an OBJECT IDENTIFIER. */
export declare function oidText({ tag, content }: DerElement): string;
/** Epoch milliseconds of a GeneralizedTime in UTC, as DER writes it, fractions of a second included. */
export declare function generalizedTime({ tag, content }: DerElement): number;

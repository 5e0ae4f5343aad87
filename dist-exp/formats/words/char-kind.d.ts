/** Kinds of characters; those from `letter` on stand for something. */
export declare const CHAR_KIND: {
    readonly sign: 1;
    /** Stands upon the character before it. */
    readonly mark: 2;
    /** Soft hyphens and joiners inside words. */
    readonly unseen: 3;
    /** Of a script whose words stand unparted. */
    readonly unparted: 4;
    readonly letter: 5;
    readonly emoji: 6;
    /** Half of a flag. */
    readonly flag: 7;
};
/** The kind of the character at a place; the end of the text is a sign. */
export declare function kindAt(text: string, at: number): number;
/** Units that the character at a place takes. */
export declare function sizeAt(text: string, at: number): number;

/** Columns by name; a width above 1 keeps that many numbers side by side, in single precision. */
export type RowShape<Name extends string> = Readonly<Record<Name, number>>;
/** Columns as plain arrays, for saving. */
export type SavedColumns = Readonly<Record<string, Float64Array | Float32Array>>;
/** A table that grows by doubling; arrays handed out are valid until the next `add`. */
export declare class RowTable<Name extends string> {
    #private;
    constructor(shape: RowShape<Name>);
    get count(): number;
    /** One number of each row. */
    numbers(name: Name): Float64Array;
    /** Several numbers of each row: those of row i begin at i times the width. */
    wide(name: Name): Float32Array;
    /** A new row of zeros at the end. */
    add(): number;
    /** Takes a row out; the last row comes to stand in its place. */
    remove(row: number): void;
    /** A copy of the rows in use. */
    save(): SavedColumns;
    /**
     * Takes saved columns over as its own, from among others where their names begin with a prefix; false, with nothing
     * taken, when they are not this table's.
     */
    restore(count: number, saved: SavedColumns, prefix?: string): boolean;
}

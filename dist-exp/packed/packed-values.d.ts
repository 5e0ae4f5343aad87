/** Holds JSON values; what JSON would drop (members that are undefined) is dropped here too. */
export declare class PackedValues {
    #private;
    /**
     * Packs a value and returns where it is. Values that share long texts can be packed as a series: `before` holds
     * the texts of those before it, as {@link get} finds them, and is carried on.
     */
    add(value: unknown, before?: string[]): number;
    /** The value at a place, made anew; one of a series with the texts of those before it. */
    get(place: number, before?: string[]): unknown;
}

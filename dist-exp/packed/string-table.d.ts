/** A set of strings in the order of their arrival; equality is exact, the hash only finds the place to compare. */
export declare class StringTable {
    #private;
    get size(): number;
    /** The string's number, or −1. */
    numberOf(text: string): number;
    /** The string's number; it gets the next one when it is new. */
    add(text: string): number;
    at(number: number): string;
}

type Numbers = Int32Array | Uint32Array | Float64Array;
/** A growing list of numbers of one kind. */
export declare class GrowingNumbers {
    #private;
    constructor(kind: Int32ArrayConstructor | Uint32ArrayConstructor | Float64ArrayConstructor);
    get length(): number;
    /** Appends and returns the index. */
    push(value: number): number;
    at(index: number): number;
    set(index: number, value: number): void;
    /** The numbers so far, sharing memory. */
    view(): Numbers;
}
export {};

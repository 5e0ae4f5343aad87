/** A buffer that grows. */
export declare class ByteRun {
    #private;
    get length(): number;
    /** Whether there is nothing but white space in it. */
    get isBlank(): boolean;
    push(byte: number): void;
    /** From an offset on; only until more come. */
    bytes(from?: number): Buffer;
    clear(): void;
}

/** So many at a time; others wait, in the order in which they came. */
export declare class Turns {
    #private;
    constructor(atOnce: number);
    /** How many have a turn now. */
    get taken(): number;
    /** How many wait for one. */
    get waiting(): number;
    /** Whether a turn is free at once. */
    get isFree(): boolean;
    /** From now on so many; turns that were taken stay so. */
    allow(atOnce: number): void;
    /** Waits for a turn; what is returned gives it back, once. */
    enter(): Promise<() => void>;
}

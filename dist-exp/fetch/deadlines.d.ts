/** Watches over any number of deadlines; a timer runs only towards the earliest that was known when it was set. */
export declare class Deadlines {
    #private;
    /** For {@link Deadline}: it is due then, on the monotonic clock. */
    add(deadline: Deadline): void;
    /** For {@link Deadline}: the timer is left running, it finds nothing to do. */
    delete(deadline: Deadline): void;
}
/** One moment by which something is to have happened. */
export declare class Deadline {
    #private;
    constructor(deadlines: Deadlines, onDue: () => void);
    get dueMs(): number;
    /** From now on it is due at this time of the monotonic clock, whatever it was before. */
    set(dueMs: number): void;
    /** It is due no more. */
    clear(): void;
    /** The moment has come. */
    pass(): void;
}

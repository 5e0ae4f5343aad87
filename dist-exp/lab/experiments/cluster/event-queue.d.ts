/** Events in the order of their times, kept in a binary heap. */
export declare class EventQueue {
    #private;
    constructor(startMs: number);
    /** Not cut to whole milliseconds: a database's answer takes a part of one. */
    get nowMs(): number;
    /** How many have run. */
    get ran(): number;
    /** Plans one; what is past runs now, after what is planned for now already. */
    at(atMs: number, run: () => void): void;
    /** Runs until nothing is planned or `isOver` says so, which is asked before each event. */
    run(isOver: () => boolean): Promise<void>;
}

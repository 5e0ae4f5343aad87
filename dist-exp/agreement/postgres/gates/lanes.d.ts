/** Lines by name. */
export declare class Lanes {
    #private;
    /** Waits for those before; what is returned lets the next one go. Rejects with the signal's reason. */
    enter(name: string, signal: AbortSignal): Promise<() => void>;
}

/** Whether a machine hears and is heard. */
export declare class Link {
    #private;
    get isCut(): boolean;
    /** Nothing gets through from now on. */
    cut(): void;
    heal(): void;
    /** @throws CLUSTER where the line is cut */
    require(): void;
    /** Resolves when the line is whole; rejects with the signal's reason. */
    whole(signal?: AbortSignal): Promise<void>;
    /** The same store, as it is reached over this line. */
    over<T extends object>(store: T): T;
}

/** Resolves when the user asks to stop. */
export declare function untilAborted(signal: AbortSignal): Promise<void>;

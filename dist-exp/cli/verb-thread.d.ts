/** Whether the verb of a command line computes for long; those that serve until they are stopped do not. */
export declare function computesLong([verb, noun]: readonly string[]): boolean;
/** What a thread must be told, as it has no terminal of its own. */
export interface ThreadTerms {
    readonly interactive: boolean;
    readonly columns: number;
}
/** To be called on the thread: from then on the process knows which files it would have to remove. */
export declare function tellOfFiles([verb]: readonly string[]): Promise<void>;
/** Runs a command line on a thread that begins with `program`; its exit code, or `null` when a stop came before it. */
export declare function runOnThread(program: URL, argv: readonly string[], { signal, ...terms }: ThreadTerms & {
    readonly signal: AbortSignal;
}): Promise<number | null>;

/** The outside of a command. */
export interface Io {
    out(text: string): void;
    /** Progress and complaints; never mixed with results. */
    err(text: string): void;
    /** What is piped in. */
    readonly input: AsyncIterable<Uint8Array>;
    readonly env: Readonly<Record<string, string | undefined>>;
    /** Whether progress may be drawn over itself and colours be used. */
    readonly interactive: boolean;
    readonly columns: number;
    /** Aborted by Ctrl-C. */
    readonly signal: AbortSignal;
}

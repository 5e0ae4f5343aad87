/** How a process ended. */
export interface ProcessEnd {
    /** `null` when a signal ended it. */
    readonly code: number | null;
    /** What it printed, as far as it is kept. */
    readonly output: string;
}
/** A process at work. */
export interface JobProcess {
    /** Asks it to end cleanly. */
    stop(): void;
    /** Ends it at once. */
    kill(): void;
    readonly ended: Promise<ProcessEnd>;
}
/** Starts this program with a command line; it tells every line that it says beside its output. */
export type StartProcess = (argv: readonly string[], onLine: (line: string) => void) => JobProcess;
/** The last lines that a process said. */
export declare class SaidLines {
    #private;
    add(line: string): void;
    get all(): readonly string[];
    /** What it complained of last. */
    get complaint(): string | null;
}

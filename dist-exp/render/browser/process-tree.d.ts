/** One process. */
export interface ProcessFacts {
    readonly pid: number;
    readonly parent: number;
    readonly group: number;
    /** In ticks since boot: with the pid it names a process for good. */
    readonly startedAt: string;
    readonly residentBytes: number;
    /** Processor time used so far, in the program and for it in the system. */
    readonly processorMs: number;
}
/** The line of /proc/PID/stat; the name in it may hold spaces and brackets, so it is read from its last bracket on. */
export declare function parseStat(line: string): ProcessFacts | null;
/** A process, all that came from it, and all of its group; empty where the system does not tell. */
export declare function processTree(root: number): Promise<ProcessFacts[]>;
/** Those of a list that belong to the tree of one process. */
export declare function treeOf(root: number, all: readonly ProcessFacts[]): ProcessFacts[];
/** Ends them; one that has ended, or whose number another has by now, is left alone. */
export declare function endProcesses(processes: readonly ProcessFacts[]): Promise<void>;
/** SIGKILL to a process or, with a negative number, a group. */
export declare function endQuietly(pid: number): void;

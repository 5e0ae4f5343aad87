/** A file that was begun, or has its name now, or is gone. */
export interface UnfinishedFile {
    readonly path: string;
    readonly isBegun: boolean;
}
/** Notes a file that was begun; whatever way the process ends by itself, it is gone then. */
export declare function begun(path: string): void;
/** Forgets one that has its name, or is gone. */
export declare function ended(path: string): void;
/** A thread that is ended from outside cannot put anything in order: whoever may end it hears of its files. */
export declare function tellOfUnfinished(listener: (file: UnfinishedFile) => void): void;
/** Removes what an ended thread has left. */
export declare function removeUnfinished(paths: Iterable<string>): void;

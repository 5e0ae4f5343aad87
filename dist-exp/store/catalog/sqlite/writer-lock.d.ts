/** Whether some process holds the archive's writer lock. */
export declare function hasWriter(dir: string): boolean;
/** Takes the archive's writer lock; returns how to give it back. */
export declare function lockForWriting(dir: string): () => void;
/** Takes the lock of an archive's rules, which may change while a capture runs; waits for whoever holds it. */
export declare function lockRules(dir: string): () => void;
/** Takes the lock of a file of sites; waits for whoever holds it. */
export declare function lockSites(file: string): () => void;
/** Takes the lock of a mirror of a cluster, which one process at a time brings up to date. @throws ARCHIVE_BUSY at once */
export declare function lockMirror(dir: string): () => void;

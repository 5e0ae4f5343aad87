/** Files to be taken, and the directories' files that are none by their names. */
export interface FilesFound {
    readonly files: readonly string[];
    readonly skipped: readonly string[];
}
/** Lists them; a source that is not there, or holds no file at all, is an error before anything is taken. */
export declare function filesOf(sources: readonly string[]): Promise<FilesFound>;

/** Where gzip data is not what it says. */
export declare class GzipProblem extends Error {
}
/** Whether a member begins here: magic and deflate. Three bytes are needed to tell. */
export declare function isGzipStart(bytes: Uint8Array): boolean;
/** Takes a head byte by byte. */
export declare class GzipHead {
    #private;
    /** Takes what belongs to the head and says how many bytes that is; see {@link isDone}. */
    push(bytes: Uint8Array): number;
    /** Whether the member's data comes next. */
    get isDone(): boolean;
}

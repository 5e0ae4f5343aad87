/** Tokens [aFrom, aTo) were replaced by [bFrom, bTo); either may be empty. */
export interface Hunk {
    readonly aFrom: number;
    readonly aTo: number;
    readonly bFrom: number;
    readonly bTo: number;
}
/** The hunks that turn a into b, in order; equal tokens between hunks are kept. Says when they may not be the fewest. */
export declare function diffSequences(a: Int32Array, b: Int32Array, onShortcut?: () => void): Hunk[];
/** Tokens inserted plus deleted by the hunks. */
export declare function changedTokens(hunks: readonly Hunk[]): number;

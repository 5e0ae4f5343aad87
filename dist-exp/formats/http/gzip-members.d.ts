/** Whether bytes after the end of a coding are passed over, as browsers do, or make its content corrupt. */
export type Surplus = "passed-over" | "refused";
/** What is said of content that goes on after its end. */
export declare const SURPLUS = "other bytes follow its end";
/** The content of all members; throws a `GzipProblem`, or Node's own errors (also where it passes the limit). */
export declare function gunzipWhole(body: Uint8Array, limitBytes: number, surplus: Surplus): Buffer;
/** The content of all members of a stream, at the reader's pace; throws as {@link gunzipWhole} does. */
export declare function gunzipPieces(input: AsyncIterator<Uint8Array>, surplus: Surplus): AsyncGenerator<Uint8Array>;

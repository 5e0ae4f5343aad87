/** The status and the words; `null` for other errors. */
export declare function withheldAnswer(error: unknown): {
    status: number;
    title: string;
    message: string;
} | null;
/** What the keeper of the archive is to read in the log; `null` where nothing is wrong. */
export declare function withheldFault(error: unknown): string | null;

/** One group; whoever has its token belongs to it. */
export interface ReaderGroup {
    readonly name: string;
    readonly token: string;
}
/** Refuses groups that could be taken for each other. @throws UsageError in one line, which never shows a token */
export declare function checkGroups(groups: readonly ReaderGroup[], token: string | null): void;
/** Refuses a token of those who manage that readers could have, or guess. @throws UsageError which never shows a token */
export declare function checkManageToken(token: string, others: readonly (string | null)[]): void;

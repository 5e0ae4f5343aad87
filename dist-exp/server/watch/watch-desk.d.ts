/** Keys of a site as a file of sites has them, with values as people write them; an empty one takes the key out. */
export type SaidKeys = Readonly<Record<string, string>>;
/** What became of a change. */
export type DeskAnswer = {
    readonly kind: "done";
    readonly site: string;
    readonly notes: readonly string[];
}
/** What is wrong, in a line each; one about a key begins with it and a colon. */
 | {
    readonly kind: "wrong";
    readonly faults: readonly string[];
} | {
    readonly kind: "unknown-site";
};
/** Where sites under watch are added, changed and taken out; names are those of captures. */
export interface WatchDesk {
    add(url: string, says: SaidKeys): Promise<DeskAnswer>;
    edit(name: string, says: SaidKeys): Promise<DeskAnswer>;
    pause(name: string): Promise<DeskAnswer>;
    resume(name: string): Promise<DeskAnswer>;
    /** What was archived stays. */
    remove(name: string): Promise<DeskAnswer>;
    /** Every key with the value in force; `null` for a site that is not in the file. */
    plan(name: string): Promise<SaidKeys | null>;
}

import type { PauseStore } from "#ports/index.js";
/** What is known of the pauses of one process's servers, beside what is on disk. */
export declare class KeptPauses {
    #private;
    private constructor();
    /** As the last process left them. */
    static open(store: PauseStore, most?: number): Promise<KeptPauses>;
    /** How long each of them is to be left alone by whoever begins now. */
    get holds(): readonly {
        readonly name: string;
        readonly ms: number;
    }[];
    /** What robots.txt asked for when it was last read; 0 for nothing. */
    askedOf(name: string): number;
    /** The pause after an answer; `null` where nothing has to be written before the next request. */
    note(name: string, pauseMs: number): Promise<void> | null;
    /** What robots.txt asks for, whenever it was read: only that takes back what it asked for before. */
    noteAsked(name: string, askedMs: number): Promise<void> | null;
}

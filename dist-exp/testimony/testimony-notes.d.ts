import type { ResultStore } from "#ports/index.js";
/** The notes of one testimony, each once, in the order in which they came. */
export declare class TestimonyNotes {
    #private;
    private constructor();
    static open(results: ResultStore, captureId: string): Promise<TestimonyNotes>;
    get words(): readonly string[];
    add(words: string): void;
    /** Resolves when all of them are kept. */
    settled(): Promise<void>;
}

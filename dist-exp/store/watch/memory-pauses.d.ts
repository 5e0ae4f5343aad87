import type { KeptPause, PauseStore } from "#ports/index.js";
/** Pauses that are forgotten with the process. */
export declare class MemoryPauses implements PauseStore {
    #private;
    all(): Promise<KeptPause[]>;
    keep(pause: KeptPause): Promise<void>;
    forget(name: string): Promise<void>;
}

import type { HintStore } from "./hints.js";
import type { NewsStore } from "./news/news.js";
import type { WatchMemory } from "./watch.js";
/** How long a server is left alone after an answer, for whoever begins after a process that was killed. */
export interface KeptPause {
    /** Of the gate: a host's, or an address's. */
    readonly name: string;
    /** By robots.txt, when it was last read. */
    readonly askedMs: number;
    /** In force after the last answer, for whatever reason. */
    readonly pauseMs: number;
}
/** Pauses that are longer than usual; what is kept is on disk when the promise settles. */
export interface PauseStore {
    all(): Promise<KeptPause[]>;
    keep(pause: KeptPause): Promise<void>;
    forget(name: string): Promise<void>;
}
/** What a watch keeps beside the catalog; any number of readers may be open while one watch writes. */
export interface WatchStores {
    readonly memory: WatchMemory;
    readonly news: NewsStore;
    readonly hints: HintStore;
    readonly pauses: PauseStore;
    close(): void;
}

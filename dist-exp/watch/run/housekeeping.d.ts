import { type Instant, type NewsChannel, type NewsItem, type WatchPlan } from "#model/index.js";
import type { WatchStores } from "#ports/index.js";
/** What keeping house needs of the world. */
export interface House {
    readonly stores: WatchStores;
    /** Brings what is due over these channels. */
    deliver(channels: readonly NewsChannel[]): Promise<void>;
    /** What the archive takes on the disk. */
    archiveBytes(): Promise<number>;
    /** Reads every file again under a name, and says how many are not what they were; an audit broken off goes on. */
    audit(name: string): Promise<{
        readonly files: number;
        readonly findings: number;
    }>;
    /** Tells those who hear of trouble. */
    tell(news: readonly NewsItem[]): Promise<void>;
}
/** Keeps house; `isFull` tells the turns to wait. */
export declare class Housekeeping {
    #private;
    constructor(house: House);
    /** Whether the archive has reached its quota. */
    get isFull(): boolean;
    /** Does what is due; says when it wants to be called next. */
    keep(plan: WatchPlan, now: Instant): Promise<Instant>;
    /** Waits for what is under way. */
    close(): Promise<void>;
}

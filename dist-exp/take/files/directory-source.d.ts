import { type Instant } from "#model/index.js";
import type { Clock, Spool } from "#ports/index.js";
import type { Source, ToldVersion } from "../source.js";
import { type Publishing } from "./published.js";
/** Which directory. */
export interface DirectoryRequest extends Publishing {
    readonly dir: string;
    /** The moment that it is a snapshot of; `null` for a living one. */
    readonly at: Instant | null;
}
/** What reading it needs. */
export interface FilesWorld {
    readonly clock: Clock;
    readonly spool: Spool;
    /** Waited for between the two readings of a living directory. */
    readonly betweenReadings?: () => Promise<void>;
}
/** A directory as a source. */
export declare class DirectorySource implements Source {
    #private;
    readonly by: string;
    readonly settings: Source["settings"];
    constructor(request: DirectoryRequest, world: FilesWorld);
    versions(): AsyncGenerator<ToldVersion>;
    notes(): string[];
    close(): Promise<void>;
}

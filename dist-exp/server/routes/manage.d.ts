import type { FastifyInstance } from "fastify";
import { type Instant } from "#model/index.js";
import type { Archive, ManagementStore } from "#ports/index.js";
import { type CaptureForm } from "../manage-schema.js";
import type { RunsReader } from "../live/runs-now.js";
import type { WatchDesk } from "../watch/watch-desk.js";
/** What managing needs. */
export interface Management {
    /** Whoever brings it manages. */
    readonly token: string;
    /** Whole, as no rule of access hides anything from those who manage. */
    readonly archive: Archive;
    readonly store: ManagementStore;
    /** What holds where a form says nothing, as a user would write it. */
    readonly defaults: CaptureForm["defaults"];
    readonly now: () => Instant;
    /** Told when there is something new in the queue. */
    readonly wake: () => void;
    /** Where sites under watch are changed; without it they are only told of. */
    readonly watch?: WatchDesk;
}
/** Adds the routes. */
export declare function addManageRoutes(server: FastifyInstance, given: Management, runs: RunsReader): void;
/** Puts an act on record. */
export declare function noteAct({ store, now }: Management, what: string, about: string, outcome: string): Promise<void>;

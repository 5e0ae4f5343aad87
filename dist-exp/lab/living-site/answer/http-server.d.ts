import type { Clock } from "#ports/index.js";
import { type LivingSiteOptions } from "../create-living-site.js";
import type { HistoryOptions } from "../history/replay.js";
import type { LivingSite } from "../living-site.js";
import type { Truth } from "../truth/truth.js";
/** Where and on which clock a site is served. */
interface ServeOptions {
    /** The site's time; a crawler that shares it can be compared with the truth to the millisecond. */
    readonly clock?: Clock;
    /** 0, the default, takes any free port. */
    readonly port?: number;
    readonly host?: string;
}
/** Options of {@link startLivingSite}: those of the site, which starts now unless told otherwise. */
export type StartOptions = ServeOptions & Omit<LivingSiteOptions, "startAt"> & Partial<Pick<LivingSiteOptions, "startAt">> & {
    /** A real history to live again instead of a generated site. */
    readonly history?: HistoryOptions;
};
/** A site that is being served. */
export interface RunningSite {
    /** Origin with a final slash. */
    readonly url: string;
    readonly port: number;
    readonly clock: Clock;
    readonly site: LivingSite;
    truth(): Truth;
    /** Writes the truth up to now as JSON. */
    writeTruth(file: string): Promise<void>;
    close(): Promise<void>;
}
/** Makes a site, from chance or from a history, and serves it. */
export declare function startLivingSite(options: StartOptions): Promise<RunningSite>;
export {};

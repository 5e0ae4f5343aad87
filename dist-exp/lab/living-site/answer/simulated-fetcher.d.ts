import { type PageUrl } from "#model/index.js";
import type { Clock, Fetcher, FetchRequest, FetchResult } from "#ports/index.js";
import { type LivingSiteOptions } from "../create-living-site.js";
import { VirtualClock } from "../../clock/virtual-clock.js";
import type { LivingSite } from "../living-site.js";
/** Options of {@link SimulatedFetcher}. */
export interface SimulatedFetcherOptions {
    readonly clock: Clock;
    /** The sites that exist, by origin such as `http://living.test`. */
    readonly sites: Readonly<Record<string, LivingSite>>;
    /** Headers of every request. */
    readonly profile?: Readonly<Record<string, string>>;
    /** Server addresses by origin; origins not named share one. */
    readonly addresses?: Readonly<Record<string, string>>;
}
/** Fetches from living sites; time passes only on the clock, so a run repeats exactly. */
export declare class SimulatedFetcher implements Fetcher {
    #private;
    readonly profile: Readonly<Record<string, string>>;
    constructor(options: SimulatedFetcherOptions);
    fetch(request: FetchRequest, signal?: AbortSignal): Promise<FetchResult>;
    close(): Promise<void>;
}
/** A living site in virtual time with a fetcher for it. */
export interface Simulation {
    readonly clock: VirtualClock;
    readonly site: LivingSite;
    readonly fetcher: SimulatedFetcher;
    readonly url: PageUrl;
}
/** Options of {@link simulateLivingSite}. */
export type SimulationOptions = Omit<LivingSiteOptions, "startAt"> & Partial<Pick<LivingSiteOptions, "startAt">>;
/** Makes a site, its clock and its fetcher in one step. */
export declare function simulateLivingSite(options: SimulationOptions): Simulation;

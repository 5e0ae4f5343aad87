import type { ReplayDomain } from "./site-origins.js";
/** The walls of a running archive, in sentences. */
export declare function wallsOf(place: {
    readonly domain: ReplayDomain | null;
    readonly isSplit: boolean;
    readonly replayPort: number;
    readonly isLocal: boolean;
}): string[];

import type { CapturedSighting, FrontierPage, PageUrl, Sighting } from "#model/index.js";
import { judgeEach, type LookPair } from "../proof/judge-pair.js";
import type { World } from "../world.js";
import type { PageLooked } from "./refreshing.js";
/** A look that was kept, and what it is held against. */
export interface KeptLookAt {
    readonly sighting: Sighting;
    readonly before: CapturedSighting | null;
    readonly title: string | null;
    readonly links: readonly FrontierPage[];
}
/** What the detector says of a change, and whether it is one that comes by itself. */
type WeighedChange = Pick<PageLooked, "change" | "isByItself">;
/** What they found, with the detector's word on what changed. */
export declare function weighLooks(looks: readonly KeptLookAt[], world: Pick<World, "archive" | "logger">): Promise<PageLooked[]>;
/**
 * The detector's word on pairs, of each page one. Whoever hears of each change hears it with what earlier looks tell; a
 * report rests on the two versions alone.
 */
export declare function judgePairs(pairs: readonly LookPair[], { archive, logger }: Pick<World, "archive" | "logger">, onChange?: (url: PageUrl, told: WeighedChange) => void): ReturnType<typeof judgeEach>;
/** The pair that a look makes with the one before, where there is something to weigh. */
export declare function pairOf({ sighting, before }: Pick<KeptLookAt, "sighting" | "before">): LookPair[];
export {};

import { type LookPair } from "../proof/judge-pair.js";
import type { World } from "../world.js";
/** Contents at the looks before a pair, oldest first; none where the page is not another at nearly every look. */
export declare function earlierContents({ url, before }: LookPair, { catalog, warcs }: Pick<World["archive"], "catalog" | "warcs">): Promise<Uint8Array[]>;

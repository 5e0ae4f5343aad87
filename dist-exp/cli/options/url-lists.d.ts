import type { PageUrl } from "#model/index.js";
import type { Io } from "../io.js";
/** All URLs of the lists, `-` being standard input. */
export declare function readUrlLists(paths: readonly string[], io: Io): Promise<PageUrl[]>;

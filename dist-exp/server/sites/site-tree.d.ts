import type { CaptureIndex } from "#ports/index.js";
import type { TreeLevel } from "../sites-schema.js";
/** What lies directly below `prefix`, an address that ends with a slash; `cursor` is where to go on. */
export declare function treeLevel(index: Pick<CaptureIndex, "walk">, prefix: string, cursor?: string): Promise<TreeLevel>;

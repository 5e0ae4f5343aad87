import type { CaptureIndex } from "#ports/index.js";
/** Some addresses of which the archive holds something, in the index's order. */
export declare function addressesFrom(index: Pick<CaptureIndex, "walk">, prefix: string): Promise<string[]>;

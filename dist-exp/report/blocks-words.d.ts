import type { ChangeResult } from "#model/index.js";
/** A sentence where a browser laid out one of them; none where that was never so. */
export declare function blocksWords({ cutBy, notByLayout }: Pick<ChangeResult, "cutBy" | "notByLayout">): string[];

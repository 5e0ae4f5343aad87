import { type PageUrl } from "#model/index.js";
import { type Look } from "../read/look.js";
/** Found when first asked for: most captures have no mirror. */
export declare class Mirrors {
    #private;
    /** Hosts that the seeds name are never taken for mirrors. */
    constructor(looks: () => Iterable<Look>, seeds: readonly PageUrl[]);
    /** Words for another host, when this one may have been taken for its mirror. */
    originalOf(host: string): string | null;
}

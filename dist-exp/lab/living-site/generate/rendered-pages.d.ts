import type { Entity, SitePage } from "./site-page.js";
import type { PageVersion } from "./timeline.js";
/** One version's body, plain and as its habit codes it. */
export interface Rendered {
    readonly entity: Entity;
    /** The canonical coded payload; made when first asked for. */
    payload(): Uint8Array;
}
/** The newest rendering of each of the pages asked for last; bodies with noise are never kept. */
export declare class RenderedPages {
    #private;
    render(page: SitePage, version: PageVersion, noise: string | null): Rendered;
}

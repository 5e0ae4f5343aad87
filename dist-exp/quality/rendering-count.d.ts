import type { PageRendering, RenderedDocuments } from "#model/index.js";
/** How showing documents went. */
export declare class RenderingCount {
    #private;
    get pages(): number;
    see({ failure, open, isClosed, renderedBy }: PageRendering): void;
    result(): Omit<RenderedDocuments, "composites">;
}

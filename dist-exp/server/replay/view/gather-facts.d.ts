import { type ReplayTarget } from "#access/index.js";
import type { Capture, Instant } from "#model/index.js";
import type { Archive } from "#ports/index.js";
import type { Moments } from "../moments.js";
import { type PageParts } from "./page-parts.js";
import type { CompositeFacts, ViewFacts } from "./view-facts.js";
import type { LoggedView } from "./view-log.js";
/** Gathers facts for one archive, and keeps what many views share. */
export declare class FactGatherer {
    #private;
    constructor(archive: Archive, moments: Pick<Moments, "servedBy" | "evidence">);
    /** The facts of a view; `null` when nothing is stored for the URL. */
    of({ url, at, wished }: ReplayTarget & {
        readonly wished?: Instant | null;
    }, captures: readonly Capture[]): Promise<ViewFacts | null>;
    /** The same, with what was asked for in the view and named by none of its documents. */
    inView({ target, asked, isCut }: LoggedView, captures: readonly Capture[]): Promise<ViewFacts | null>;
}
/** A view of which not every part is here, or known, is not called coherent. */
export declare function compositeOf({ parts, isWhole }: Omit<PageParts, "title">): CompositeFacts;

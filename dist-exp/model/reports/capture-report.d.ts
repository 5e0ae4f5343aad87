import type { ChangeVerdict } from "./change-report.js";
import type { PageKind } from "../pages/page.js";
import type { ReportRefusal } from "../pages/refusal.js";
import type { HeldBodies } from "../evidence/certificate.js";
import type { PageRendering } from "../evidence/rendering.js";
import type { PageLabel } from "../evidence/sighting.js";
import type { Verdict } from "../evidence/verdict.js";
import type { RefreshFigures } from "./refresh-figures.js";
import type { TestimonyFigures } from "./testimony-figures.js";
/** What the detector says of a page whose responses differ; it never makes a page sharp. */
export interface ChangeJudgement {
    readonly verdict: ChangeVerdict;
    /** E of bensaad2011 section 3, in [0, 1]. */
    readonly importance: number;
    readonly explanation: string;
    /** Reads the same before and after t* once scrubbed: a statement of its own, never a sharp page. */
    readonly scrubbed?: boolean;
}
/** What differed in a capture, and whether it matters. */
export interface ChangesJudged {
    /** Digest of the scrubbing rules: another rule set may judge otherwise. */
    readonly ruleSet: string;
    readonly verdicts: Readonly<Record<ChangeVerdict, number>>;
    /** Pages that differ and could not be compared. */
    readonly unjudged: number;
    /**
     * Pages that are not sharp and read the same on both sides of t* once scrubbed by the rule set; missing where the
     * rule set was not fixed before the visits.
     */
    readonly scrubbed?: number;
}
/** What a report says of a document that was shown in a browser. */
export type ReportRendering = Pick<PageRendering, "renderedBy" | "failure" | "open" | "isClosed" | "doubts"> & {
    readonly requests: number;
};
/** One page's row in the report; times are epoch milliseconds. */
export interface ReportPage {
    readonly url: string;
    readonly kind: PageKind;
    readonly verdict: Verdict;
    readonly reason: string | null;
    readonly status: number | null;
    readonly contentType: string | null;
    readonly interval: {
        readonly from: number;
        readonly to: number;
    } | null;
    readonly visitAt: number | null;
    readonly revisitAt: number | null;
    readonly sightings: number;
    /** What else is to be known of it; no verdict. */
    readonly labels?: readonly PageLabel[];
    /** For pages whose responses differ. */
    readonly change?: ChangeJudgement;
    /** For documents that were shown in a browser. */
    readonly rendering?: ReportRendering;
}
/** Coherence of one class of pages at the chosen t*; tiers are never added up. */
export interface Coherence {
    readonly pages: number;
    /** Observed interval contains t*. */
    readonly sharp: number;
    /** The server's words carry it, and observation alone does not. */
    readonly attested: number;
    /** Nothing seen contradicts it. */
    readonly possible: number;
}
/** What was met, host by host, type by type; most pages first, the rest added up in a last row. */
export interface ReportTables {
    readonly hosts: readonly {
        readonly name: string;
        readonly pages: number;
        readonly sharp: number;
        /** Failed or blocked. */
        readonly failed: number;
        readonly requests: number;
        /** Of payloads received. */
        readonly bytes: number;
        /** All fetches together. */
        readonly fetchMs: number;
    }[];
    readonly mediaTypes: readonly {
        readonly name: string;
        readonly pages: number;
        readonly sharp: number;
        readonly bytes: number;
    }[];
    /** A status, or why there is none. */
    readonly statuses: readonly {
        readonly name: string;
        readonly pages: number;
    }[];
    readonly seeds: readonly {
        readonly name: string;
        readonly verdict: Verdict;
        readonly reason: string | null;
        readonly status: number | null;
        /** Found from it, itself included; `null` on sites too large to trace. */
        readonly pages: number | null;
    }[];
}
/** How showing documents in a browser went. */
export interface RenderedDocuments {
    /** "Chromium 156.0.1". */
    readonly by: string;
    readonly pages: number;
    /** Took the browser down, or never came to rest. */
    readonly failed: number;
    /** Went on without something that they asked for. */
    readonly open: number;
    /** Without what, by kind (`websocket`, `beacon` …): documents, of which one may have several. */
    readonly openKinds?: Readonly<Record<string, number>>;
    /** Why nothing was shown, by the reason's words: documents. */
    readonly failures?: Readonly<Record<string, number>>;
    /** Shown again from the same bytes, they asked for the same and showed the same text. */
    readonly closed: number;
    /** With all that they asked for; in no tier where something is open or not closed. */
    readonly composites: Coherence;
}
/** What one capture did and what it proves. */
export interface CaptureReport {
    readonly format: "isochron-report/1";
    readonly capture: string;
    readonly site: string;
    readonly seeds: readonly string[];
    readonly startedAt: number;
    readonly plannedAsOf: number;
    readonly asOf: number;
    readonly finishedAt: number;
    readonly strategy: string;
    readonly delayMs: number;
    readonly expectedSharp: number | null;
    readonly upperBound: number | null;
    readonly requests: number;
    readonly bytes: number;
    readonly all: Coherence;
    readonly documents: Coherence;
    readonly requisites: Coherence;
    /** Documents with all their requisites, and what those need in turn. */
    readonly composites: Coherence;
    /**
     * Composites that scripts build in the reader's browser, themselves or in a frame: what was seen of their parts.
     * They are in the denominator of `composites` and in none of its tiers. Missing where there are none.
     */
    readonly scriptBuilt?: Coherence;
    /** Documents that were shown in a browser; missing where there are none. */
    readonly rendered?: RenderedDocuments;
    /** Sharp pages at the planned t*; `all.sharp` is at the chosen one. */
    readonly sharpAtPlanned: number;
    readonly verdicts: Readonly<Record<Verdict, number>>;
    /** Missing in reports of older versions. */
    readonly bodies?: HeldBodies;
    /** Missing in reports of older versions. */
    readonly changes?: ChangesJudged;
    /** Missing in reports of older versions. */
    readonly tables?: ReportTables;
    readonly pages: readonly ReportPage[];
    readonly warcs: readonly string[];
    readonly notes: readonly string[];
    /** By code, those with most first; absent in reports of older versions. */
    readonly refusals?: readonly ReportRefusal[];
    /** There when the capture was ended on request before it was done. */
    readonly cancelled?: boolean;
    /** There when it is made of other tools' records: nothing of it is certified. */
    readonly imported?: boolean;
    /** There when it holds looks of a watch: it speaks of no moment, and nothing of it is certified. */
    readonly refresh?: RefreshFigures;
    /** There when it holds what others tell: it speaks of no moment, and no look of ours stands behind it. */
    readonly testimony?: TestimonyFigures;
}
/** A report's figures without its pages, of which there may be very many. */
export type ReportHead = Omit<CaptureReport, "pages">;

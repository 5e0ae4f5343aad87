/** How a page came out; the first that holds, from the last to the first. */
export type ReplayResult = "same" | "missing-parts" | "text-differs" | "could-not-be-shown";
/** One figure for each of the two ways in which a page was shown. */
export interface BothWays<T> {
    readonly stored: T;
    readonly replayed: T;
}
/** A part of a page and what became of it, in words. */
export interface PartOfPage {
    readonly url: string;
    readonly why: string;
}
/** How a page came out after its steps; `steps-differ`: one of them could be taken in one way only. */
export type StepsResult = ReplayResult | "steps-differ" | "not-repeated";
/** The page after the steps of its capture, taken from its stored bytes and from replay. */
export interface CheckedSteps {
    readonly result: StepsResult;
    /** Why it is not the same, in sentences. */
    readonly reasons: readonly string[];
    /** How many of its steps were taken again, of how many. */
    readonly taken: number;
    readonly of: number;
    /** Which were not, and why: those that need a secret never are. `null` where all were. */
    readonly notRepeated: string | null;
    readonly sameWords: number | null;
    readonly firstDifference: BothWays<string> | null;
    /** Share of equal pixels of the view after them. */
    readonly samePixels: number | null;
    /** Files of both pictures, where they were written. */
    readonly pictures: BothWays<string> | null;
}
/** One page, shown twice. */
export interface CheckedPage {
    readonly url: string;
    /** The moment as of which it was shown, ISO 8601. */
    readonly at: string;
    readonly result: ReplayResult;
    /** Why it is not the same, in sentences; empty where it is. */
    readonly reasons: readonly string[];
    /** Whether it differs from itself too when it is shown from its stored bytes again. */
    readonly isUnsteady: boolean;
    /** Share of words that are the same, 0 to 1; `null` where it could not be shown. */
    readonly sameWords: number | null;
    /** The words around the first difference. */
    readonly firstDifference: BothWays<string> | null;
    readonly title: BothWays<string> | null;
    /** Asked for and given in one way only. */
    readonly missingInReplay: readonly PartOfPage[];
    readonly onlyInReplay: readonly PartOfPage[];
    /** What the page asks for and the archive does not hold: missing both ways. */
    readonly notHeld: readonly string[];
    /** Asked for by the replayed page at addresses outside the archive; none of it left the browser. */
    readonly wouldHaveLeft: readonly string[];
    readonly consoleErrors: BothWays<number> | null;
    /** Requests that the page went on without: sockets, endless streams, beacons. */
    readonly openRequests: BothWays<number> | null;
    /** It asks for a service worker, which is run neither way: what that would make of it is not compared. */
    readonly isWithoutWorker?: true;
    /** Share of equal pixels of the view, 0 to 1: a number, never a verdict. */
    readonly samePixels: number | null;
    /** Files of both pictures, where they were written. */
    readonly pictures: BothWays<string> | null;
    /** Left out where the page was captured without steps. */
    readonly steps?: CheckedSteps;
}
/** A whole check. */
export interface ReplayCheck {
    readonly format: "isochron-replay-check/1";
    readonly software: string;
    readonly capture: string;
    readonly site: string;
    /** `null` for an import: each page is shown at its own record. */
    readonly asOf: string | null;
    /** "Chromium 156.0.1". */
    readonly browser: string;
    /** Documents that the capture knows, before it is looked at whether they are pages. */
    readonly documents: number;
    /** Whether pages were chosen by lot, with the capture's id as seed. */
    readonly isByLot: boolean;
    readonly counts: Readonly<Record<ReplayResult, number>>;
    readonly pages: readonly CheckedPage[];
}

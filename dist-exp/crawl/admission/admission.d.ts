import { type FrontierPage, type MannersSettings } from "#model/index.js";
import type { Frontier } from "#frontier/index.js";
import type { Clock } from "#ports/index.js";
import type { RobotsRules } from "../ask/robots-rules.js";
import type { CaptureState } from "../run/capture-state.js";
import type { RunControl } from "../run/run-control.js";
import type { RecordOfRun } from "../run/record-of-run.js";
import type { SeenPages } from "../run/seen-pages.js";
import { ByteLimit } from "./byte-limit.js";
import type { HostsGivenUp } from "./hosts-given-up.js";
import type { SelectionLimits } from "./selection-limits.js";
/** Why a page is not asked for, and the state in which that leaves one that was never seen. */
export interface PageRefusal {
    readonly state: "refused" | "failed" | "skipped";
    readonly reason: string;
}
/** A page, or what is none, as far as admission looks at it. */
type Asked = Pick<FrontierPage, "url" | "kind">;
/** What admission judges by. */
interface AdmissionParts {
    readonly clock: Clock;
    readonly state: Pick<CaptureState, "capture" | "settings" | "isVisiting">;
    readonly seen: Pick<SeenPages, "has" | "of" | "size" | "requests" | "looks" | "warcBytes" | "whenKept">;
    readonly frontier: Pick<Frontier, "numberOf" | "pages" | "size">;
    readonly record: Pick<RecordOfRun, "stateBytes">;
    readonly control: Pick<RunControl, "look" | "refusalOf">;
    readonly hosts: Pick<HostsGivenUp, "refusalOf" | "enterPass">;
    readonly selection: Pick<SelectionLimits, "refusalOf" | "count">;
    readonly robots: Pick<RobotsRules, "refusalOf">;
}
/** Judges what one capture may ask for. */
export declare class Admission {
    #private;
    /** What the capture's records may take. */
    readonly bytes: ByteLimit;
    constructor(parts: AdmissionParts);
    /** Why a page is not asked for in a pass; one that may be has its place, and its host is asked in that pass. */
    refusalOf(page: FrontierPage, pass: string): Promise<PageRefusal | null>;
    /** What may have changed while an admitted page waited for its host's pause; one that is asked for now takes of its host's share. */
    refusalAfterPause(page: FrontierPage, pass: string): Promise<PageRefusal | null>;
    /** Whether edits and limits alone would let a page be asked for; nobody is asked for that. */
    isWithinLimits(page: FrontierPage): boolean;
    /** A page that had its place is not asked for after all: another may have it. */
    giveUp({ url }: Asked): void;
    /** A fault ends the pass: whoever waits for room hears of it. */
    fail(error: unknown): void;
    /** Why a list of URLs is not asked for, or what a step asks for with a secret. */
    refusalOfSource(source: Asked): Promise<PageRefusal | null>;
    /** How many pages may still be asked for. */
    get placesLeft(): number;
    /** How many requests can still be made at this pace. */
    requestsLeft(slotMs: number): number;
}
/** A capture that does not obey robots.txt in full says so wherever it is reported. */
export declare function robotsNote({ robots, robotsReason }: MannersSettings): string | null;
export {};

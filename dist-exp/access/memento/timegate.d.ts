import { type Instant, type PageUrl } from "#model/index.js";
import type { CaptureIndex } from "#ports/index.js";
import type { ServedBy } from "../coherent/served-choice.js";
import type { MomentReason } from "../coherent/moment-of-view.js";
import { type MementoQuery } from "../memento-choice.js";
import type { Chosen } from "./memento-links.js";
/** What of the index a TimeGate needs. */
type GateIndex = Pick<CaptureIndex, "lookup" | "open" | "walk">;
/** What a client asks of a TimeGate. */
export interface GateQuery {
    readonly url: PageUrl;
    /** As it was sent; `null` asks for the newest memento. */
    readonly acceptDatetime: string | null;
    /** The capture that a time lies in. */
    readonly spanAt: (at: Instant) => MementoQuery["within"];
    /** How a moment is chosen; `null` leads to the nearest memento. */
    readonly coherent: GateCoherence | null;
}
/** The choice of moments. */
export interface GateCoherence {
    readonly servedBy: ServedBy;
    /** `null` where the archive knows no look at the page. */
    readonly momentFor: (url: PageUrl, wished: Instant) => Promise<MomentReason | null>;
}
/** What comes of it. */
export type GateAnswer = {
    readonly kind: "chosen";
    readonly chosen: Chosen;
    /** When it is shown: the memento's own time, or the moment that was chosen. */
    readonly at: Instant;
    /** Why that moment; `null` for a memento at its own time. */
    readonly reason: MomentReason | null;
} | {
    readonly kind: "absent";
} | {
    readonly kind: "bad-datetime";
};
/** Chooses a moment near the time asked for, and among the mementos of an original by the one rule that replay has. */
export declare function askTimeGate(index: GateIndex, query: GateQuery): Promise<GateAnswer>;
/**
 * Reads `Accept-Datetime`, an RFC 1123 date in GMT and nothing else (RFC 7089 section 2.1.1). It names a whole second,
 * as the dates of mementos do: from its middle, whatever was captured in that second is nearest.
 */
export declare function readAcceptDatetime(text: string): Instant | null;
export {};

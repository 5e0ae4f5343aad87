import type { ShapedCertificate, ShapedHead } from "../certificate-shape.js";
import type { FalseLines } from "../false-lines.js";
import type { Evidence } from "../read/evidence.js";
import type { Look } from "../read/look.js";
import type { RunList } from "../read/run-clocks.js";
import { type DemandedClock, type ShapedRun } from "./clock-rules.js";
import type { Removals } from "./check-removals.js";
/** Compares `clock` with the run's own records, and with what follows from them and from the servers' Dates. */
export declare function checkClock({ clock, pages, statement }: ShapedCertificate, { evidence, removals }: {
    readonly evidence: Evidence;
    readonly removals: Removals;
}, lines: FalseLines): void;
/** The runs as the last record lists them, each with the error and the doubts that its evidence demands. */
export declare function checkRunsOnRecord(claimed: readonly ShapedRun[], last: RunList, demanded: readonly DemandedClock[], lines: FalseLines): void;
/** The looks with times that their clocks' errors allow: the rules take them from here, in the order that they had. */
export declare function certainLooks(looks: readonly Look[], { clock }: Pick<ShapedHead, "clock">): readonly Look[];
/** Nothing that a certificate speaks of lies in the future, a few minutes of two clocks' difference aside. */
export declare function checkPresent({ asOf, finishedAt }: {
    readonly asOf?: string;
    readonly finishedAt: string;
}, lines: FalseLines): void;

import { ArchiveEvidence, type GateCoherence, type MementoChoice, type ServedBy } from "#access/index.js";
import type { Archive } from "#ports/index.js";
import type { KnownCaptures } from "./known-captures.js";
/** What a reader of the archive is given: by which rule, and how far from a wish one goes for twice as much. */
export interface MomentSettings {
    readonly choice: MementoChoice;
    readonly patienceMs: number;
}
/** One would go a day far for twice as much. */
export declare const DEFAULT_MOMENTS: MomentSettings;
/** The rule in force. */
export interface Moments {
    readonly evidence: ArchiveEvidence;
    readonly servedBy: ServedBy;
    /** How the TimeGate chooses a moment; `null` where it leads to the nearest memento. */
    readonly gate: GateCoherence | null;
}
/** Makes the rule for an archive. */
export declare function momentsOf({ catalog }: Pick<Archive, "catalog">, captures: KnownCaptures, { choice, patienceMs }: MomentSettings): Moments;

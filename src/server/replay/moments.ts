// How this server chooses: what answers for a moment, and the moment for a wish.
import {
  ArchiveEvidence,
  momentFor,
  type GateCoherence,
  type MementoChoice,
  type ServedBy,
} from "#access/index.js";
import type { Archive } from "#ports/index.js";
import type { KnownCaptures } from "./known-captures.js";

/** What a reader of the archive is given: by which rule, and how far from a wish one goes for twice as much. */
export interface MomentSettings {
  readonly choice: MementoChoice;
  readonly patienceMs: number;
}

/** One would go a day far for twice as much. */
export const DEFAULT_MOMENTS: MomentSettings = { choice: "coherent", patienceMs: 86_400_000 };

/** The rule in force. */
export interface Moments {
  readonly evidence: ArchiveEvidence;
  readonly servedBy: ServedBy;
  /** How the TimeGate chooses a moment; `null` where it leads to the nearest memento. */
  readonly gate: GateCoherence | null;
}

/** Makes the rule for an archive. */
export function momentsOf(
  { catalog }: Pick<Archive, "catalog">,
  captures: KnownCaptures,
  { choice, patienceMs }: MomentSettings,
): Moments {
  const evidence = new ArchiveEvidence({ catalog, captures: () => captures.list() });
  const servedBy: ServedBy = {
    choice,
    evidenceOf: (url) => evidence.ofPage(url),
    requestsTo: (address, asked) => evidence.requestsTo(address, asked),
  };
  const gate: GateCoherence = {
    servedBy,
    momentFor: (url, at) => momentFor(evidence, url, { at, patienceMs }),
  };
  return { evidence, servedBy, gate: choice === "coherent" ? gate : null };
}

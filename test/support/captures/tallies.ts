// Counts of what the judge found, and their words.
import type { ExcuseKind, JudgedClaim, WordOutcome } from "#lab/index.js";

/** Observed claims, counted by outcome and by excuse. */
export class Tally {
  readonly counts: Record<JudgedClaim["outcome"], number> = { held: 0, excused: 0, false: 0, unjudged: 0 };
  readonly excuses: Partial<Record<ExcuseKind, number>> = {};

  /** Takes judged claims. */
  add(judged: readonly JudgedClaim[]): void {
    for (const { outcome, excuses } of judged) {
      this.counts[outcome]++;
      const kind = excuses[0]?.kind;
      if (outcome === "excused" && kind) this.excuses[kind] = (this.excuses[kind] ?? 0) + 1;
    }
  }

  /** One line. */
  words(): string {
    const { held, excused, false: wrong, unjudged } = this.counts;
    const judged = held + excused + wrong;
    const kinds = Object.entries(this.excuses).map(([kind, n]) => `${n} ${kind}`);
    return `${judged} judged, ${held} true, ${wrong} false, ${unjudged} not judged, ${excused} excused (${kinds.join(", ") || "none"})`;
  }
}

/** Claims by the server's word, counted by kind of evidence. */
export class WordTally {
  readonly #byKind = new Map<string, Record<WordOutcome, number>>();

  /** Takes one claim's outcome. */
  add(kind: string, outcome: WordOutcome): void {
    const counts = this.#byKind.get(kind) ?? { held: 0, "came-back": 0, varied: 0, false: 0, unjudged: 0 };
    this.#byKind.set(kind, counts);
    counts[outcome]++;
  }

  /** One line per kind: how often the server's word was wrong at some instant, and what of that looked right. */
  lines(): string[] {
    return [...this.#byKind]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([kind, { held, varied, unjudged, "came-back": back, false: plainly }]) => {
        const wrong = back + varied + plainly;
        const rate = ((100 * wrong) / Math.max(1, held + wrong)).toFixed(1);
        return `${kind}: ${wrong} false of ${held + wrong} (${rate} %), of them ${back} right at both ends and ${varied} right by lot; ${unjudged} not judged`;
      });
  }
}

/** A false or unjudged claim in words; `null` for others. */
export function complaint(seed: number, { claim, outcome, faults }: JudgedClaim): string | null {
  if (outcome === "held" || outcome === "excused") return null;
  const { from, to } = claim.interval ?? {};
  return `seed ${seed} ${outcome} (${faults.join(", ")}) ${claim.url} ${from}..${to}`;
}

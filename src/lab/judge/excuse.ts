// When looks that obey the law could not have told: the only excuses there are, each with its look and its change.
import type { Look } from "./looks.js";
import type { Stretch } from "./truth-of-claim.js";

/** Why no pair of looks could have told. */
export type ExcuseKind =
  /** The page changed after one look had ended and changed back before the next was sent (A→B→A). */
  | "returned-between-looks"
  /** The same, but the other state lived during a fetch, whose answer was chosen, or its copy made, before or after. */
  | "changed-into-a-fetch"
  /** A cache that gave no sign served a copy whose life at the origin was over. */
  | "cached-without-a-sign"
  /** The page varies by lot, and every look was shown the same. */
  | "varied-unseen";

/** An excuse with what it rests on. */
export interface Excuse {
  readonly kind: ExcuseKind;
  /** When the look was sent that could not tell; ISO 8601. */
  readonly look: string;
  /** Since when the page was in another state; ISO 8601. */
  readonly change: string;
}

/** What excuses a claim of these looks for one departure from the truth; `null` when one of them could have told. */
export function excuseFor(stretch: Stretch, looks: readonly Look[], until: number): Excuse | null {
  if (stretch.differsIn === "varying") return excuse("varied-unseen", looks.at(-1)!, stretch);
  const byMaking = [...looks].sort((a, b) => a.madeAt - b.madeAt);
  const before = byMaking.findLast(({ madeAt }) => madeAt < stretch.from);
  const after = byMaking.find(({ madeAt }) => madeAt >= stretch.to);
  if (!before) return null;
  if (!after) {
    // Nothing shows that the state came back; only a hidden copy can have vouched to the end.
    const stale = looks.find((look) => look.sentAt >= until && isHiddenCopy(look, stretch));
    return stale ? excuse("cached-without-a-sign", stale, stretch) : null;
  }
  if (isHiddenCopy(before, stretch)) return excuse("cached-without-a-sign", before, stretch);
  if (stretch.from <= before.lastByteAt) return excuse("changed-into-a-fetch", before, stretch);
  if (stretch.to > after.sentAt) return excuse("changed-into-a-fetch", after, stretch);
  return excuse("returned-between-looks", after, stretch);
}

/** Whether the look was sent when its state was over at the origin, and had no sign to tell it by. */
function isHiddenCopy({ sentAt, madeAt, answer }: Look, { from }: Stretch): boolean {
  return !answer.hasCacheSign && madeAt < from && from <= sentAt;
}

function excuse(kind: ExcuseKind, look: Look, { from }: Stretch): Excuse {
  return { kind, look: new Date(look.sentAt).toISOString(), change: new Date(from).toISOString() };
}

// Two machines of one name would speak for each other: a second one is refused, and one that comes back after its death is
// not.
import { UsageError } from "#errors.js";
import type { Agreement } from "#ports/index.js";
import type { PassingTime } from "../clock/passing-time.js";

interface NameTerms {
  readonly name: string;
  readonly beatMs: number;
  readonly leaseMs: number;
  readonly time: PassingTime;
}

/** Whoever is alive beats in this time. */
const BEATS_WAITED = 2.5;

/** Waits, where the name was heard of a moment ago, whether it is heard again. @throws UsageError */
export async function requireFreeName(
  agreement: Pick<Agreement, "machines" | "readTime">,
  { name, beatMs, leaseMs, time }: NameTerms,
): Promise<void> {
  const seenAt = async (): Promise<number | null> =>
    (await agreement.machines.list()).find((machine) => machine.name === name)?.seenAt ?? null;
  const before = await seenAt();
  if (before === null || (await agreement.readTime()) - before > leaseMs) return;
  await time.wait(BEATS_WAITED * beatMs);
  if ((await seenAt()) === before) return;
  throw new UsageError("USAGE", `a worker called ${name} is at work already: give this one another --name`);
}

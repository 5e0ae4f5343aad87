// Two machines of one name would speak for each other: a second one is refused, and one that comes back after its death is
// not.
import { UsageError } from "#errors.js";
/** Whoever is alive beats in this time. */
const BEATS_WAITED = 2.5;
/** Waits, where the name was heard of a moment ago, whether it is heard again. @throws UsageError */
export async function requireFreeName(agreement, { name, beatMs, leaseMs, time }) {
    const seenAt = async () => (await agreement.machines.list()).find((machine) => machine.name === name)?.seenAt ?? null;
    const before = await seenAt();
    if (before === null || (await agreement.readTime()) - before > leaseMs)
        return;
    await time.wait(BEATS_WAITED * beatMs);
    if ((await seenAt()) === before)
        return;
    throw new UsageError("USAGE", `a worker called ${name} is at work already: give this one another --name`);
}

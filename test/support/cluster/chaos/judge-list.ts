// What was acknowledged is never lost, and nobody whose site is another's is heard.
import type { SealedObject } from "#ports/index.js";
import { fenceOfObject } from "#store/remote/site-keys.js";

/** An object that counted at some time. */
export interface CountedObject extends Pick<SealedObject, "name" | "key" | "sha256"> {
  readonly site: string;
  /** The fence under which the site was surely held, then or before. */
  readonly heldFence: number;
}

/** What counts at the end. */
export interface FinalObject extends SealedObject {
  readonly site: string;
  /** Of the bytes that lie in the store; `null` where none lie there. */
  readonly storedSha256: string | null;
}

/** Everything that ever counted is there with its bytes, or was rightfully superseded. */
export function judgeKept(counted: readonly CountedObject[], final: readonly FinalObject[]): string[] {
  const now = new Map(final.map((object) => [`${object.site} ${object.name}`, object]));
  const faults = final.flatMap(({ site, name, sha256, storedSha256 }) =>
    storedSha256 === sha256 ? [] : [`${site}: ${name} counts, and its bytes are ${storedSha256 ?? "gone"}`],
  );
  for (const object of counted) {
    const there = now.get(`${object.site} ${object.name}`);
    const fault = lossOf(object, there);
    if (fault !== null) faults.push(`${object.site}: ${object.name} (${object.key}) ${fault}`);
  }
  return [...new Set(faults)];
}

/** WARC files stay for ever; what is made of them is replaced by what is made later, and indexes may be let go. */
function lossOf(object: CountedObject, there: FinalObject | undefined): string | null {
  if (there === undefined) return object.name.startsWith("indexes/") ? null : "was acknowledged and is gone";
  if (there.key === object.key) return there.sha256 === object.sha256 ? null : "has other bytes than it had";
  if (object.name.startsWith("warcs/")) return `was replaced by ${there.key}`;
  return there.key > object.key ? null : `was set back to ${there.key}`;
}

/** No object of a fence that was not the site's any more began to count; in the order in which they did. */
export function judgeFences(counted: readonly CountedObject[]): string[] {
  const highest = new Map<string, number>();
  return counted.flatMap(({ site, key, heldFence }) => {
    const least = Math.max(heldFence, highest.get(site) ?? 0);
    const fence = fenceOfObject(key) ?? -1;
    highest.set(site, Math.max(least, fence));
    return fence >= least ? [] : [`${site}: ${key} began to count when the fence was ${least}`];
  });
}

// Signs of caches and proxies: does the certificate name what the answers show, host by host, and nothing else?
import type { ShapedHead } from "../certificate-shape.js";
import type { FalseLines } from "../false-lines.js";
import type { Look } from "../read/look.js";

/** Compares `vantage.caches` with the looks listed; certificates of older versions do not have it. */
export function checkCaches(
  { vantage: { caches } }: ShapedHead,
  looks: Iterable<readonly [url: string, looks: readonly Look[]]>,
  isWhole: boolean,
  lines: FalseLines,
): void {
  if (caches === undefined) return;
  const shown = signsShown(looks);
  const named = new Set(caches.flatMap(({ host, fields }) => fields.map((name) => `${name} from ${host}`)));
  if (new Set(caches.map(({ host }) => host)).size < caches.length)
    lines.add("vantage.caches", "a host is named twice");
  for (const sign of shown)
    if (!named.has(sign)) lines.add("vantage.caches", `answers show ${sign}, which is not named`);
  // What a removed record showed can no longer be seen.
  for (const sign of named)
    if (isWhole && !shown.has(sign)) lines.add("vantage.caches", `no answer shows ${sign}`);
}

function signsShown(looks: Iterable<readonly [url: string, looks: readonly Look[]]>): Set<string> {
  const signs = new Set<string>();
  for (const [url, seen] of looks)
    for (const { shown } of seen)
      if ("validators" in shown)
        for (const name of shown.validators.cacheFields ?? []) signs.add(`${name} from ${new URL(url).host}`);
  return signs;
}

// The slides' categories of change (003 "Incoherence Categories"), from the operations that count.
import { wordsOf } from "../page/page-model.js";
import type { Operation } from "../delta/block-delta.js";

/** What the archive knows of the site's pages; addresses as given, without fragment. */
export interface KnownPages {
  /** Pages known before the new version was seen. */
  readonly before: Iterable<string>;
  /** Pages there when the new version was seen. */
  readonly after: Iterable<string>;
}

/** Text changed in at least this share of the page's own words is a "large section": the slides set no number. */
export const MAJOR_SHARE = 0.05;

/** Words that counting operations deleted or inserted, whichever is more, as a share of all words. */
export function changedShare(operations: readonly Operation[], words: number): number {
  let [deleted, inserted] = [0, 0];
  for (const { type, before, after, excuse } of operations) {
    if (excuse !== null || type === "move") continue;
    const [gone, come] = wordDifference(textIn(before), textIn(after));
    deleted += gone;
    inserted += come;
  }
  return Math.min(1, Math.max(deleted, inserted) / Math.max(1, words));
}

function textIn(element: Operation["before"]): string[] {
  return element !== null && (element.kind === "text" || element.kind === "title")
    ? wordsOf(element.shown)
    : [];
}

function wordDifference(before: readonly string[], after: readonly string[]): [number, number] {
  const counts = new Map<string, number>();
  for (const word of before) counts.set(word, (counts.get(word) ?? 0) + 1);
  let kept = 0;
  for (const word of after) {
    const left = counts.get(word) ?? 0;
    if (left > 0) kept++;
    counts.set(word, left - 1);
  }
  return [before.length - kept, after.length - kept];
}

/** Links that lead to pages new to the site, or that led to pages now gone. */
export interface StructuralChange {
  readonly toNew: readonly string[];
  readonly toRemoved: readonly string[];
}

/** Resolves link operations against the site's known pages; `comparable` brings addresses into compared form. */
export function structuralChange(
  operations: readonly Operation[],
  known: KnownPages,
  comparable: (url: string) => string | null,
): StructuralChange {
  const forms = (urls: Iterable<string>): Set<string> =>
    new Set([...urls].flatMap((url) => comparable(url) ?? []));
  const [old, now] = [forms(known.before), forms(known.after)];
  const toNew = new Set<string>();
  const toRemoved = new Set<string>();
  for (const { type, before, after } of operations) {
    if (type === "move") continue;
    if (after?.kind === "link" && now.has(after.value) && !old.has(after.value)) toNew.add(after.value);
    if (before?.kind === "link" && old.has(before.value) && !now.has(before.value))
      toRemoved.add(before.value);
  }
  return { toNew: [...toNew], toRemoved: [...toRemoved] };
}

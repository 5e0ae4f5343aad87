// The slides' categories of change (slides2010 "Incoherence Categories"), from the operations that count.
import { GrowingNumbers, StringTable } from "#packed/index.js";
import { comparableAddress } from "../page/address.js";
import { wordsOf, type PageElement } from "../page/page-model.js";
import type { Operation } from "../delta/block-delta.js";
import type { ScrubRules } from "../scrub/rules.js";

/** What the archive knows of the site's pages; addresses as given, without fragment. */
export interface KnownPages {
  /** Pages known before the new version was seen. */
  readonly before: Iterable<string>;
  /** Pages there when the new version was seen. */
  readonly after: Iterable<string>;
}

/** Text changed in at least this share of the page's own words is a "large section": the slides set no number. */
export const MAJOR_SHARE = 0.05;

/**
 * Words that the page has lost or gained, whichever is more, as a share of its own words: counted over the whole page,
 * since how its lines are cut or in which elements they stand says nothing. What does not count is taken out.
 */
export function changedShare(
  before: readonly PageElement[],
  after: readonly PageElement[],
  operations: readonly Operation[],
  words: number,
): number {
  const counts = new Map<string, number>();
  const add = (element: PageElement | null, sign: number): void => {
    for (const word of textIn(element)) counts.set(word, (counts.get(word) ?? 0) + sign);
  };
  for (const element of before) add(element, -1);
  for (const element of after) add(element, 1);
  for (const op of operations)
    // Lines cut elsewhere are left in: their words stand in the other version too.
    if (op.excuse !== null && op.excuse !== "recut") {
      add(op.before, 1);
      add(op.after, -1);
    }
  let [deleted, inserted] = [0, 0];
  for (const count of counts.values()) {
    if (count < 0) deleted -= count;
    else inserted += count;
  }
  return Math.min(1, Math.max(deleted, inserted) / Math.max(1, words));
}

function textIn(element: PageElement | null): string[] {
  return element !== null && (element.kind === "text" || element.kind === "title")
    ? wordsOf(element.value)
    : [];
}

/** Links that lead to pages new to the site, or that led to pages now gone. */
export interface StructuralChange {
  readonly toNew: readonly string[];
  readonly toRemoved: readonly string[];
}

/** Resolves link operations against the site's known pages. */
export function structuralChange(
  operations: readonly Operation[],
  known: KnownPages,
  rules: ScrubRules,
): StructuralChange {
  const toNew = new Set<string>();
  const toRemoved = new Set<string>();
  for (const { type, before, after } of operations) {
    if (type === "move") continue;
    // Most pages that change keep their links: only for one that does not is the site gone through.
    if (after?.kind === "link" && knownWhen(after.value, known, rules) === NOW) toNew.add(after.value);
    if (before?.kind === "link" && knownWhen(before.value, known, rules) === OLD) toRemoved.add(before.value);
  }
  return { toNew: [...toNew], toRemoved: [...toRemoved] };
}

const [OLD, NOW] = [1, 2] as const;

/** Addresses in their compared form, packed, and whether each was known before (OLD), after (NOW) or both. */
interface ComparedForms {
  readonly ruleSet: string;
  readonly addresses: StringTable;
  readonly when: GrowingNumbers;
}

/** A capture compares many pages against the same known ones: their compared form is made once. */
const remembered = new WeakMap<KnownPages, ComparedForms>();

function knownWhen(address: string, known: KnownPages, rules: ScrubRules): number {
  let forms = remembered.get(known);
  if (forms?.ruleSet !== rules.digest) remembered.set(known, (forms = comparedForms(known, rules)));
  const number = forms.addresses.numberOf(address);
  return number === -1 ? 0 : forms.when.at(number);
}

function comparedForms({ before, after }: KnownPages, rules: ScrubRules): ComparedForms {
  const addresses = new StringTable();
  const when = new GrowingNumbers(Uint32Array);
  for (const [urls, flag] of [
    [before, OLD],
    [after, NOW],
  ] as const) {
    for (const url of urls) {
      const address = comparableAddress(url, null, "link", rules);
      if (address === null) continue;
      const number = addresses.add(address);
      if (number === when.length) when.push(0);
      when.set(number, when.at(number) | flag);
    }
  }
  return { ruleSet: rules.digest, addresses, when };
}

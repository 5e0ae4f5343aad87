// What the rules say of one capture and one reader. The one place where that is decided.
import type { Instant } from "../time/instant.js";
import { endOfSpan, type AccessRule, type CalendarSpan } from "./access-rule.js";

/** A capture, and who asks for it when. */
export interface RulingQuestion {
  /** The look-up key of the address. */
  readonly surt: string;
  /** The site or import that it belongs to. */
  readonly collection: string | null;
  /** When it was captured. */
  readonly at: Instant;
  readonly now: Instant;
  readonly group: string;
}

/** What comes of it. */
export type Ruling =
  | { readonly kind: "allow" }
  | { readonly kind: "unlisted"; readonly rule: string }
  | { readonly kind: "blocked"; readonly rule: string; readonly message: string }
  | {
      readonly kind: "embargoed";
      readonly rule: string;
      readonly until: Instant;
      readonly message: string | null;
    };

const ALLOWED: Ruling = { kind: "allow" };

/**
 * The ruling of the most specific rule that is about the capture and the reader; without one, everything is allowed. An
 * embargo that has ended is no rule any more.
 */
export function ruling(rules: readonly AccessRule[], question: RulingQuestion): Ruling {
  let best: AccessRule | null = null;
  for (const rule of rules)
    // Of two that are equally specific the later one wins.
    if (isAbout(rule, question) && (best === null || !isMoreSpecific(best, rule))) best = rule;
  return best === null ? ALLOWED : rulingBy(best, question);
}

function isAbout(rule: AccessRule, question: RulingQuestion): boolean {
  const { collection, from, to } = rule;
  return (
    isForGroup(rule, question.group) &&
    coversKey(rule, question.surt) &&
    (collection === null || collection === question.collection) &&
    (from === null || from <= question.at) &&
    (to === null || question.at <= to) &&
    !hasEnded(rule, question)
  );
}

/** Whether the rule speaks of the group at all. */
export function isForGroup({ groups }: AccessRule, group: string): boolean {
  return groups === null || groups.includes(group);
}

/** Whether the rule reaches a look-up key. */
export function coversKey({ surt, match }: Pick<AccessRule, "surt" | "match">, key: string): boolean {
  if (match === "exact") return key === surt;
  if (match === "prefix") return key.startsWith(surt) || isFolderItself(surt, key);
  // `org,example` is a host, its ports and the hosts below it, and not `org,examples`.
  return key.startsWith(surt) && (surt === "" || /[),:]/.test(key.charAt(surt.length)));
}

/** Keys lose the slash at their end: `…)/a/` means the page at `/a/` too, whatever its query, and not `/ab`. */
function isFolderItself(surt: string, key: string): boolean {
  if (!/[^)]\/$/.test(surt)) return false;
  const folder = surt.slice(0, -1);
  return key === folder || key.startsWith(`${folder}?`);
}

function hasEnded({ access }: AccessRule, { at, now }: Pick<RulingQuestion, "at" | "now">): boolean {
  return access.kind === "embargo" && endOfEmbargo(access.until, at) <= now;
}

function endOfEmbargo(until: Instant | CalendarSpan, at: Instant): Instant {
  return typeof until === "number" ? until : endOfSpan(at, until);
}

/** By address first, then by collection, then by readers, then by time. */
function isMoreSpecific(a: AccessRule, b: AccessRule): boolean {
  const [ranksA, ranksB] = [ranksOf(a), ranksOf(b)];
  for (const [i, rank] of ranksA.entries()) if (rank !== ranksB[i]) return rank > ranksB[i]!;
  return false;
}

function ranksOf({ match, surt, collection, groups, from, to }: AccessRule): number[] {
  return [
    Number(match === "exact"),
    surt.length,
    Number(collection !== null),
    Number(groups !== null),
    Number(from !== null || to !== null),
  ];
}

function rulingBy({ id, access }: AccessRule, { at }: RulingQuestion): Ruling {
  switch (access.kind) {
    case "allow":
      return ALLOWED;
    case "unlist":
      return { kind: "unlisted", rule: id };
    case "block":
      return { kind: "blocked", rule: id, message: access.message };
    case "embargo":
      return {
        kind: "embargoed",
        rule: id,
        until: endOfEmbargo(access.until, at),
        message: access.message,
      };
  }
}

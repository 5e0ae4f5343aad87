// The rules of evidence, written anew from docs/certificate.md: what looks at one page prove at an instant.
import { parseHttpDate } from "#formats/index.js";
import type { Validators, Verdict } from "#model/index.js";
import { showsState, stateKey, type Look, type StateLook } from "../read/look.js";

/** Closed; epoch milliseconds. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** What follows from the looks. */
export interface Judgement {
  /** The verdicts that the looks allow; more than one only where they show no state. */
  readonly verdicts: readonly Verdict[];
  readonly evidence: string;
  readonly interval: Span | null;
  /** First look of the version that the certificate speaks of. */
  readonly held: StateLook | null;
  readonly restsOn: readonly Look[];
}

/** Consecutive equal states, and the 304s we asked for that directly follow them. */
interface Run {
  readonly states: StateLook[];
  readonly confirmed: Look[];
}

/** What a host's own words are worth. */
export interface HostWords {
  /** Upper bound of the skew of a host whose Last-Modified passes the trust test; `null` when it fails. */
  readonly skewUpperMs: number | null;
  /** Whether its 304s may carry a claim. */
  readonly notModified: boolean;
}

/** Of a host of which nothing is known. */
export const NO_WORDS: HostWords = { skewUpperMs: null, notModified: true };

/** Judges the looks at one page, given in the order of their times. */
export function judge(all: readonly Look[], at: number, words: HostWords): Judgement {
  const { skewUpperMs } = words;
  const looks = all.filter((look) => look.shown.kind !== "unchanged" || isWorthSomething(look, words));
  const runs = runsOf(looks);
  if (runs.length === 0) return withoutState(looks);
  if (variesByItself(looks)) return unproved(["self-varying"], runs[0]!);
  for (const run of runs) {
    const interval = observed(run);
    if (interval && contains(interval, at))
      return { ...unproved(["sharp"], run), evidence: "observed", interval, restsOn: members(run) };
  }
  for (const run of runs) {
    const interval = attested(run, looks, skewUpperMs);
    if (!interval || !contains(interval, at)) continue;
    const by304 = attested(run, looks, null);
    const evidence = by304 && contains(by304, at) ? "attested:304" : "attested:last-modified";
    return { ...unproved(["attested"], run), evidence, interval, restsOn: members(run) };
  }
  return nothingProved(looks.filter(showsState), runs, at);
}

/** A 304 by Last-Modified is worth no more than the host's stamps. */
function isWorthSomething({ condition }: Look, { skewUpperMs, notModified }: HostWords): boolean {
  return notModified && (condition?.by !== "last-modified" || skewUpperMs !== null);
}

function members(run: Run): Look[] {
  return [...run.states, ...run.confirmed];
}

function unproved(verdicts: readonly Verdict[], run: Run): Judgement {
  return { verdicts, evidence: "none", interval: null, held: run.states[0]!, restsOn: [] };
}

function withoutState(looks: readonly Look[]): Judgement {
  const last = looks.at(-1)?.shown.kind;
  const verdicts: readonly Verdict[] =
    last === undefined
      ? ["skipped", "failed", "excluded"]
      : last === "refused"
        ? ["excluded"]
        : [last === "blocked" ? "blocked" : "failed", "excluded"];
  return { verdicts, evidence: "none", interval: null, held: null, restsOn: [] };
}

function nothingProved(states: readonly StateLook[], runs: readonly Run[], at: number): Judgement {
  const before = states.findLast((look) => look.lastByteAt <= at);
  const after = states.find((look) => look.sentAt >= at);
  const held = before ?? after ?? states[0]!;
  const run = runs.find(({ states: own }) => own.includes(held))!;
  if (!before && after) return unproved(["late"], run);
  if (!before || !after || stateKey(before) === stateKey(after)) return unproved(["seen"], run);
  const isGone = isAbsent(after.shown.status) && !isAbsent(before.shown.status);
  return unproved([isGone ? "gone" : "changed"], run);
}

function isAbsent(status: number): boolean {
  return status === 404 || status === 410;
}

function contains({ from, to }: Span, at: number): boolean {
  return from <= at && at <= to;
}

function runsOf(looks: readonly Look[]): Run[] {
  const runs: Run[] = [];
  for (const look of looks) {
    const run = runs.at(-1);
    if (run && look.shown.kind === "unchanged" && asksFor(look, run.states.at(-1)!)) run.confirmed.push(look);
    if (!showsState(look)) continue;
    if (run && stateKey(run.states[0]!) === stateKey(look)) run.states.push(look);
    else runs.push({ states: [look], confirmed: [] });
  }
  return runs;
}

/** Whether a request asked if this very state was still there. */
function asksFor({ condition }: Look, { shown: { validators } }: StateLook): boolean {
  if (condition === null) return false;
  if (condition.by === "etag") return condition.value === validators.etag;
  return validators.lastModified !== null && parseHttpDate(condition.value) === validators.lastModified;
}

/** The answers to the plain request: a conditional one may contradict, but bounds nothing. */
function plainOf({ states }: Run): StateLook[] {
  return states.filter(({ condition }) => condition === null);
}

/** Two probes, one right after the other, that differ. */
function variesByItself(looks: readonly Look[]): boolean {
  const probes = looks.filter(showsState).filter((look) => look.pass === "probe");
  return probes.some((look, i) => i > 0 && stateKey(look) !== stateKey(probes[i - 1]!));
}

/** From the last byte of the first look to the sending of the last one that vouches for it. */
function observed(run: Run): Span | null {
  const [first, ...later] = plainOf(run);
  if (!first) return null;
  return span(first.lastByteAt, Math.max(...later.map((look) => vouchedUntil(look, look.shown.validators))));
}

/** A copy from a cache vouches until it left the origin: sentAt − Age − 1 s, and for nothing without an Age. */
function vouchedUntil(look: Look, { cacheSigns, ageSeconds }: Validators): number {
  if (!cacheSigns) return look.sentAt;
  return ageSeconds === null ? -Infinity : look.sentAt - (ageSeconds + 1) * 1000;
}

function attested(run: Run, looks: readonly Look[], skewUpperMs: number | null): Span | null {
  const plain = plainOf(run);
  if (plain.length === 0) return null;
  const untils = [...plain, ...run.confirmed].map((look) =>
    "validators" in look.shown ? vouchedUntil(look, look.shown.validators) : -Infinity,
  );
  const from = modifiedBefore(run, looks, skewUpperMs) ?? plain[0]!.lastByteAt;
  return span(from, Math.max(...untils));
}

function span(from: number, to: number): Span | null {
  return from <= to ? { from, to } : null;
}

/** Last-Modified + 1 s + the skew's upper bound, unless a stamp moved or what we saw contradicts it. */
function modifiedBefore(run: Run, looks: readonly Look[], skewUpperMs: number | null): number | null {
  const { states } = run;
  const [first, plain] = [states[0]!, plainOf(run)[0]!];
  const stamp = first.shown.validators.lastModified;
  if (skewUpperMs === null || stamp === null) return null;
  if (states.some((look) => look.shown.validators.lastModified !== stamp)) return null;
  const from = Math.min(Math.ceil(stamp + 1000 + skewUpperMs), plain.lastByteAt);
  const contradicts = (look: Look): boolean =>
    showsState(look) &&
    !look.shown.validators.cacheSigns &&
    stateKey(look) !== stateKey(first) &&
    look.sentAt !== first.sentAt &&
    look.sentAt > from;
  return looks.slice(0, looks.indexOf(first)).some(contradicts) ? null : from;
}

/** The trust tests of one host, from the looks at its pages, which are gone through more than once. */
export function hostWords(pages: Iterable<readonly Look[]>): HostWords {
  let notModified = true;
  for (const looks of pages) notModified &&= hasHonestTags(looks);
  return { skewUpperMs: trustedSkew(pages), notModified };
}

/** No ETag stands for two states, and no 304 is denied by the next state. */
function hasHonestTags(looks: readonly Look[]): boolean {
  const stateOfTag = new Map<string, string>();
  let [before, isUnderTest]: [string | null, boolean] = [null, false];
  for (const look of looks) {
    if (look.shown.kind === "unchanged" && look.condition !== null) isUnderTest = true;
    if (!showsState(look)) continue;
    const key = stateKey(look);
    const { etag } = look.shown.validators;
    if (isUnderTest && before !== null && before !== key) return false;
    if (etag !== null && look.shown.status === 200) {
      if ((stateOfTag.get(etag) ?? key) !== key) return false;
      stateOfTag.set(etag, key);
    }
    [before, isUnderTest] = [key, false];
  }
  return true;
}

function trustedSkew(pages: Iterable<readonly Look[]>): number | null {
  let [lower, upper] = [-Infinity, Infinity];
  for (const looks of pages)
    for (const { sentAt, firstByteAt, shown } of whole(looks)) {
      const { date, cacheSigns } = shown.validators;
      if (date === null || cacheSigns) continue;
      lower = Math.max(lower, sentAt - date - 1000);
      upper = Math.min(upper, firstByteAt - date);
    }
  if (upper === Infinity || lower >= upper) return null;
  for (const looks of pages)
    if (!whole(looks).every((look, i, states) => isHonest(look, states[i - 1], upper))) return null;
  return upper;
}

function whole(looks: readonly Look[]): StateLook[] {
  return looks.filter(showsState).filter(({ shown }) => shown.status === 200);
}

function isHonest(look: StateLook, older: StateLook | undefined, skewUpperMs: number): boolean {
  const { date, lastModified } = look.shown.validators;
  if (date !== null && lastModified !== null && Math.abs(date - lastModified) <= 1000) return false;
  if (!older) return true;
  if (stateKey(older) === stateKey(look)) return older.shown.validators.lastModified === lastModified;
  return lastModified === null || lastModified + 1000 + skewUpperMs >= older.sentAt;
}

// What follows from looks.
// oxlint-disable complexity -- each function is one paragraph of the format page, to be read beside it
import { type Look } from "./terms.js";

const keyOf = ({ shown }: Look): string => {
  const { status, location, contentType, contentDigest } = shown.state!;
  return JSON.stringify([status, location, contentType, contentDigest]);
};

export const isState = (look: Look): boolean => look.shown.kind === "state";

function until(look: Look): number {
  if (!look.shown.cached) return look.sent;
  return look.shown.age === null ? -Infinity : look.sent - (look.shown.age! + 1) * 1000;
}

interface Judged {
  verdict: string;
  allowed: string[];
  evidence: string;
  from: number | null;
  to: number | null;
  held: Look | null;
  rests: Look[];
}

export interface Trust {
  skew: number | null;
  notModified: boolean;
}

export function judge(all: readonly Look[], at: number, trust: Trust | undefined): Judged {
  const skew = trust?.skew ?? null;
  const isVoid = ({ shown, condition }: Look): boolean =>
    shown.kind === "unchanged" &&
    (trust?.notModified === false || (condition?.by === "stamp" && skew === null));
  const looks = all.filter((look) => !isVoid(look));
  const none = { evidence: "none", from: null, to: null, rests: [] };
  const plain = (allowed: string[], held: Look | null): Judged => ({
    verdict: allowed[0]!,
    allowed,
    held,
    ...none,
  });
  const states = looks.filter(isState);
  if (states.length === 0) {
    const last = looks.at(-1)?.shown.kind;
    if (!last) return plain(["skipped", "failed", "excluded"], null);
    if (last === "refused") return plain(["excluded"], null);
    return plain([last === "blocked" ? "blocked" : "failed", "excluded"], null);
  }
  const runs: { states: Look[]; notModified: Look[] }[] = [];
  for (const look of looks) {
    const open = runs.at(-1);
    if (look.shown.kind === "unchanged") {
      if (open && asksFor(look, open.states.at(-1)!)) open.notModified.push(look);
    } else if (isState(look) && open && keyOf(open.states[0]!) === keyOf(look)) open.states.push(look);
    else if (isState(look)) runs.push({ states: [look], notModified: [] });
  }
  const probes = states.filter(({ pass }) => pass === "probe");
  if (probes.some((look, i) => i > 0 && keyOf(look) !== keyOf(probes[i - 1]!)))
    return plain(["self-varying"], runs[0]!.states[0]!);
  const plainOf = (run: { states: Look[] }): Look[] => run.states.filter((l) => l.condition === null);
  for (const run of runs) {
    const [first, ...later] = plainOf(run);
    if (!first) continue;
    const from = first.last;
    const to = Math.max(...later.map(until));
    if (from <= at && at <= to)
      return {
        ...plain(["sharp"], run.states[0]!),
        evidence: "observed",
        from,
        to,
        rests: [...run.states, ...run.notModified],
      };
  }
  for (const run of runs) {
    const first = run.states[0]!;
    const begin = plainOf(run)[0]?.last;
    if (begin === undefined) continue;
    const to = Math.max(...[...plainOf(run), ...run.notModified].map(until));
    let from = begin;
    const stamp = first.shown.modified;
    if (
      skew !== null &&
      stamp !== null &&
      stamp !== undefined &&
      run.states.every((l) => l.shown.modified === stamp)
    ) {
      const early = Math.min(stamp + 1000 + skew, begin);
      const against = states.some(
        (l) => keyOf(l) !== keyOf(first) && !l.shown.cached && l.sent > early && l.sent < first.sent,
      );
      if (!against) from = early;
    }
    if (from <= at && at <= to) {
      const evidence = begin <= at && at <= to ? "attested:304" : "attested:last-modified";
      return {
        ...plain(["attested"], first),
        evidence,
        from,
        to,
        rests: [...run.states, ...run.notModified],
      };
    }
  }
  const before = states.findLast((look) => look.last <= at);
  const after = states.find((look) => look.sent >= at);
  const chosen = before ?? after ?? states[0]!;
  const held = runs.find((run) => run.states.includes(chosen))!.states[0]!;
  if (!before && after) return plain(["late"], held);
  if (before && after && keyOf(before) !== keyOf(after)) {
    const absent = (look: Look): boolean => [404, 410].includes(look.shown.state!.status);
    return plain([absent(after) && !absent(before) ? "gone" : "changed"], held);
  }
  return plain(["seen"], held);
}

/** Whether a conditional request is about this state. */
function asksFor({ condition }: Look, { shown }: Look): boolean {
  if (condition === null) return false;
  if (condition.by === "etag") return condition.value === shown.etag;
  return typeof shown.modified === "number" && Date.parse(condition.value) === shown.modified;
}

export function hostTrust(pages: ReadonlyMap<string, readonly Look[]>): Map<string, Trust> {
  const hosts = new Map<string, Look[][]>();
  for (const [url, looks] of pages)
    if (looks.length > 0) hosts.set(new URL(url).host, [...(hosts.get(new URL(url).host) ?? []), [...looks]]);
  return new Map(
    [...hosts].map(([host, own]) => [host, { skew: trusted(own), notModified: own.every(tagsHold) }]),
  );
}

function tagsHold(looks: readonly Look[]): boolean {
  const states = looks.filter(isState);
  const tagged = states.filter(({ shown }) => shown.etag && shown.state!.status === 200);
  if (tagged.some((a) => tagged.some((b) => a.shown.etag === b.shown.etag && keyOf(a) !== keyOf(b))))
    return false;
  return looks.every((look, i) => {
    if (look.shown.kind !== "unchanged" || look.condition === null) return true;
    const [before, after] = [looks.slice(0, i).findLast(isState), looks.slice(i).find(isState)];
    return !before || !after || keyOf(before) === keyOf(after);
  });
}

function trusted(pages: readonly Look[][]): number | null {
  const ok = pages.map((looks) =>
    looks.filter((look) => look.shown.state?.status === 200).sort((a, b) => a.sent - b.sent),
  );
  let [low, high] = [-Infinity, Infinity];
  for (const { sent, first, shown } of ok.flat()) {
    if (shown.cached || shown.date === null) continue;
    low = Math.max(low, sent - shown.date! - 1000);
    high = Math.min(high, first - shown.date!);
  }
  if (high === Infinity || low >= high) return null;
  for (const looks of ok)
    for (const [i, look] of looks.entries()) {
      const { date, modified } = look.shown;
      if (date !== null && modified !== null && Math.abs(date! - modified!) <= 1000) return null;
      const older = looks[i - 1];
      if (!older) continue;
      if (keyOf(older) === keyOf(look)) {
        if (older.shown.modified !== modified) return null;
      } else if (modified !== null && modified! + 1000 + high < older.sent) return null;
    }
  return high;
}

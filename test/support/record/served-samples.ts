// Small answers, contents and testimonies for tests of a recorder.
import {
  instant,
  type Digest,
  type Instant,
  type KeptContent,
  type PageUrl,
  type Told,
} from "#model/index.js";
import type { ServedPage, Testimony, ToldContent } from "#ports/index.js";
import { readAnswer } from "#formats/http/told-content.js";
import { newPage, takeRun, type AnswerRun } from "#record/served/index.js";

/** 2026-11-18, noon. */
export const NOON = instant(Date.UTC(2026, 10, 18, 12));
export const PAGE = "https://site.test/a" as PageUrl;

/** Answers of a form: those of a run arrive at `from` and `to` and take `ms` each. */
export function run(
  form: string,
  from: number,
  to: number = from,
  patch: Partial<AnswerRun> & { ms?: number } = {},
): AnswerRun {
  const { ms = 10, ...rest } = patch;
  const at = (offset: number): Instant => instant(NOON + offset);
  return {
    url: PAGE,
    variant: null,
    form,
    firstArrivedAt: at(from),
    lastArrivedAt: at(to),
    firstLastByteAt: at(from + ms),
    lastLastByteAt: at(to + ms),
    count: from === to ? 1 : 2,
    lost: null,
    ...rest,
  };
}

/** A content that is on record. */
export function kept(name: string): KeptContent {
  const digest = `sha-256:${Buffer.from(name.padEnd(32, ".")).toString("hex")}` as Digest;
  return {
    url: PAGE,
    kind: "document",
    identity: { status: 200, location: null, contentType: "text/html", contentDigest: digest },
    payloadDigest: digest,
    payloadBytes: 1,
    validators: { etag: null, lastModified: null, date: null, ageSeconds: null, cacheSigns: false },
    records: [],
  };
}

/** A page after runs, each of the content that its form names. */
export function afterRuns(...runs: readonly AnswerRun[]): ServedPage {
  const names = [...new Set(runs.map(({ form }) => form))];
  const contents = names.map((form) => ({ identity: form, forms: [form], kept: kept(form) }));
  const page: ServedPage = { ...newPage(PAGE, "run 0"), contents };
  return runs.reduce((held, one) => takeRun(held, one, names.indexOf(one.form)), page);
}

/** A page's spans in words: content, both ends, count; by variant. */
export function spansOf({ contents, variants }: ServedPage): Record<string, string[]> {
  const words = variants.map(({ name, spans }) => [
    name?.replace(/\(.*\)/, "") ?? "public",
    spans.map(
      ({ content, from, to, count }) =>
        `${contents[content]!.identity} ${from - NOON}..${Math.max(from, to) - NOON} x${count}`,
    ),
  ]);
  const merged: Record<string, string[]> = {};
  for (const [name, spans] of words as [string, string[]][])
    merged[name] = [...(merged[name] ?? []), ...spans];
  return merged;
}

/** A testimony that keeps everything in memory, and what it was given. */
export function memoryTestimony(id = "20261118000000000") {
  const given = {
    contents: [] as ToldContent[],
    told: [] as { readonly url: PageUrl; readonly told: Told }[],
    notes: [] as string[],
    ends: 0,
  };
  const testimony: Testimony = {
    capture: { id } as Testimony["capture"],
    keep: async (content) => {
      const facts = await readAnswer({ first: content.bytes as Uint8Array, pieces: null } as never);
      if ("problem" in facts) throw new Error(facts.problem);
      given.contents.push(content);
      const { payloadOffset: _, ...rest } = facts;
      return { url: content.url, kind: "document", ...rest, records: [] };
    },
    tell: async ({ url }, told) => void given.told.push({ url, told }),
    note: (words) => void given.notes.push(words),
    conclude: async () => {
      given.ends++;
      return { capture: id, pages: 0, versions: given.told.length, from: null, to: null };
    },
    leave: async () => undefined,
  };
  return { testimony, given };
}

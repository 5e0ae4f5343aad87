// A testimony for tests: contents and spans by few words, in an archive of their own.
import {
  instant,
  type Instant,
  type KeptContent,
  type PageUrl,
  type Told,
  type ToldTier,
} from "#model/index.js";
import type { Archive, Clock, Testimony, ToldContent } from "#ports/index.js";
import { openTestimony } from "#testimony/index.js";

/** 2023-11-14; what is told lies after it. */
export const T0 = 1_700_000_000_000;

/** So many minutes after it. */
export const minute = (minutes: number): Instant => instant(T0 + minutes * 60_000);

/** A page of the site that tests tell of. */
export const toldUrl = (path: string): PageUrl => `https://told.example${path}` as PageUrl;

/** A clock that stands, well after everything told. */
export const STILL_CLOCK: Clock = { now: () => instant(T0 + 86_400_000 * 30), sleepUntil: async () => {} };

/** A testimony of a tier in an archive; the unfinished one of an id where that is given. */
export function tellIn(archive: Archive, tier: ToldTier, resume?: string): Promise<Testimony> {
  return openTestimony(
    { site: "told.example", seeds: [toldUrl("/")], tier, by: "a test", settings: { depth: 1 } },
    { archive, clock: STILL_CLOCK, logger: { log: () => undefined } },
    resume,
  );
}

/** A document of the owner's files. */
export function sourceContent(path: string, text: string, at: Instant): ToldContent {
  return {
    type: "resource",
    url: toldUrl(path),
    at,
    origin: `files${path}`,
    conversion: null,
    contentType: "text/html",
    bytes: Buffer.from(`<title>${text}</title><p>${text}`),
  };
}

/** An answer that a recorder saw. */
export function servedContent(path: string, text: string, at: Instant): ToldContent {
  const body = `<title>${text}</title><p>${text}`;
  const head = `HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: ${body.length}\r\n\r\n`;
  return {
    type: "response",
    url: toldUrl(path),
    at,
    origin: "recorder",
    conversion: null,
    bytes: Buffer.from(head + body),
    leftOut: "Set-Cookie",
  };
}

/** Keeps a content and tells a span of it at once. */
export async function keepAndTell(
  testimony: Testimony,
  content: ToldContent,
  told: Told,
): Promise<KeptContent> {
  const kept = await testimony.keep(content);
  await testimony.tell(kept, told);
  return kept;
}

/** What the owner says of a time, in minutes. */
export const published = (from: number, to: number): Told => ({
  tier: "source",
  from: minute(from),
  to: minute(to),
});

/** What a recorder counted in a time, in minutes. */
export const served = (from: number, to: number, count: number): Told => ({
  tier: "served",
  from: minute(from),
  to: minute(to),
  count,
});

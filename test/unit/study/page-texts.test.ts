// What sightings of a page come to for search: above all, of a page that a browser showed, the text that it showed.
import { expect, it } from "vitest";
import {
  instant,
  type CapturedSighting,
  type PageRendering,
  type PageUrl,
  type Sighting,
} from "#model/index.js";
import type { Archive, IndexEntry } from "#ports/index.js";
import { pageTexts, type TextSources } from "#study/page-texts.js";

const URL_OF_PAGE = "http://a.example/app" as PageUrl;
const RENDERED_AT = instant(10_000);

function seen(at: number, over: Partial<Sighting["outcome"]> = {}, captureId = "c1"): Sighting {
  const outcome = {
    kind: "captured",
    identity: { status: 200, location: null, contentType: "text/html", contentDigest: "sha-256:shell" },
    payloadBytes: 100,
    ...over,
  } as CapturedSighting["outcome"];
  const times = { sentAt: instant(at), firstByteAt: instant(at), lastByteAt: instant(at) };
  return { url: URL_OF_PAGE, captureId, seq: at, pass: "visit", times, outcome, records: [] };
}

const rendering = {
  document: URL_OF_PAGE,
  at: RENDERED_AT,
  textDigest: "sha-256:text",
  title: "App",
  language: "de-DE",
  requests: ["http://a.example/data"],
} as unknown as PageRendering;

const looksAt = (...sightings: readonly Sighting[]) => ({ url: URL_OF_PAGE, sightings });

function sources(held: readonly string[] = []): TextSources {
  const entry = { url: `urn:text:${URL_OF_PAGE}`, at: RENDERED_AT, recordType: "resource" } as IndexEntry;
  const http = (body: string): Buffer =>
    Buffer.from(`HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n${body}`);
  const archive = {
    search: { held: async () => new Set(held) },
    warcs: { read: async () => http("<title>Shell</title><p>loading") },
    index: {
      lookup: async () => [entry],
      read: async () => ({ entry, httpBytes: http("what the reader saw") }),
    },
  } as unknown as Archive;
  return {
    archive,
    siteOf: new Map([
      ["c1", "site"],
      ["c2", "site"],
    ]),
    renderingOf: async (captureId) => (captureId === "c1" ? rendering : null),
    pdfs: { read: async () => null },
  };
}

it("what a browser showed is the page's text, with the pages that it was made of", async () => {
  const { looks, texts } = await pageTexts(sources(), looksAt(seen(10_200), seen(20_000)));
  expect(texts).toMatchObject([
    { key: "shown sha-256:text", text: "what the reader saw", title: "App", language: "de" },
  ]);
  expect(looks.map(({ at, text, parts }) => [at, text, parts])).toEqual([
    [10_200, "shown sha-256:text", ["http://a.example/data"]],
    [20_000, "shown sha-256:text", ["http://a.example/data"]],
  ]);
});

it("another capture of the same shell that no browser showed is another text", async () => {
  const { looks, texts } = await pageTexts(sources(), looksAt(seen(10_200), seen(90_000, {}, "c2")));
  expect(looks.map(({ text }) => text)).toEqual(["shown sha-256:text", "sha-256:shell"]);
  expect(texts.map(({ text }) => text)).toEqual(["what the reader saw", "loading"]);
});

it("texts that are held are not read again; states without text, 304s and captures that run are looks or none", async () => {
  const gone = { identity: { status: 404, location: null, contentType: "text/html", contentDigest: "x" } };
  const unchanged = { kind: "unchanged", asked: true } as unknown as Partial<Sighting["outcome"]>;
  const sightings = [
    seen(1, {}, "c2"),
    seen(2, unchanged, "c2"),
    seen(3, gone as Partial<Sighting["outcome"]>, "c2"),
    seen(4, { kind: "failed" } as Partial<Sighting["outcome"]>, "c2"),
    seen(5, {}, "still running"),
  ];
  const { looks, texts } = await pageTexts(sources(["sha-256:shell"]), looksAt(...sightings));
  expect(texts).toEqual([]);
  expect(looks.map(({ at, text }) => [at, text])).toEqual([
    [1, "sha-256:shell"],
    [2, "sha-256:shell"],
    [3, null],
  ]);
});

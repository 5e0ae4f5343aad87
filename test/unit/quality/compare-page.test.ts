// Looks held against what is told of the same time: agree, differ, stale, forgotten, unknown to the source.
import { describe, expect, it } from "vitest";
import {
  instant,
  toldSighting,
  type Digest,
  type PageUrl,
  type Sighting,
  type Told,
  type VersionIdentity,
} from "#model/index.js";
import { comparePage } from "#quality/index.js";

const URL = "https://told.example/" as PageUrl;
const NO_WORDS = { etag: null, lastModified: null, date: null, ageSeconds: null, cacheSigns: false };
const identity = (content: string, more: Partial<VersionIdentity> = {}): VersionIdentity => ({
  status: 200,
  location: null,
  contentType: "text/html",
  contentDigest: `sha-256:${content.repeat(64)}` as Digest,
  ...more,
});
const ref = (id: string) => ({ id, type: "response", file: "f", offset: 0, length: 1 });

function look(at: number, id: VersionIdentity, more: Partial<Sighting> = {}): Sighting {
  const payload = { payloadDigest: id.contentDigest, payloadBytes: 1, validators: NO_WORDS };
  return {
    url: URL,
    captureId: "crawl",
    seq: at,
    pass: "visit",
    times: { sentAt: instant(at), firstByteAt: instant(at + 5), lastByteAt: instant(at + 10) },
    outcome: { kind: "captured", identity: id, ...payload },
    records: [ref(`<look ${at}>`)],
    ...more,
  };
}

function told(
  tier: Told["tier"],
  [from, to]: readonly [number, number],
  id: VersionIdentity,
  more: Partial<Told> = {},
) {
  const kept = {
    url: URL,
    kind: "document",
    identity: id,
    payloadDigest: id.contentDigest,
    payloadBytes: 1,
    validators: NO_WORDS,
    records: [ref(`<content ${from}>`)],
  } as const;
  const span = { tier, from: instant(from), to: instant(to), ...more };
  return toldSighting(kept, span, { captureId: "told", seq: from, record: ref(`<told ${from}>`) });
}

describe("a page as seen and as told", () => {
  it("agrees where the whole fetch lies inside a span of the same content", () => {
    const compared = comparePage([told("source", [0, 100], identity("a")), look(50, identity("a"))]);
    expect(compared).toMatchObject({ agree: { source: 1, served: 0 }, differ: [], stale: [] });
  });

  it("says nothing where the fetch only touches the span", () => {
    const spans = [told("source", [0, 55], identity("a")), told("source", [56, 100], identity("b"))];
    const compared = comparePage([...spans, look(50, identity("c"))]);
    expect(compared).toMatchObject({ agree: { source: 0, served: 0 }, differ: [], stale: [] });
  });

  it("names both records where they differ, and by what", () => {
    const { differ } = comparePage([told("served", [0, 100], identity("a")), look(50, identity("b"))]);
    expect(differ).toMatchObject([
      { by: "content", look: { record: "<look 50>" }, told: { record: "<content 0>", tier: "served" } },
    ]);
    const moved = look(50, identity("a", { status: 301, location: "/b" }));
    expect(comparePage([told("source", [0, 100], identity("a")), moved]).differ).toMatchObject([
      { by: "status" },
    ]);
  });

  it("compares a source by its content alone, since it has no head, and what was served by all of it", () => {
    const seen = look(50, identity("a", { contentType: "text/html; charset=utf-8" }));
    expect(comparePage([told("source", [0, 100], identity("a")), seen]).differ).toEqual([]);
    expect(comparePage([told("served", [0, 100], identity("a")), seen]).differ).toMatchObject([
      { by: "content type" },
    ]);
  });

  it("finds a look that showed what was over, and none where it is told of again", () => {
    const before = told("source", [0, 40], identity("a"));
    const now = told("source", [41, 100], identity("b"), { isCurrent: true });
    const compared = comparePage([before, now, look(50, identity("a"))]);
    expect(compared.stale).toMatchObject([{ told: { from: 0, to: 40 }, look: { sentAt: 50 } }]);
    expect(compared.differ).toHaveLength(1);
    const again = told("source", [41, 100], identity("a"), { isCurrent: true });
    expect(comparePage([before, again, look(50, identity("a"))]).stale).toEqual([]);
    // A source that was current when it was taken may have stood on: nobody says that it was over.
    const current = told("source", [0, 40], identity("a"), { isCurrent: true });
    expect(comparePage([current, look(50, identity("a"))]).stale).toEqual([]);
  });

  it("leaves out what other tools recorded and what some visitors were given", () => {
    const imported = look(50, identity("b"));
    const outcome = { ...imported.outcome, imported: true } as Sighting["outcome"];
    const variant = told("served", [0, 100], identity("c"), { variant: "de" });
    const compared = comparePage([
      told("source", [0, 100], identity("a")),
      variant,
      { ...imported, outcome },
    ]);
    expect(compared).toMatchObject({ agree: { source: 0, served: 0 }, differ: [], stale: [] });
  });
});

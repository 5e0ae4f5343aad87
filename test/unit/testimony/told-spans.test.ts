// Spans of one page and variant never overlap: by their hull where that settles it, by the catalog where it does not.
import { describe, expect, it } from "vitest";
import { toldSighting, type Digest, type Sighting, type Told } from "#model/index.js";
import { ToldSpans } from "../../../src/testimony/told-spans.js";
import { published, served, toldUrl } from "../../support/testimony/telling.js";

const URL = toldUrl("/");

function sightingOf(told: Told): Sighting {
  const digest = `sha-256:${"a".repeat(64)}` as Digest;
  const identity = { status: 200, location: null, contentType: null, contentDigest: digest };
  const validators = { etag: null, lastModified: null, date: null, ageSeconds: null, cacheSigns: false };
  const facts = { url: URL, kind: "document", identity, payloadDigest: digest, payloadBytes: 1 } as const;
  const record = { id: "<r>", type: "metadata", file: "f", offset: 0, length: 1 };
  return toldSighting({ ...facts, validators, records: [] }, told, { captureId: "t", seq: 0, record });
}

function spansOf(told: readonly Told[], most?: number): { spans: ToldSpans; asked: () => number } {
  let asked = 0;
  const spans = new ToldSpans(async () => {
    asked++;
    return told.map(sightingOf);
  }, most);
  for (const one of told) spans.add(URL, one);
  return { spans, asked: () => asked };
}

describe("spans that are told", () => {
  it("may be told from either end without asking the catalog", async () => {
    const { spans, asked } = spansOf([published(10, 20)]);
    expect(await spans.overlaps(URL, published(21, 30))).toBe(false);
    expect(await spans.overlaps(URL, published(0, 9))).toBe(false);
    expect(await spans.overlaps(toldUrl("/other"), published(0, 90))).toBe(false);
    expect(asked()).toBe(0);
  });

  it("overlap where they share one instant", async () => {
    const { spans } = spansOf([published(10, 20)]);
    expect(await spans.overlaps(URL, published(20, 30))).toBe(true);
    expect(await spans.overlaps(URL, published(0, 10))).toBe(true);
    expect(await spans.overlaps(URL, published(12, 13))).toBe(true);
  });

  it("fit into gaps, as the catalog says, and apart from other variants", async () => {
    const { spans } = spansOf([served(0, 1, 1), served(8, 9, 1)]);
    expect(await spans.overlaps(URL, served(3, 4, 1))).toBe(false);
    expect(await spans.overlaps(URL, served(1, 4, 1))).toBe(true);
    expect(await spans.overlaps(URL, { ...served(0, 9, 1), variant: "de" })).toBe(false);
  });

  it("are asked of the catalog where pages were forgotten", async () => {
    const { spans, asked } = spansOf([published(10, 20)], 1);
    spans.add(toldUrl("/other"), published(0, 1));
    expect(await spans.overlaps(URL, published(15, 16))).toBe(true);
    expect(asked()).toBe(1);
  });
});

import { describe, expect, it } from "vitest";
import {
  readPage,
  runStages,
  scrubRules,
  sketchOf,
  volatileRegions,
  type StagedVersion,
} from "#detect/index.js";
import { sha256Digest } from "#formats/index.js";
import { instant, type Validators } from "#model/index.js";

const rules = scrubRules();
const silent: Validators = {
  etag: null,
  lastModified: null,
  date: null,
  ageSeconds: null,
  cacheSigns: false,
};
const version = (html: string, validators: Partial<Validators> = {}): StagedVersion => {
  const bytes = Buffer.from(html);
  return {
    validators: { ...silent, ...validators },
    sketch: sketchOf(sha256Digest(bytes), readPage(bytes), rules),
  };
};
const outcomes = (a: StagedVersion, b: StagedVersion): string[] =>
  runStages(a, b).map((e) => `${e.stage} ${e.outcome}`);

describe("the stages of detection", () => {
  it("stop at an ETag that agrees, and say when it is weak", () => {
    const seen = runStages(version("<p>a", { etag: 'W/"1"' }), version("<p>b", { etag: 'W/"1"' }));
    expect(seen.map((e) => e.outcome)).toEqual(["same"]);
    expect(seen[0]!.detail).toContain("weak");
  });

  it("go on to Last-Modified, then to the payload", () => {
    const at = { lastModified: instant(1000) };
    expect(outcomes(version("<p>a", at), version("<p>b", at)).at(-1)).toBe("last-modified same");
    expect(outcomes(version("<p>a"), version("<p>a")).at(-1)).toBe("payload-digest same");
  });

  it("find equal text under other markup, and go on to what the text does not show", () => {
    const seen = outcomes(version(`<p>a <a href="/x">b</a>`), version(`<p>a <b><a href="/y">b</a></b>`));
    expect(seen.slice(3)).toEqual(["text-digest same", "scrubbed-text-digest different", "shingles unknown"]);
  });

  it("settle on the scrubbed digest when only stamps and frame differ", () => {
    const page = (year: number, menu: string): StagedVersion =>
      version(`<nav>${menu}</nav><main><p>Text</p><p>© ${year} X</p></main>`);
    expect(outcomes(page(2025, "a"), page(2026, "b")).slice(2)).toEqual([
      "payload-digest different",
      "text-digest different",
      "scrubbed-text-digest same",
    ]);
  });

  it("do not compare scrubbed digests of different rule sets", () => {
    const bytes = Buffer.from("<p>a");
    const sketch = sketchOf(
      sha256Digest(Buffer.from("other")),
      readPage(bytes),
      rules,
      volatileRegions(["x"]),
    );
    const seen = runStages(version("<p>a"), { validators: null, sketch });
    expect(seen.find((e) => e.stage === "scrubbed-text-digest")).toMatchObject({
      outcome: "unknown",
      detail: "no common rule set",
    });
  });

  it("end with the similarity of the stored signatures", () => {
    const seen = runStages(version("<p>one two three four five"), version("<p>one two three four six"));
    expect(seen.at(-1)).toMatchObject({ stage: "shingles", outcome: "different" });
  });

  it("claim nothing without evidence", () => {
    const none = { validators: null, sketch: null };
    expect(runStages(none, none).every((e) => e.outcome === "unknown")).toBe(true);
  });
});

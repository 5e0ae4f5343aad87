// Which documents that a browser showed are whole at t*: only those whose parts are what the browser was given.
import { expect, it } from "vitest";
import type { Capture, PageRendering, PageUrl, Sighting } from "#model/index.js";
import { assessCapture, summarise } from "#quality/index.js";
import { at, captured, frontierPage } from "../../support/samples/sightings.js";

const [PAGE, PART] = ["http://site.test/", "http://site.test/part"] as [PageUrl, PageUrl];
const WHOLE: PageRendering = {
  document: PAGE,
  renderedBy: "Chromium 156.0.1, clock and chance fixed",
  at: at(1),
  failure: null,
  requests: [PART],
  open: [],
  isClosed: true,
  doubts: [],
  textDigest: null,
  title: "",
  language: "",
};
const SAME = (content: string): Sighting[] => [captured(content, 10, 20), captured(content, 90, 95)];

/** Documents that are sharp with all that they asked for. */
function wholeDocuments(part: readonly Sighting[], rendering: PageRendering | null = WHOLE): number {
  const [first, ...others] = SAME("a") as [Sighting, ...Sighting[]];
  const looks = { [PAGE]: [first, ...others], [PART]: part };
  const { counts } = summarise(
    assessCapture({
      capture: {} as Capture,
      plannedAsOf: at(50),
      pages: [frontierPage({ url: PAGE, seq: 0 }), frontierPage({ url: PART, seq: 1, kind: "requisite" })],
      numberOf: (url) => [PAGE, PART].indexOf(url),
      sightingsOf: (url) => looks[url]!,
      requisitesOf: (document) => (document === 0 ? [1] : []),
      renderingOf: (url) => (url === PAGE ? rendering : null),
    }),
  );
  return counts.rendered?.composites.sharp ?? 0;
}

it("is whole where every part was seen alike before and after", () => {
  expect(wholeDocuments(SAME("b"))).toBe(1);
});

it("is not where a part is sharp in another version than the one that was shown", () => {
  expect(wholeDocuments([captured("old", 1, 5), ...SAME("b")])).toBe(0);
});

it.each<[string, Partial<PageRendering>]>([
  ["went on without something", { open: [{ kind: "websocket", url: "", detail: "" }] }],
  ["came out otherwise a second time", { isClosed: false }],
  ["could not be shown", { failure: "over-time: too long" }],
])("is not where the document %s", (_, changes) => {
  expect(wholeDocuments(SAME("b"), { ...WHOLE, ...changes })).toBe(0);
});

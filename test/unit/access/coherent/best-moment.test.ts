// The moment at which a page is shown, where not all of it is known: its parts likely stood together.
import { describe, expect, it } from "vitest";
import { bestMoment } from "#access/coherent/best-moment.js";
import { PagePart } from "#access/coherent/page-part.js";
import { instant, isCaptured, standingAt, type Sighting } from "#model/index.js";
import { captured } from "../../../support/samples/sightings.js";

const DAY_MS = 86_400_000;

/** A page by its looks: contents at seconds. */
function looksAt(...told: readonly (readonly [string, number])[]): Sighting[] {
  return told.map(([content, seconds], seq) => ({
    ...captured(content, seconds * 1000, seconds * 1000 + 5),
    seq,
  }));
}

const partOf = (looks: readonly Sighting[]): PagePart => new PagePart({ looks, trust: null });
const still = looksAt(["s", 0], ["s", 200], ["s", 1_000], ["s", 1_200]);

function shownFor(pages: readonly (readonly Sighting[])[], atSeconds: number, patienceMs = DAY_MS): string[] {
  const wish = { at: instant(atSeconds * 1000), patienceMs };
  const u = bestMoment(pages.map(partOf), wish);
  return pages.map((looks) => {
    const { sighting } = standingAt(looks, u)!;
    return isCaptured(sighting) ? sighting.outcome.identity.contentDigest.slice("sha-256:".length) : "";
  });
}

describe("a page with two parts that change every few seconds", () => {
  // Both were looked at within a second at 1,100 s; at 100 s one is known, and nobody looked at the other for long.
  const one = looksAt(["a1", 3], ["a2", 99], ["a2", 101], ["a3", 1_101], ["a4", 1_150]);
  const other = looksAt(["b1", 5], ["b2", 50], ["b3", 150], ["b4", 1_100], ["b5", 1_160]);

  it("is shown as it was when both were looked at, though fewer of its parts are known then", () =>
    expect(shownFor([still, still, one, other], 100)).toEqual(["s", "s", "a3", "b4"]));

  it("is so however many parts are known at another moment, if one of them was another version by then", () => {
    const many = Array.from({ length: 11 }, () => one);
    expect(shownFor([...many, other], 100)).toEqual([...many.map(() => "a3"), "b4"]);
  });

  it("is shown as near to the wish as patience asks for", () =>
    expect(shownFor([still, still, one, other], 100, 1_000).slice(2, 3)).toEqual(["a2"]));
});

it("is shown in versions that looks prove to have stood together, where there are any", () => {
  const one = looksAt(["a1", 10], ["a2", 90], ["a2", 130], ["a3", 180]);
  const other = looksAt(["b1", 20], ["b2", 100], ["b2", 140], ["b3", 170]);
  expect(shownFor([still, one, other], 30)).toEqual(["s", "a2", "b2"]);
});

it("goes by stamps that followed the changes, where looks are far apart", () => {
  const stamped = (content: string, seconds: number, since: number): Sighting =>
    captured(content, seconds * 1000, seconds * 1000 + 5, {
      validators: { lastModified: instant(since * 1000), date: instant(seconds * 1000) },
    });
  const lively = looksAt(["a1", 100], ["a2", 160], ["a3", 1_020]);
  // At 100 s and at 1,020 s nobody looked at it; what was seen at 1,140 s stood since 1,000 s by its own word.
  const plain = [captured("b1", 40_000, 40_005), captured("b2", 1_140_000, 1_140_005)];
  const dated = [stamped("b1", 40, 5), stamped("b2", 1_140, 1_000)];
  expect(shownFor([lively, plain], 110)[0]).toBe("a1");
  expect(shownFor([lively, dated], 110)).toEqual(["a3", "b2"]);
});

it("is the wish itself where nothing else is better, and takes no looks for a reason to go anywhere", () => {
  const wish = { at: instant(150_000), patienceMs: DAY_MS };
  expect(bestMoment([partOf(still)], wish)).toBe(150_000);
  expect(bestMoment([], wish)).toBe(150_000);
});

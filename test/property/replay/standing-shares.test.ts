// The shares of all captures sum up to what all looks prove, whichever ends first and however they overlap.
import fc from "fast-check";
import { expect, it } from "vitest";
import { pagesKnownAt, siteKnown } from "#access/coherent/site-steps.js";
import { instant, provedIntervals, type PageUrl, type Sighting, type StandingShare } from "#model/index.js";
import { standingShare } from "#quality/index.js";
import { captured } from "../../support/samples/sightings.js";

const LAST = 200;
const CAPTURES = ["c0", "c1", "c2"];
const PAGES = ["http://a.test/0", "http://a.test/1", "http://a.test/2"] as PageUrl[];

const siteOf = fc.array(
  fc.record({
    page: fc.constantFrom(...PAGES),
    capture: fc.constantFrom(...CAPTURES),
    sentAt: fc.integer({ min: 0, max: LAST - 10 }),
    takesMs: fc.integer({ min: 0, max: 6 }),
    content: fc.constantFrom("A", "A", "B"),
    pass: fc.constantFrom("visit", "visit", "probe"),
    clockErrorMs: fc.constantFrom(0, 0, 2),
  }),
  { maxLength: 20 },
);
type Looked = Parameters<Parameters<typeof siteOf.map>[0]>[0];

function looksOf(looked: Looked): Map<PageUrl, Sighting[]> {
  const looks = new Map<PageUrl, Sighting[]>();
  // Oldest first, as a catalog gives them.
  for (const [seq, one] of looked.toSorted((a, b) => a.sentAt - b.sentAt).entries()) {
    const sighting = captured(one.content, one.sentAt, one.sentAt + one.takesMs, {
      pass: one.pass as "visit",
    });
    const own = { url: one.page, captureId: one.capture, seq, clockErrorMs: one.clockErrorMs };
    looks.set(one.page, [...(looks.get(one.page) ?? []), { ...sighting, ...own }]);
  }
  return looks;
}

const shareOf = (looks: Map<PageUrl, Sighting[]>, captureId: string): Promise<StandingShare> =>
  standingShare({
    captureId,
    pages: [...looks].filter(([, own]) => own.some((one) => one.captureId === captureId)).map(([url]) => url),
    hosts: new Map(),
    looksAt: async (urls) => urls.map((url) => looks.get(url)!),
  });

it("counts at every instant exactly the pages that are known then", async () => {
  await fc.assert(
    fc.asyncProperty(siteOf, fc.constantFrom(1_000, 7), async (looked, mostSteps) => {
      const looks = looksOf(looked);
      const shares = await Promise.all(CAPTURES.map((id) => shareOf(looks, id)));
      const { steps, pages } = siteKnown(shares, mostSteps);
      expect(pages).toBe(looks.size);
      const proved = [...looks.values()].map((own) => provedIntervals(own));
      for (let at = -5; at <= LAST; at++) {
        const known = proved.filter((own) => own.some(({ from, to }) => from <= at && at <= to)).length;
        const told = pagesKnownAt(steps, instant(at));
        if (mostSteps > 40) expect(told).toBe(known);
        // Taken together, steps count less, never more.
        else expect(told).toBeLessThanOrEqual(known);
      }
    }),
    { numRuns: 300, seed: 7 },
  );
});

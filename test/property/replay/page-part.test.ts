// The parts of a page as the choice of a moment sees them: the version that it reckons with is the one that is served,
// and versions stood together as often as it expects.
import fc from "fast-check";
import { expect, it } from "vitest";
import { SeededRandom } from "#adapters/index.js";
import { PagePart } from "#access/coherent/page-part.js";
import { chanceTogether } from "#access/coherent/stood-together.js";
import { instant, standingAt, versionsOf, type Sighting } from "#model/index.js";
import { captured } from "../../support/samples/sightings.js";

/** What the server says of the last change: nothing, the truth as far as looks can tell, or anything. */
const words = fc.constantFrom("none", "fitting", "wild");
const looksOf = fc
  .tuple(
    words,
    fc.array(
      fc.record({
        gapMs: fc.integer({ min: 1, max: 4_000 }),
        takesMs: fc.integer({ min: 0, max: 300 }),
        content: fc.constantFrom("A", "A", "B", "C"),
        pass: fc.constantFrom("visit", "revisit", "probe"),
        ageShare: fc.constantFrom(0, 0.1, 0.5, 0.9, 2),
      }),
      { minLength: 1, maxLength: 8 },
    ),
  )
  .map(([word, drawn]) => {
    let [at, content, stamp] = [10_000, "", 0];
    return drawn.map((one, seq): Sighting => {
      const sentAt = at + one.gapMs;
      const age = Math.round(one.gapMs * Math.min(word === "wild" ? 2 : 1, one.ageShare));
      if (word === "wild" || one.content !== content) stamp = sentAt - age;
      [at, content] = [sentAt + one.takesMs, one.content];
      const validators = word === "none" ? {} : { lastModified: instant(stamp), date: instant(sentAt) };
      const look = captured(content, sentAt, at, { pass: one.pass as "visit", validators });
      return { ...look, seq, captureId: seq < 4 ? "c1" : "c2" };
    });
  });

it("reckons with the version that is served", () => {
  fc.assert(
    fc.property(
      looksOf,
      fc.integer({ min: 8_000, max: 45_000 }),
      fc.constantFrom(null, { skewUpperMs: 0 }),
      (looks, u, trust) => {
        const part = new PagePart({ looks, trust });
        const served = standingAt(looks, instant(u), trust)!.sighting;
        const number = versionsOf(looks).findIndex(({ sightings }) => sightings.includes(served));
        expect(part.versionAt(u)).toBe(number);
      },
    ),
    { numRuns: 3_000, seed: 66 },
  );
});

it("is certain where it is known, never beyond a differing look, and less likely the further away", () => {
  fc.assert(
    fc.property(looksOf, (looks) => {
      const part = new PagePart({ looks, trust: null });
      for (const { from, to } of part.known)
        for (const at of [from, to]) expect([part.isKnownAt(at), part.chanceAt(at)]).toEqual([true, 1]);
      const last = versionsOf(looks).length - 1;
      const end = part.sureOf(last).to;
      let before = 1;
      for (const laterMs of [0, 10, 1_000, 100_000, 1e9]) {
        const chance = part.outlives(last, end + laterMs);
        expect(chance).toBeLessThanOrEqual(before);
        before = chance;
      }
      if (last === 0) return;
      expect(part.begunBy(last, part.sureOf(last - 1).to)).toBe(0);
      expect(part.outlives(last - 1, part.sureOf(last).from)).toBe(0);
    }),
    { numRuns: 500, seed: 67 },
  );
});

/** A page that changes by chance, looked at some times. */
function livedPart(random: SeededRandom): {
  part: PagePart;
  lifeAt: (look: number) => readonly [number, number];
} {
  const meanMs = 10 ** (3 + 5 * random.next());
  const changes = [0];
  while (changes.at(-1)! < 500_000) changes.push(changes.at(-1)! - meanMs * Math.log(1 - random.next()));
  const sent = Array.from({ length: 4 }, () => Math.floor(1_000 + 400_000 * random.next())).sort(
    (a, b) => a - b,
  );
  const lived = (at: number): number => changes.findLastIndex((from) => from <= at);
  const looks = sent.map((at, seq): Sighting => ({ ...captured(`${lived(at)}`, at, at + 1), seq }));
  const firstOf = versionsOf(looks).map(({ sightings }) => sightings[0]!.times.sentAt);
  return {
    part: new PagePart({ looks, trust: null }),
    lifeAt: (version) => {
      const number = lived(firstOf[version]!);
      return [changes[number]!, changes[number + 1]!];
    },
  };
}

it("expects versions to have stood together as often as they did", () => {
  const random = new SeededRandom(68);
  const bins = Array.from({ length: 5 }, () => ({ expected: 0, true: 0, count: 0 }));
  for (let run = 0; run < 3_000; run++) {
    const parts = Array.from({ length: 3 }, () => livedPart(random));
    const at = 400_000 * random.next();
    const shown = parts.map(({ part }) => ({ part, version: part.versionAt(at) }));
    const lives = parts.map(({ lifeAt }, i) => lifeAt(shown[i]!.version));
    const isTrue = Math.max(...lives.map(([from]) => from)) < Math.min(...lives.map(([, to]) => to));
    const expected = chanceTogether(shown);
    const bin = bins[Math.min(4, Math.floor(5 * expected))]!;
    bin.count++;
    bin.expected += expected;
    if (isTrue) bin.true++;
    if (expected === 1) expect(isTrue).toBe(true);
  }
  for (const bin of bins) expect(Math.abs(bin.expected - bin.true) / bin.count).toBeLessThan(0.06);
});

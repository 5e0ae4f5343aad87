// The class of a page view from what is known of its parts.
import { expect, it } from "vitest";
import { compositeClass, type ServedEvidence } from "#access/index.js";
import { instant } from "#model/index.js";

const at = instant(20);
const served = (tier: ServedEvidence["tier"], more: Partial<ServedEvidence> = {}): ServedEvidence => ({
  tier,
  interval: tier === "nearest" ? null : { from: instant(10), to: instant(30) },
  at,
  storedAt: instant(10),
  distanceMs: 10,
  captureId: "c",
  against: null,
  ...more,
});
const seenOver = (from: number, to: number) =>
  served("seen", { interval: { from: instant(from), to: instant(to) } });

it("is coherent where every part is observed at the moment", () =>
  expect(compositeClass([served("observed"), served("observed")])).toBe("prima facie coherent"));

it("is coherent where one part was seen and the others are observed over that fetch", () => {
  expect(compositeClass([served("observed"), seenOver(19, 22)])).toBe("prima facie coherent");
  expect(compositeClass([seenOver(19, 22)])).toBe("prima facie coherent");
  expect(compositeClass([served("observed"), seenOver(19, 31)])).toBe("possibly coherent");
  expect(compositeClass([served("observed"), seenOver(9, 22)])).toBe("possibly coherent");
});

it("is only possible where two parts were seen: each at an instant of its own", () =>
  expect(compositeClass([seenOver(19, 22), seenOver(19, 22)])).toBe("possibly coherent"));

it("is possible where a part is attested, possible or the nearest, and nothing speaks against it", () => {
  for (const tier of ["attested", "possible", "nearest"] as const)
    expect(compositeClass([served("observed"), served(tier)]), tier).toBe("possibly coherent");
});

it("is possible at best for parts of different moments", () =>
  expect(compositeClass([served("observed"), served("observed", { at: instant(21) })])).toBe(
    "possibly coherent",
  ));

it("is probably violative where something speaks against a part, and violative where it is known", () => {
  const [likely, known] = (["likely", "known"] as const).map((against) => served("nearest", { against }));
  expect(compositeClass([served("observed"), likely!])).toBe("probably violative");
  expect(compositeClass([likely!, known!])).toBe("prima facie violative");
});

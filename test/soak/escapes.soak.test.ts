// Every way out of a replayed page that we know, tried in Chromium; and the same pages where nothing holds them.
import { afterEach, expect, it } from "vitest";
import { openGround, secretsIn, type EscapeGround } from "../support/escapes/escape-run.js";
import { INWARD, OUTWARD } from "../support/escapes/escapes.js";
import { expectInside } from "../support/escapes/expect-inside.js";

/** Ways to what another site keeps in the browser. */
const KEPT = [
  "other-local-storage",
  "other-cookie",
  "other-cookie-store",
  "other-indexed-db",
  "other-cache",
  "other-lock",
];

let ground: EscapeGround;
afterEach(() => ground?.close());

it("no page reaches the live web, whatever it tries", async () => {
  ground = await openGround();
  expectInside(await ground.attempt(Object.keys(OUTWARD)), ground);
});

it("no page reaches another archived site or the interface", async () => {
  ground = await openGround();
  expectInside(await ground.attempt(Object.keys(INWARD)), ground);
});

it("nor does any with our script in it, which leads what it asks for into the archive", async () => {
  ground = await openGround();
  const all = [...Object.keys(OUTWARD), ...Object.keys(INWARD)];
  // Where they go is led into the archive too: most of it is not there.
  expectInside(await ground.attemptAsShown(all), ground, "any");
});

it("nor does any where there is a token, and none learns it", async () => {
  ground = await openGround("a-token-of-some-length");
  expectInside(await ground.attempt(Object.keys(INWARD)), ground);
});

it("where sites share an origin and a context, what one keeps is seen by the others", async () => {
  ground = await openGround();
  const got = await ground.attemptShared(KEPT);
  for (const id of KEPT) expect([id, secretsIn(got.get(id)!, null)]).toEqual([id, ["SECRET-OTHER"]]);
});

it("where nothing holds them most of the same pages do reach the trap", async () => {
  ground = await openGround();
  await ground.attemptBare(Object.keys(OUTWARD));
  const reached = Object.keys(OUTWARD).filter((id) => ground.trap.contacts.has(id));
  // The others need a reader's hand, a permission or a feature that this browser lacks here.
  expect(reached.length).toBeGreaterThan(80);
  expect(ground.trap.contacts.has("datagram")).toBe(true);
});

// A tenth of the ways out of a replayed page, by lot, tried in Chromium; all of them are in test/soak/escapes.soak.test.ts.
import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openGround, secretsIn, type EscapeGround } from "../../support/escapes/escape-run.js";
import { INWARD, OUTWARD } from "../../support/escapes/escapes.js";
import { expectInside } from "../../support/escapes/expect-inside.js";

const SEED = "1";
const lot = (id: string): string => createHash("sha256").update(`${SEED} ${id}`).digest("hex");
const tenthOf = (escapes: Readonly<Record<string, string>>): string[] => {
  const ids = Object.keys(escapes).sort((a, b) => (lot(a) < lot(b) ? -1 : 1));
  return ids.slice(0, Math.ceil(ids.length / 10));
};

let ground: EscapeGround;
beforeAll(async () => {
  ground = await openGround();
});
afterAll(() => ground?.close());

it("none of them reaches the live web, another archived site or the interface", async () => {
  // The three kinds of policy that hold pages in are always among them.
  const chosen = new Set([
    ...tenthOf(OUTWARD),
    ...tenthOf(INWARD),
    "fetch",
    "location-replace",
    "webrtc",
    "base-then-link",
  ]);
  expectInside(await ground.attempt([...chosen]), ground);
});

it("nor with our script in them, which leads what they ask for into the archive", async () => {
  const chosen = [
    "fetch",
    "location-replace",
    "document-write",
    "access-fetch",
    "iframe-blank-fetch",
    "css-import",
    "other-cookie-domain",
  ];
  // Where they go is led into the archive too: most of it is not there.
  expectInside(await ground.attemptAsShown(chosen), ground, "any");
});

it("where sites share an origin and a context, what one keeps is seen by the others", async () => {
  const got = await ground.attemptShared(["other-local-storage", "other-cookie"]);
  for (const [id, what] of got) expect([id, secretsIn(what, null)]).toEqual([id, ["SECRET-OTHER"]]);
  expect(got.size).toBe(2);
});

it("there are enough of them, and the trap would notice", async () => {
  expect(Object.keys({ ...OUTWARD, ...INWARD }).length).toBeGreaterThanOrEqual(80);
  const wanted = ["image", "location-replace", "datagram"];
  // On a busy machine a page may be closed before its packet has left: it is the trap that is tried here.
  for (let tries = 0; tries < 5 && !wanted.every((id) => ground.trap.contacts.has(id)); tries++)
    await ground.attemptBare(["image", "location-replace", "webrtc", "base-then-link"]);
  expect([...ground.trap.contacts.keys()]).toEqual(expect.arrayContaining(wanted));
});

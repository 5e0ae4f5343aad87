// The list itself: every forgery has one class, what nobody can see is listed for readers, and none falls away unnoticed.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { FORGERIES, THE_FOURTEEN } from "../support/forgeries/declared.js";
import { TOLD_UNSEEN } from "../support/forgeries/told/told-unseen.js";

const page = readFileSync(new URL("../../docs/certificate.md", import.meta.url), "utf8");
const [, afterHeading = ""] = page.split("## What no verifier can see\n");
const [listed = ""] = afterHeading.split("\n## ");
const bold = [...listed.matchAll(/\*\*([^*]+)\*\*/g)].map(([, words]) => words);

it("has at least 60 forgeries, each of another name and with its making told", () => {
  expect(FORGERIES.length).toBeGreaterThanOrEqual(60);
  expect(new Set(FORGERIES.map(({ name }) => name)).size).toBe(FORGERIES.length);
  for (const { name, did } of FORGERIES) expect(did, name).toMatch(/\S/);
  const both = FORGERIES.filter((one) => one.refused?.second).length;
  const first = FORGERIES.filter((one) => one.refused?.second === null).length;
  console.log(
    `${FORGERIES.length} forgeries: ${both} refused by both, ${first} by the first alone, ` +
      `${FORGERIES.length - both - first} seen by none`,
  );
});

it.each(FORGERIES)(
  "$name: refused by the verifiers that it names, or listed as what none can see",
  ({ refused, unseen }) => {
    expect(refused === null).not.toBe(unseen === null);
    if (refused) expect(Object.keys(refused).sort()).toEqual(["first", "says", "second"]);
    if (unseen) expect(bold).toContain(unseen.listed);
  },
);

it("lists nothing as unseen that no forgery shows, but what leaves no file to forge", () => {
  const ofLooks = FORGERIES.flatMap(({ unseen }) => unseen?.listed ?? []);
  const shown = new Set([...ofLooks, ...TOLD_UNSEEN.map(({ listed }) => listed)]);
  expect(bold.filter((words) => !shown.has(words!))).toEqual(["nobody links to"]);
});

it.each(Object.entries(THE_FOURTEEN))("has the examiner's own: %s", (_, name) => {
  expect(FORGERIES.map((one) => one.name)).toContain(name);
});

it("has all fourteen of them, and only two that pass with a claim they should not make", () => {
  const names = Object.values(THE_FOURTEEN);
  expect(names).toHaveLength(14);
  const passed = FORGERIES.filter((one) => names.includes(one.name) && one.unseen?.apart === 0);
  expect(passed.map(({ name }) => name).sort()).toEqual([
    "a page's content replaced in every record of it",
    "revisits fabricated with the insider's key",
  ]);
});

// Every declared forgery before `isochron verify`: refused at its line, or passed and listed as what nobody can see.
import { rmSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { verifyCertificate } from "#verify/index.js";
import { FORGERIES } from "../support/forgeries/declared.js";
import { SAME_MEANING } from "../support/forgeries/odd-answers.js";
import { benches, presented, type Base, type Bench } from "../support/forgeries/presenting.js";
import { TORN } from "../support/forgeries/torn-ends.js";

let made: Readonly<Record<Base, Bench>>;

beforeAll(async () => void (made = await benches()));
afterAll(() => Object.values(made).forEach(({ dir }) => rmSync(dir, { recursive: true, force: true })));

type Presented = Parameters<typeof presented>[1] & { readonly base: Base };

const verified = (one: Presented) =>
  presented(made[one.base], one, (path, root) =>
    verifyCertificate(path, {
      root,
      ...(one.key === "insider" && { expectedKey: readFileSync(made[one.base].publicKey, "utf8") }),
    }),
  );

const HONEST = { care: "rewritten", key: "foreign", base: "everything" } as const;

it("finds true what the forger's own tools only rewrite", async () => {
  for (const base of ["everything", "conditional", "resumed", "borrowing", "rendered"] as const) {
    const { findings, figures } = await verified({ ...HONEST, base, forge: () => undefined });
    expect(findings).toEqual([]);
    const { verdicts } = made[base].original.certificate.counts;
    expect(figures).toMatchObject({ sharp: verdicts.sharp, attested: verdicts.attested, removed: 0 });
    const { both, secondByDigest, firstBorrowed } = figures!.bodies;
    expect(both + secondByDigest + firstBorrowed).toBe(verdicts.sharp);
    expect(firstBorrowed > 0).toBe(base === "borrowing");
    expect(figures!.bodies.secondByDigest).toBeGreaterThan(0);
  }
  expect(made.conditional.original.certificate.counts.verdicts.attested).toBeGreaterThan(3);
});

describe("refuses", () => {
  it.each(FORGERIES.filter(({ refused }) => refused))("$name", async (one) => {
    const { ok, findings } = await verified(one);
    expect(ok).toBe(false);
    const { first, says } = one.refused!;
    const refusals = findings.filter(({ line, message }) => first.test(line) && says.test(message));
    expect(refusals, JSON.stringify(findings.slice(0, 4))).not.toEqual([]);
  });
});

describe("cannot see", () => {
  it.each(FORGERIES.filter(({ unseen }) => unseen))("$name", async (one) => {
    const { findings, figures } = await verified(one);
    expect(findings).toEqual([]);
    expect(figures!.removed).toBe(one.unseen!.apart);
  });
});

it("never counts a page as sharp whose records are gone", async () => {
  const apart = FORGERIES.filter(({ unseen }) => (unseen?.apart ?? 0) > 0);
  expect(apart.length).toBeGreaterThan(0);
  for (const one of apart)
    expect((await verified(one)).figures!.sharp).toBe(
      made.everything.original.certificate.counts.verdicts.sharp,
    );
});

describe("finds true what means the same", () => {
  it.each(SAME_MEANING)("$name", async ({ forge }) => {
    expect((await verified({ ...HONEST, forge })).findings).toEqual([]);
  });
});

describe("passes over what a killed process leaves", () => {
  it.each(TORN)("$name", async ({ forge, torn }) => {
    const { findings, notes } = await verified({ ...HONEST, forge });
    expect(findings).toEqual([]);
    const told = notes.filter((note) => note.includes("torn off at the end of a file"));
    expect(told.map((note) => Number.parseInt(note, 10))).toEqual(torn === 0 ? [] : [torn]);
  });
});

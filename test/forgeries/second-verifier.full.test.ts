// The same list before the verifier in Python, which shares no code with ours: the same refused, the same passed.
import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FORGERIES } from "../support/forgeries/declared.js";
import { SAME_MEANING } from "../support/forgeries/odd-answers.js";
import { benches, presented, type Base, type Bench } from "../support/forgeries/presenting.js";
import { TORN } from "../support/forgeries/torn-ends.js";
import { secondOpinion } from "../support/second-verifier.js";

let made: Readonly<Record<Base, Bench>>;

beforeAll(async () => void (made = await benches()));
afterAll(() => Object.values(made).forEach(({ dir }) => rmSync(dir, { recursive: true, force: true })));

type Presented = Parameters<typeof presented>[1] & { readonly base: Base };

const opinionOn = (one: Presented) =>
  presented(made[one.base], one, (path, root) =>
    secondOpinion(
      path,
      "--archive",
      root,
      ...(one.key === "insider" ? ["--key", made[one.base].publicKey] : []),
    ),
  );

const HONEST = { care: "rewritten", key: "foreign", base: "everything" } as const;
const TRUE = { code: 0, err: "", line: expect.stringMatching(/^TRUE /) as string };

it("finds true what the forger's own tools only rewrite", async () => {
  for (const base of ["everything", "conditional", "resumed", "borrowing", "rendered"] as const) {
    const said = await opinionOn({ ...HONEST, base, forge: () => undefined });
    const { sharp, attested } = made[base].original.certificate.counts.verdicts;
    expect(said).toMatchObject(TRUE);
    expect(said.line).toContain(`${sharp} of `);
    expect(said.line).toContain(`${attested} attested`);
    expect(said.out).toContain("not checked here: omitted pages");
  }
});

describe("refuses", () => {
  it.each(FORGERIES.filter(({ refused }) => refused?.second))("$name", async (one) => {
    const said = await opinionOn(one);
    expect(said).toMatchObject({
      code: 1,
      err: "",
      line: expect.stringMatching(/^FALSE \S.*: \S/) as string,
    });
    expect(/^FALSE (.*?): /.exec(said.line)![1], said.line).toMatch(one.refused!.second!);
  });
});

describe("leaves to the first, and says so", () => {
  it.each(FORGERIES.filter(({ refused }) => refused?.second === null))("$name", async (one) => {
    const said = await opinionOn(one);
    expect(said, said.out).toMatchObject(TRUE);
    expect(said.out).toContain("not checked here: omitted pages");
  });
});

describe("cannot see", () => {
  it.each(FORGERIES.filter(({ unseen }) => unseen))("$name", async (one) => {
    const said = await opinionOn(one);
    expect(said, said.out).toMatchObject(TRUE);
    const { apart } = one.unseen!;
    const { sharp } = made.everything.original.certificate.counts.verdicts;
    if (apart) expect(said.line).toContain(`${sharp} of `);
    expect(/(\d+) removed by order/.exec(said.line)?.[1] ?? "0").toBe(String(apart));
  });
});

describe("finds true what means the same", () => {
  it.each(SAME_MEANING)("$name", async ({ forge }) => {
    const said = await opinionOn({ ...HONEST, forge });
    expect(said, said.out).toMatchObject(TRUE);
  });
});

describe("passes over what a killed process leaves", () => {
  it.each(TORN)("$name", async ({ forge, torn }) => {
    const said = await opinionOn({ ...HONEST, forge });
    expect(said, said.out).toMatchObject(TRUE);
    expect(/\((\d+) torn fetches passed over\)/.exec(said.line)?.[1] ?? "0").toBe(String(torn));
  });
});

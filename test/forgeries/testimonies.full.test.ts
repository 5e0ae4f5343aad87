// The same forgeries of testimonies before the verifier in Python: the same refused, the same passed.
import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { secondOpinion } from "../support/second-verifier.js";
import {
  presentedTold,
  toldBenches,
  type ToldBase,
  type ToldBench,
} from "../support/forgeries/told/told-forgery.js";
import { TOLD_LIES } from "../support/forgeries/told/told-lies.js";
import { TOLD_UNSEEN } from "../support/forgeries/told/told-unseen.js";

let made: Readonly<Record<ToldBase, ToldBench>>;

beforeAll(async () => void (made = await toldBenches()));
afterAll(() => Object.values(made).forEach(({ dir }) => rmSync(dir, { recursive: true, force: true })));

type Presented = Parameters<typeof presentedTold>[1] & { readonly base: ToldBase };

const opinionOn = (one: Presented, ...more: string[]) =>
  presentedTold(made[one.base], one, (path, root) => secondOpinion(path, "--archive", root, ...more));

const TRUE = { code: 0, err: "", line: expect.stringMatching(/^TRUE /) as string };

it.each(["source", "served"] as const)(
  "finds true what the forger's tools only rewrite: %s",
  async (base) => {
    const honest = { base, care: "rewritten", key: "foreign", forge: () => undefined } as const;
    expect(await opinionOn(honest)).toMatchObject(TRUE);
  },
);

describe("refuses", () => {
  it.each(TOLD_LIES)("$name", async (one) => {
    const said = await opinionOn({ ...one, key: "foreign" });
    expect(said).toMatchObject({
      code: 1,
      err: "",
      line: expect.stringMatching(/^FALSE \S.*: \S/) as string,
    });
    expect(/^FALSE (.*?): /.exec(said.line)![1], said.line).toMatch(one.second ?? one.first);
  });
});

describe("cannot see, of someone with the archive's key", () => {
  it.each(TOLD_UNSEEN)("$name", async (one) => {
    const key = ["--key", made[one.base].publicKey];
    const insider = await opinionOn({ ...one, care: "rewritten", key: "insider" }, ...key);
    expect(insider, insider.out).toMatchObject(TRUE);
    expect(insider.out).toContain("whoever holds the key, the source or the recorder can tell anything");
    const stranger = await opinionOn({ ...one, care: "rewritten", key: "foreign" }, ...key);
    expect(stranger.line).toMatch(/^FALSE signature\.publicKey: /);
  });
});

// Every forgery of a testimony before `isochron verify`, and what no verifier can see.
import { readFileSync, rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { verifyCertificate } from "#verify/index.js";
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

const verified = (one: Presented, key?: string) =>
  presentedTold(made[one.base], one, (path, root) =>
    verifyCertificate(path, { root, ...(key !== undefined && { expectedKey: key }) }),
  );

it.each(["source", "served"] as const)(
  "finds true what the forger's tools only rewrite: %s",
  async (base) => {
    const honest = { base, care: "rewritten", key: "foreign", forge: () => undefined } as const;
    expect((await verified(honest)).findings).toEqual([]);
  },
);

it("has every forgery once", () => {
  const names = [...TOLD_LIES, ...TOLD_UNSEEN].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(TOLD_LIES.length).toBeGreaterThanOrEqual(60);
});

describe("refuses", () => {
  it.each(TOLD_LIES)("$name", async (one) => {
    const { ok, findings } = await verified({ ...one, key: "foreign" });
    expect(ok).toBe(false);
    expect(
      findings.filter(({ line }) => one.first.test(line)),
      JSON.stringify(findings.slice(0, 5)),
    ).not.toEqual([]);
  });
});

describe("cannot see, of someone with the archive's key", () => {
  it.each(TOLD_UNSEEN)("$name", async (one) => {
    const key = readFileSync(made[one.base].publicKey, "utf8");
    const insider = await verified({ ...one, care: "rewritten", key: "insider" }, key);
    expect(insider.findings).toEqual([]);
    // The account names the insider before all else.
    expect(insider.onTrust[0]).toContain("whoever holds the key");
    const stranger = await verified({ ...one, care: "rewritten", key: "foreign" }, key);
    expect(stranger.findings.map(({ line }) => line)).toEqual(["signature.publicKey"]);
  });
});

it.each(TOLD_UNSEEN)("lists for readers what nobody can see: $listed", ({ listed }) => {
  const page = readFileSync(new URL("../../docs/certificate.md", import.meta.url), "utf8");
  const [, after = ""] = page.split("## What no verifier can see\n");
  expect(after.split("\n## ")[0]).toContain(`**${listed}**`);
});

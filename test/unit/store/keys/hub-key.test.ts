import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { hubKey } from "#store/index.js";
import { withTempDir } from "../../../support/temp-dir.js";

it("the key for hubs is random, made once by whoever is first, and readable by its owner only", async () => {
  await withTempDir(async (dir) => {
    const keys = await Promise.all([hubKey(dir), hubKey(dir), hubKey(dir)]);
    expect(new Set(keys.map((key) => Buffer.from(key).toString("hex"))).size).toBe(1);
    expect(keys[0]).toHaveLength(32);
    const path = join(dir, "keys", "hub-key");
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readFileSync(path, "utf8").trim()).toBe(Buffer.from(keys[0]!).toString("hex"));
    await withTempDir(async (other) => expect(await hubKey(other)).not.toEqual(keys[0]));
  });
});

it("a key that was damaged is not used, and the complaint does not show it", async () => {
  await withTempDir(async (dir) => {
    const key = Buffer.from(await hubKey(dir)).toString("hex");
    writeFileSync(join(dir, "keys", "hub-key"), key.slice(1));
    const error = (await hubKey(dir).catch((caught: unknown) => caught)) as Error;
    expect(error).toMatchObject({ code: "ARCHIVE_BROKEN" });
    expect(error.message).toMatch(/hub-key is not the key that was written: put back a copy, or remove it/);
    expect(error.message).not.toContain(key.slice(1, 20));
  });
});

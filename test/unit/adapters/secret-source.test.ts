import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { secretReader } from "#adapters/index.js";
import { temporaryDirectory } from "../../support/archives/archives.js";

it("reads a secret from where it lies each time it is asked for", async () => {
  const file = join(temporaryDirectory(), "secret");
  writeFileSync(file, "first\r\n");
  const environment: Record<string, string> = { HOOK: "of the environment\n" };
  const read = secretReader(environment);
  expect(await read({ env: "HOOK" })).toBe("of the environment");
  expect(await read({ file })).toBe("first");
  writeFileSync(file, " second ");
  environment["HOOK"] = "changed";
  expect([await read({ file }), await read({ env: "HOOK" })]).toEqual([" second ", "changed"]);
});

it("says where a secret is missing, and shows nothing of one that cannot be used", async () => {
  const dir = temporaryDirectory();
  const file = join(dir, "secret");
  writeFileSync(file, "\n");
  const read = secretReader({ EMPTY: "" });
  await expect(read({ env: "NONE" })).rejects.toThrow("a secret is missing: set the variable NONE");
  await expect(read({ env: "EMPTY" })).rejects.toThrow("set the variable EMPTY");
  await expect(read({ file })).rejects.toThrow(`${file} is empty`);
  await expect(read({ file: join(dir, "none") })).rejects.toThrow(/^no file /);
  await expect(read({ file: dir })).rejects.toThrow(/is a directory/);
  writeFileSync(file, "s3cret".repeat(1000));
  await expect(read({ file })).rejects.toThrow(/^(?!.*s3cret).* is no secret: it has more than 4096 bytes$/);
});

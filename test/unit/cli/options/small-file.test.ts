// Secrets in files: those that others may read are refused, but where the system itself gives them to a service.
import { chmod, mkdir, realpath, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readOwn } from "../../../../src/cli/options/small-file.js";
import { withTempDir } from "../../../support/temp-dir.js";

const file = async (path: string, mode: number): Promise<string> => {
  await writeFile(path, "secret");
  await chmod(path, mode);
  return path;
};

it.each([0o644, 0o640, 0o604, 0o620])("a secret of mode %o is refused", (mode) =>
  withTempDir(async (dir) => {
    const path = await file(join(dir, "secret"), mode);
    await expect(readOwn(path, "it")).rejects.toThrowError(/^it: others may read it/);
  }),
);

it.each([0o600, 0o400])("a secret of mode %o is read", (mode) =>
  withTempDir(async (dir) => {
    expect(await readOwn(await file(join(dir, "secret"), mode), "it")).toBe("secret");
  }),
);

it("where the system gives secrets they may be readable, and never writable, and must really lie there", () =>
  withTempDir(async (name) => {
    const dir = await realpath(name);
    const given = [join(dir, "secrets")];
    await mkdir(join(dir, "secrets"));
    expect(await readOwn(await file(join(dir, "secrets", "a"), 0o440), "it", given)).toBe("secret");
    expect(await readOwn(await file(join(dir, "secrets", "b"), 0o444), "it", given)).toBe("secret");
    const written = await file(join(dir, "secrets", "c"), 0o666);
    await expect(readOwn(written, "it", given)).rejects.toThrowError(/mode 666/);
    const outside = await file(join(dir, "outside"), 0o644);
    await symlink(outside, join(dir, "secrets", "d"));
    await expect(readOwn(join(dir, "secrets", "d"), "it", given)).rejects.toThrowError(/others may read it/);
    const beside = `${given[0]!}-not/../outside`;
    await mkdir(`${given[0]!}-not`);
    await expect(readOwn(beside, "it", given)).rejects.toThrowError(/others may read it/);
  }));

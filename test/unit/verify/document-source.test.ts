// What a certificate is read from: a file, as often as needed; a pipe once, as far as there is room for it.
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { verifyCertificate } from "#verify/index.js";
import { documentSource } from "#verify/read/document-source.js";
import { RepeatedSite } from "../../support/captures/repeated-captures.js";
import { withTempDir } from "../../support/temp-dir.js";

/** A named pipe into which a file is written once. */
function pipeOf(file: string, dir: string): string {
  const pipe = join(dir, "pipe");
  expect(spawnSync("sh", ["-c", 'mkfifo "$0"', pipe]).status).toBe(0);
  spawn("sh", ["-c", 'cat "$0" > "$1"', file, pipe], { stdio: "ignore" });
  return pipe;
}

it("may be a pipe, of which there is one reading", { timeout: 60_000 }, () =>
  withTempDir(async (dir) => {
    const { certificate } = await new RepeatedSite(dir).capture();
    const told = await verifyCertificate(certificate, { root: dir });
    expect(told.ok).toBe(true);
    const place = join(dir, "elsewhere");
    mkdirSync(place);
    expect(await verifyCertificate(pipeOf(certificate, place), { root: dir })).toEqual(told);
  }),
);

it("is refused where a pipe holds more than there is room for", { timeout: 60_000 }, () =>
  withTempDir(async (dir) => {
    writeFileSync(join(dir, "long"), "x".repeat(200_000));
    const pipe = pipeOf(join(dir, "long"), dir);
    await expect(documentSource(pipe, 100_000)).rejects.toMatchObject({
      code: "BAD_INPUT",
      message: expect.stringContaining("write it into a file and name that") as string,
    });
  }),
);

it("begins anew whenever it is read", () =>
  withTempDir(async (dir) => {
    const file = join(dir, "file");
    writeFileSync(file, "some text");
    for (const path of [file, pipeOf(file, dir)]) {
      const { read, sizeBytes } = await documentSource(path, 100);
      expect(sizeBytes).toBe(9);
      for (let times = 0; times < 2; times++) {
        const pieces: Uint8Array[] = [];
        for await (const piece of read()) pieces.push(piece);
        expect(Buffer.concat(pieces)).toEqual(readFileSync(file));
      }
    }
  }));

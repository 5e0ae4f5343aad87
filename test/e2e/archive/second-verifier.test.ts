// A second verifier, written in Python from docs/certificate.md alone, agrees with ours on what is true.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { captureSite, resumeCapture } from "#crawl/index.js";
import { instant } from "#model/index.js";
import { killedAt, unpackOldArchive } from "../../support/archives/archive-0.1.0.js";
import { DISTURBED, UNDISTURBED } from "../../support/scenes/modes.js";
import { withOddAnswers } from "../../support/scenes/odd-answers.js";
import { makeScene, play } from "../../support/scenes/scene.js";
import { secondOpinion } from "../../support/second-verifier.js";
import { withTempDir } from "../../support/temp-dir.js";
import { runCli } from "../../support/test-io.js";

function certificatesIn(archive: string): string[] {
  const captures = join(archive, "captures");
  return readdirSync(captures)
    .sort()
    .map((id) => join(captures, id, "certificate.json"));
}

async function expectOursTrue(path: string, archive: string): Promise<void> {
  const ours = await runCli(["verify", path, "--archive", archive]);
  expect(ours.code, ours.out).toBe(0);
}

/** Both verifiers say so of every certificate, and of a package of them all. */
async function expectTrue(archive: string): Promise<void> {
  const wacz = join(archive, "all.wacz");
  const exported = await runCli(["export", "wacz", "--archive", archive, "--output", wacz]);
  expect(exported.code, exported.err).toBe(0);
  const certificates = certificatesIn(archive);
  for (const path of [...certificates, wacz]) {
    await expectOursTrue(path, archive);
    const said = secondOpinion(path);
    expect(said, said.out).toMatchObject({ code: 0, err: "" });
    expect(said.out.match(/^TRUE /gm)).toHaveLength(path === wacz ? certificates.length : 1);
  }
}

describe("the second verifier finds true what ours does", () => {
  const modes = { ...UNDISTURBED, ...DISTURBED };
  it.each([
    ["two-passes", 3],
    ["conditional", 7],
    ["one-pass", 4],
    ["attested", 12],
    ["later-capture", 5],
    ["cancelled-in-revisits", 12],
    ["patched", 18],
    ["stopped-in-both", 1],
    ["edited", 3],
  ])("%s, site %i", (mode, seed) =>
    withTempDir(async (dir) => {
      await modes[mode]!(makeScene(seed, dir, { isHonest: mode === "attested" }));
      await expectTrue(dir);
    }),
  );

  it("captures of version 0.1.0: conditional, one pass, its patch, cancelled", () =>
    withTempDir(async (dir) => {
      unpackOldArchive("ended", dir);
      expect(certificatesIn(dir)).toHaveLength(4);
      await expectTrue(dir);
    }));

  it("a capture of version 0.1.0 that was killed and resumed", () =>
    withTempDir(async (dir) => {
      unpackOldArchive("killed-in-revisits", dir);
      const scene = makeScene(12, dir);
      await scene.clock.sleepUntil(instant(killedAt("killed-in-revisits") + 60_000));
      await play(scene, (world, watcher) => resumeCapture(null, world, watcher));
      await expectTrue(dir);
    }));

  it("odd codings, framings and block pages; but br it leaves to ours, and then says neither TRUE nor FALSE", () =>
    withTempDir(async (dir) => {
      const { site, settings, ...scene } = makeScene(3, dir);
      const fetcher = withOddAnswers(scene.fetcher, scene.clock);
      await play({ ...scene, site, settings, fetcher }, (world, watcher) =>
        captureSite({ site, settings }, world, watcher),
      );
      const path = certificatesIn(dir)[0]!;
      await expectOursTrue(path, dir);
      const said = secondOpinion(path);
      expect(said, said.out).toMatchObject({ code: 2, err: "" });
      expect(said.out.match(/^not checked here: pages\[.*$/gm)).toHaveLength(1);
      expect(said.line).toMatch(/^NOT JUDGED 1 pages of .* the rest is true$/);
    }));

  it("with the key that it is told to insist on, and with no other", () =>
    withTempDir(async (dir) => {
      unpackOldArchive("ended", dir);
      const [path] = certificatesIn(dir) as [string];
      const key = join(dir, "keys", "archive-key.pub.pem");
      expect(secondOpinion(path, "--key", key).code).toBe(0);
      await withTempDir(async (other) => {
        await UNDISTURBED["one-pass"]!(makeScene(4, other));
        const said = secondOpinion(path, "--key", join(other, "keys", "archive-key.pub.pem"));
        expect(said).toMatchObject({ code: 1, line: expect.stringMatching(/^FALSE signature\.publicKey: /) });
      });
    }));
});

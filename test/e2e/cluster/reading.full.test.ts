// An archive of many machines is read from anywhere by its two addresses; and when the database is gone, the store alone
// brings back the same captures, certificates and views.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { RealCluster, startSeenSite, type RunningProgram } from "../../support/cluster/real-cluster.js";

const PATIENCE = { timeout: 180_000, interval: 200 };
const LISTENING = /Archive {2}(http:\S+)[\s\S]*Replay {3}(http:\S+)/;

let cluster: RealCluster;
let worker: RunningProgram;
const dir = mkdtempSync(join(tmpdir(), "isochron-reading-"));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
beforeAll(async () => {
  cluster = await RealCluster.make(dir);
  worker = cluster.worker("one", dir, "--seal-age=1s");
}, 240_000);
afterAll(() => cluster?.end());

const sites: Awaited<ReturnType<typeof startSeenSite>>[] = [];
afterAll(async () => {
  for (const site of sites) await site.close();
});

async function captured(pages: number): Promise<{ readonly id: string; readonly url: string }> {
  const site = await startSeenSite(pages);
  sites.push(site);
  const { code, out, err } = await cluster.run("capture", "--json", "--delay=20ms", site.url);
  expect(code, err).toBe(0);
  return { id: (JSON.parse(out) as { capture: string }).capture, url: site.url };
}

/** Everything that readers are told, from a mirror of their own. */
async function told(mirror: string, captures: readonly { id: string; url: string }[]): Promise<unknown> {
  const read = async (...argv: string[]): Promise<string> => {
    const { code, out, err } = await cluster.run(...argv, "--archive", join(dir, mirror));
    expect(code, `${argv.join(" ")}: ${err}`).toBe(0);
    return out;
  };
  const all: unknown[] = [await read("captures")];
  for (const { id, url } of captures) {
    for (const argv of [
      ["report", id, "--json"],
      ["why", `${url}3`, "--capture", id, "--json"],
      ["cdx", url, "--match", "prefix"],
    ])
      all.push(await read(...argv));
    const verified = JSON.parse(await read("verify", id, "--json")) as Record<string, unknown>;
    expect(verified).toMatchObject({ ok: true, keyIs: "archive" });
    all.push(readFileSync(join(dir, mirror, "captures", id, "certificate.json"), "utf8"));
  }
  return all;
}

/** What a reader of the served archive sees of pages. */
async function seen(mirror: string, captures: readonly { id: string; url: string }[]): Promise<unknown> {
  const serving = cluster.start("serve", "--port=0", "--replay-port=0", "--archive", join(dir, mirror));
  let said = "";
  await expect.poll(() => (said = serving.printed), PATIENCE).toMatch(LISTENING);
  const [, ui, replay] = LISTENING.exec(said)!;
  const answers: unknown[] = [];
  for (const { id, url } of captures) {
    const memento = await fetch(`${replay}/cdx?url=${encodeURIComponent(`${url}1`)}`);
    answers.push(memento.status, await memento.text());
    const capture = await fetch(`${ui}/api/captures/${id}`);
    answers.push(capture.status);
  }
  serving.signal("SIGTERM");
  expect((await serving.ended).code).toBe(0);
  return answers;
}

it(
  "reads the same from anywhere, and the same again when the database was dropped",
  { timeout: 300_000 },
  async () => {
    const captures = [await captured(12), await captured(9)];
    const before = [await told("before", captures), await seen("before", captures)];
    worker.signal("SIGTERM");
    expect((await worker.ended).code).toBe(0);
    await cluster.loseDatabase();
    const lost = await cluster.run("captures", "--archive", join(dir, "before"));
    expect(lost.code).toBe(3);
    expect(lost.err).toMatch(/no cluster yet/);
    const restored = await cluster.run("cluster", "restore");
    expect(restored.code, restored.err).toBe(0);
    expect(restored.out).toMatch(/2 sites with \d+ objects brought back/);
    expect([await told("after", captures), await seen("after", captures)]).toEqual(before);
    // A mirror from before goes on with what was restored.
    expect(await told("before", captures)).toEqual(before[0]);
    const checked = await cluster.run("cluster", "check");
    expect(checked.code, checked.out + checked.err).toBe(0);
    // And so do machines.
    cluster.worker("two", dir);
    const third = await captured(5);
    expect(await told("after", [third])).toBeDefined();
  },
);

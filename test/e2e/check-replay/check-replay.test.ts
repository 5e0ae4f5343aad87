// Replay of a captured site held against its stored bytes, in a real Chromium that has no network.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SeededRandom } from "#adapters/index.js";
import { checkReplay, type CheckedPair } from "#check-replay/index.js";
import type { ReplayCheck } from "#model/index.js";
import type { Archive, Renderer } from "#ports/index.js";
import { openReplay, type ReplayInProcess } from "#server/index.js";
import { openArchive } from "#store/index.js";
import { keptReplayCheck } from "#study/index.js";
import { findBrowser } from "../../support/browser.js";
import { captureTown, TOWN } from "../../support/check-replay/captured-town.js";
import { testRenderer } from "../../support/render/rendering.js";
import { runCli } from "../../support/test-io.js";

let dir: string;
let archive: Archive;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "isochron-check-replay-"));
  await captureTown(join(dir, "town"));
  archive = await openArchive(join(dir, "town"), { mode: "read", software: "isochron-test" });
}, 60_000);

afterAll(async () => {
  await archive?.close();
  await rm(dir, { recursive: true, force: true });
});

const check = (...more: string[]) =>
  runCli(["check-replay", "--archive", join(dir, "town"), "--browser-path", findBrowser(), ...more]);

/** Checks with a replay that is changed on its way. */
async function checkedWith(change: (replay: ReplayInProcess) => ReplayInProcess): Promise<CheckedPair[]> {
  const renderer: Renderer = await testRenderer({ profile: { isRefererCut: false } });
  const replay = await openReplay(archive, { log: () => undefined });
  try {
    const captures = await archive.catalog.captures.list();
    const wish = { captures, at: captures[0]!.asOf!, isEachAtItsOwn: false, mostPages: 1 };
    const signal = new AbortController().signal;
    // Every lot draws the first: with chances next to one each stays in its place.
    const random = { next: () => 1 - 1e-9, fork: () => new SeededRandom(0) };
    const means = { archive, renderer, replay: change(replay), random, mostBytes: 1_000_000, signal };
    const pages: CheckedPair[] = [];
    for await (const page of (await checkReplay(wish, means)).pages()) pages.push(page);
    return pages;
  } finally {
    await replay.close();
    await renderer.close();
  }
}

describe("check-replay", () => {
  it("draws pages by lot and finds them shown as stored, with nothing that leaves", async () => {
    const { code, out, err } = await check("--json", "--pages", "2");
    const found = JSON.parse(out) as ReplayCheck;
    expect(found).toMatchObject({ isByLot: true, documents: 8, counts: { same: 2 } });
    expect(found.pages.flatMap(({ reasons, wouldHaveLeft }) => [...reasons, ...wouldHaveLeft])).toEqual([]);
    expect(found.pages.map(({ samePixels }) => samePixels)).toEqual([1, 1]);
    expect(code).toBe(0);
    expect(err).not.toContain("isochron:");
    // It stays with the capture, for its report and its page in the interface.
    expect(await keptReplayCheck(archive.results, found.capture)).toMatchObject(found);
  }, 120_000);

  it("sees a link that is left as it is: missing from the page, and outside the archive where no policy stops it", async () => {
    const [pair] = await checkedWith((replay) => ({
      ...replay,
      answer: async (request, mostBytes) => {
        const answered = await replay.answer(request, mostBytes);
        if (!answered || !request.url.endsWith(`if_/${TOWN}/`)) return answered;
        const kept = ["content-type"];
        const markup = Buffer.from(answered.body).toString();
        const body = Buffer.from(markup.replace(/[^\s"=]*\/look\.css/, `${TOWN}/look.css`));
        return { ...answered, headers: answered.headers.filter(([name]) => kept.includes(name)), body };
      },
    }));
    expect(pair?.page).toMatchObject({
      result: "missing-parts",
      missingInReplay: [{ url: `${TOWN}/look.css`, why: "not asked for in replay" }],
      wouldHaveLeft: [`${TOWN}/look.css`],
    });
    expect(pair?.page.samePixels).toBeLessThan(1);
    expect(pair?.pictures).not.toBeNull();
  }, 120_000);

  it("says in one line what is wrong with a call, and what to install", async () => {
    expect(await check("--pages", "none")).toMatchObject({ code: 2 });
    expect(await check("20990101000000000")).toMatchObject({ code: 2 });
    expect(await check("--out", dir)).toMatchObject({ code: 2 });
    const lost = await runCli(["check-replay", "--archive", join(dir, "town"), "--browser-path", "/none"]);
    expect(lost).toMatchObject({ code: 3, out: "" });
    expect(lost.err).toMatch(/^isochron: no Chromium at "\/none".*\n$/);
  });
});

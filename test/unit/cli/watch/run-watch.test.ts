// A watch put together as `isochron watch` runs it, in virtual time: the plan's file, news, the archive's upkeep, events.
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { makeWorld, type World } from "#crawl/index.js";
import { SqliteDriver } from "#store/catalog/sqlite/driver.js";
import { openArchive, SitesFile } from "#store/index.js";
import { PlanFile } from "#watch/index.js";
import { runWatch } from "../../../../src/cli/watch/run-watch.js";
import { ScriptedWeb } from "../../../support/sites/scripted-web.js";
import { withTempDir } from "../../../support/temp-dir.js";
import { runCli, testIo } from "../../../support/test-io.js";

const HOUR_MS = 3_600_000;
const SITE = "sites:\n  - url: http://a.test/\n    name: a\n    wants: versions\n    hints: none\n";

interface Event {
  readonly event: string;
  readonly kind?: string;
  readonly because?: string;
  readonly title?: string;
  readonly url?: string | null;
  readonly sites?: number;
}

/** What a test has in hands: the web, the plan's file, and what was said. */
class RunningWatch {
  readonly web = new ScriptedWeb({
    "http://a.test/": '<a href="/p">p</a><p>A page about the harbour.</p>',
    "http://a.test/p": "<p>The old mill stands by the river.</p>",
    "http://b.test/": "<p>Another site.</p>",
  });
  readonly events: Event[] = [];
  errors = "";
  readonly dir: string;
  readonly #file: string;

  constructor(dir: string, plan: string) {
    mkdirSync(dir, { recursive: true });
    this.dir = join(dir, "archive");
    this.#file = join(dir, "sites.yaml");
    this.plan = plan;
  }

  set plan(text: string) {
    writeFileSync(this.#file, text);
  }

  /** Watches for so many hours; what is to happen on the way is asked for after every event. */
  async watch(hours: number, after: (event: Event, world: World) => Promise<void> | void = () => undefined) {
    const archive = await openArchive(this.dir, { software: "isochron-test" });
    const { clock } = this.web;
    const world = makeWorld({ archive, fetcher: this.web, clock, software: "isochron-test" });
    const doing: Promise<void>[] = [];
    const out = (text: string): void => {
      const event = JSON.parse(text) as Event;
      this.events.push(event);
      doing.push(Promise.resolve(after(event, world)));
    };
    const io = testIo({ out, err: (text) => void (this.errors += text) });
    const plan = await PlanFile.open(new SitesFile(this.#file));
    const run = {
      plan,
      turnMs: HOUR_MS,
      forMs: hours * HOUR_MS,
      isJson: true,
      room: "http://room.test",
      hubs: null,
    };
    try {
      await runWatch(run, world, io);
      await Promise.all(doing);
    } finally {
      await archive.close();
    }
  }

  of(kind: string): Event[] {
    return this.events.filter(({ event }) => event === kind);
  }
}

/** As `sqlite3 from ".backup to"`: what was written last stands beside the file. */
function backUp(from: string, to: string): void {
  const database = new SqliteDriver(from, "write");
  database.exec(`VACUUM INTO '${to}'`);
  database.close();
}

function withWatch(plan: string, test: (running: RunningWatch) => Promise<void>): Promise<void> {
  return withTempDir((dir) => test(new RunningWatch(dir, plan)));
}

it("tells of turns, news and changes of the plan, an event on each line; a wrong plan is told once and not taken up", () =>
  withWatch(SITE, async (running) => {
    await running.watch(60, () => {
      const turns = running.of("turn").length;
      if (turns === 5)
        running.web.pages["http://a.test/p"] = "<p>A new bridge was built beside the market.</p>";
      if (turns === 30) running.plan = SITE.replace("wants:", "want:");
      if (turns === 40) running.plan = `${SITE}  - url: http://b.test/\n    name: b\n    hints: none\n`;
    });
    expect(new Set(running.events.map(({ event }) => event))).toEqual(new Set(["turn", "news", "plan"]));
    expect(
      running
        .of("news")
        .filter(({ kind }) => kind === "changed")
        .map(({ url }) => url),
    ).toEqual(["http://a.test/p"]);
    expect(running.of("plan").map(({ sites }) => sites)).toEqual([2]);
    expect(running.errors.match(/want/g)!.length).toBeGreaterThan(0);
    expect(running.errors.match(/the plan before it stays in force/g)).toHaveLength(1);
    expect(running.web.addresses).toContain("http://b.test/");
  }));

it("stops looking when the archive reaches its quota, says so once, and reads its files again in its time", () =>
  withWatch(`disk-quota: 1KB\naudit-every: 1 days\n${SITE}`, async (running) => {
    await running.watch(5);
    // The quota was passed while it was looked at for the first time.
    expect(running.of("turn").at(-1)).toMatchObject({
      kind: "nothing",
      because: "the archive has reached its disk quota",
    });
    expect(running.of("news").map(({ title }) => title)).toEqual(["The archive is full"]);
    running.plan = `audit-every: 1 days\n${SITE}`;
    const asked = running.web.asked.length;
    await running.watch(30);
    expect(running.web.asked.length).toBeGreaterThan(asked);
    const { code, out } = await runCli([
      "warc",
      "check",
      "--all",
      "--audit",
      "watch-2026-06-02",
      "--archive",
      running.dir,
    ]);
    expect(code, out).toBe(0);
  }));

it("has its archive to itself: a capture into it is refused, and reading goes on beside it", () =>
  withWatch(SITE, async (running) => {
    const asked: Awaited<ReturnType<typeof runCli>>[] = [];
    let isAsked = false;
    await running.watch(2, async () => {
      if (isAsked) return;
      isAsked = true;
      asked.push(
        await runCli(["capture", "http://127.0.0.1:9/", "--allow-private", "--archive", running.dir]),
      );
      asked.push(await runCli(["captures", "--archive", running.dir]));
    });
    const [refused, read] = asked;
    expect(refused!.code).toBeGreaterThan(0);
    expect(refused!.err).toMatch(/another process is writing to .*wait for it to end/);
    expect([read!.code, read!.err]).toEqual([0, ""]);
  }));

it("goes on from a backup as the guide says: its records, what it remembers, and an index made again", () =>
  withWatch(SITE, async (running) => {
    await running.watch(30);
    const restored = new RunningWatch(join(running.dir, "..", "restored"), SITE);
    mkdirSync(restored.dir, { recursive: true });
    backUp(join(running.dir, "watch.sqlite"), join(restored.dir, "watch.sqlite"));
    for (const part of ["warcs", "captures"])
      cpSync(join(running.dir, part), join(restored.dir, part), { recursive: true });
    const { code, err } = await runCli(["reindex", "--archive", restored.dir]);
    expect(code, err).toBe(0);
    restored.web.pages["http://a.test/p"] = "<p>A new bridge was built beside the market.</p>";
    await restored.web.clock.sleepUntil(running.web.clock.now());
    await restored.watch(30);
    // What it had seen it does not tell as new, and what changed since it does.
    expect(restored.of("news").map(({ kind, url }) => [kind, url])).toEqual([["changed", "http://a.test/p"]]);
    const { out } = await runCli([
      "why",
      "http://a.test/p",
      "--archive",
      restored.dir,
      "--from",
      "2026-06-01",
      "--to",
      "2026-06-01",
      "--json",
    ]);
    expect(
      (JSON.parse(out) as { watches: { chosenInAll: number }[] }).watches[0]!.chosenInAll,
    ).toBeGreaterThan(0);
  }));

// What passes after t* leave alone: excluded URLs, hosts given up; and what everybody asks in the same polite way.
import { describe, expect, it } from "vitest";
import { captureSite, makeWorld, type Progress } from "#crawl/index.js";
import { Gates } from "#frontier/index.js";
import { instant, type PageUrl } from "#model/index.js";
import type { Archive, FetchRequest, FetchResult } from "#ports/index.js";
import { siteFromSeeds } from "#seeds/index.js";
import { openArchive } from "#store/index.js";
import { surveySite } from "#survey/index.js";
import { collect } from "../../support/archives/archives.js";
import { captureWeb, linksTo, reportPage, ScriptedWeb } from "../../support/sites/scripted-web.js";
import { withTempDir } from "../../support/temp-dir.js";

const HOME = "http://site.test/";
const [A, B, C] = ["http://site.test/a", "http://site.test/b", "http://site.test/c"] as const;
const FAILING = { status: 500, body: "broken" };

function inArchive<T>(act: (archive: Archive) => Promise<T>): Promise<T> {
  return withTempDir(async (dir) => {
    const archive = await openArchive(dir, { software: "test" });
    try {
      return await act(archive);
    } finally {
      await archive.close();
    }
  });
}

/** Pages that fail once all have been visited. */
function failingAfterVisits(web: ScriptedWeb, urls: readonly string[], pages: number) {
  return ({ pass, done }: Progress): void => {
    if (pass === "visit" && done === pages) for (const url of urls) web.pages[url] = FAILING;
  };
}

function timesAsked(web: ScriptedWeb, url: string): number {
  return web.asked.filter((one) => one.url === url).length;
}

describe("the repair pass", () => {
  it("asks again for what failed, up to three times after t*", () =>
    inArchive(async (archive) => {
      const web = new ScriptedWeb({ [HOME]: linksTo(A), [A]: "a" });
      const watcher = { onProgress: failingAfterVisits(web, [A], 2) };
      await captureWeb(web, archive, { seeds: [HOME], watcher });
      expect(timesAsked(web, A)).toBe(4);
    }));

  it("leaves alone what an edit has excluded meanwhile", () =>
    inArchive(async (archive) => {
      const web = new ScriptedWeb({ [HOME]: linksTo(A), [A]: "a" });
      const fails = failingAfterVisits(web, [A], 2);
      const onProgress = (progress: Progress): void => {
        fails(progress);
        if (progress.pass === "revisit" && progress.outcome === "failed") void exclude(archive, "/a$");
      };
      const settings = { delayMs: 2000 };
      const { report } = await captureWeb(web, archive, { seeds: [HOME], settings, watcher: { onProgress } });
      expect(timesAsked(web, A)).toBe(2);
      expect(report.notes).toContain(
        "site.test: 1 page not asked for in the repair pass; excluded while the capture ran: /a$",
      );
    }));

  it("gives a host one new chance, and then gives it up like every pass", () =>
    inArchive(async (archive) => {
      const web = new ScriptedWeb({ [HOME]: linksTo(A, B, C), [A]: "a", [B]: "b", [C]: "c" });
      const watcher = { onProgress: failingAfterVisits(web, [HOME, A, B, C], 4) };
      const settings = { manners: { maxHostFailures: 2 } };
      const outcome = await captureWeb(web, archive, { seeds: [HOME], settings, watcher });
      const after = [HOME, A, B, C].map((url) => timesAsked(web, url) - 1);
      expect(after.reduce((sum, times) => sum + times)).toBe(4); // two revisits, two repairs
      expect(outcome.report.notes.join("\n")).toMatch(
        /2 pages not asked for in the revisit pass; host-given-up/,
      );
      expect(outcome.report.notes.join("\n")).toMatch(/not asked for in the repair pass; host-given-up/);
      const left = [HOME, A, B, C].map((url) => reportPage(outcome, url)!.reason ?? "");
      expect(left.filter((reason) => reason.startsWith("not asked for again: host-given-up"))).toHaveLength(
        2,
      );
    }));
});

async function exclude({ catalog, control }: Archive, source: string): Promise<void> {
  const [capture] = await catalog.captures.list();
  await control.ask(capture!.id, { edit: { askedAt: instant(0), exclude: [source] } });
}

describe("whoever asks", () => {
  it("takes turns at a server with all other captures of the process", () =>
    inArchive((one) =>
      inArchive(async (other) => {
        const web = new ScriptedWeb({ [HOME]: linksTo(A, B, C), [A]: "a", [B]: "b", [C]: "c" });
        const gates = new Gates(web.clock);
        const capture = (archive: Archive, delayMs: number) => {
          const settings = { delayMs, strategy: "bfs-fifo", maxPages: 100, threshold: 0.3 };
          const world = makeWorld({ archive, fetcher: web, clock: web.clock, gates });
          return captureSite({ site: siteFromSeeds([HOME]), settings }, world);
        };
        const [first, second] = await Promise.all([capture(one, 1000), capture(other, 300)]);
        expect([first.report.all.sharp, second.report.all.sharp]).toEqual([4, 4]);
        const pauses = web.asked.slice(1).map(({ at }, i) => at - web.asked[i]!.at - 5);
        expect(pauses.length).toBe(2 * 9 - 1);
        expect(Math.min(...pauses)).toBeGreaterThanOrEqual(300);
        // The longer of the two pauses holds while both ask.
        expect(pauses.slice(0, 9).every((pause) => pause >= 1000)).toBe(true);
      }),
    ));

  it("waits as a survey too, when the server asks for it", async () => {
    const busy = { status: 429, headers: { "Retry-After": "7" }, body: "later" };
    const web = new ScriptedWeb({ [HOME]: linksTo(A, B, C), [A]: busy, [B]: busy, [C]: busy });
    const world = { fetcher: web, clock: web.clock, gates: new Gates(web.clock), logger: { log: () => {} } };
    await surveySite(HOME as PageUrl, world, { delayMs: 1000, maxRequests: 8 });
    const asked = web.asked.filter(({ url }) => [A, B, C].includes(url as typeof A));
    expect(asked.length).toBeGreaterThanOrEqual(2);
    for (const [i, { at }] of asked.slice(1).entries())
      expect(at - asked[i]!.at).toBeGreaterThanOrEqual(7000);
  });
});

describe("the trial for soft 404s", () => {
  const TWINS = { [HOME]: linksTo(A, B), [A]: "<p>the same</p>", [B]: "<p>the same</p>" };
  const isTrial = (url: string): boolean => url.includes("is-there-nothing-here");

  /** Fails the trial in one way or another. */
  class TrialWeb extends ScriptedWeb {
    trial: (result: FetchResult) => FetchResult = (result) => result;

    override async fetch(request: FetchRequest): Promise<FetchResult> {
      const result = await super.fetch(request);
      return isTrial(request.url) ? this.trial(result) : result;
    }
  }

  it("leaves a record when it fails", () =>
    inArchive(async (archive) => {
      const web = new TrialWeb(TWINS);
      web.trial = (result) => ({
        kind: "failed",
        code: "reset",
        message: "connection reset",
        times: (result as Extract<FetchResult, { kind: "response" }>).exchange.times,
      });
      const written: string[] = [];
      const { report } = await captureWeb(web, telling(archive, written), { seeds: [HOME] });
      expect(report.all.sharp).toBe(3);
      expect(written.filter((line) => isTrial(line))).toEqual([
        expect.stringMatching(/ soft-404 failed reset$/),
      ]);
    }));

  it("is not the capture's end when its answer cannot be read", () =>
    inArchive(async (archive) => {
      const web = new TrialWeb(TWINS);
      web.trial = (result) => {
        const { exchange } = result as Extract<FetchResult, { kind: "response" }>;
        const unreadable = {
          discard: async () => {},
          read: async function* () {
            yield Buffer.alloc(0);
            throw new Error("a fault of ours");
          },
        };
        return { kind: "response", exchange: { ...exchange, spooled: unreadable } } as unknown as FetchResult;
      };
      const { report } = await captureWeb(web, forgiving(archive), { seeds: [HOME] });
      expect(report.all.sharp).toBe(3);
      expect((await collect(archive.catalog.sightings.ofCapture(report.capture))).length).toBeGreaterThan(0);
    }));

  /** Tells which metadata records of failures are written. */
  function telling(archive: Archive, written: string[]): Archive {
    const open: Archive["warcs"]["open"] = async (id) => {
      const sink = await archive.warcs.open(id);
      return {
        writeExchange: (record) => sink.writeExchange(record),
        writeMetadata: (target, fields, at) => {
          written.push(`${target} ${fields["pass"]} ${fields["outcome"]} ${fields["code"]}`);
          return sink.writeMetadata(target, fields, at);
        },
        writeResource: (resource) => sink.writeResource(resource),
        writeContent: (record) => sink.writeContent(record),
        sync: () => sink.sync(),
        close: () => sink.close(),
      };
    };
    return { ...archive, warcs: bound(archive, { open }) };
  }

  /** Writes the head alone of what was spooled and cannot be read. */
  function forgiving(archive: Archive): Archive {
    const open: Archive["warcs"]["open"] = async (id) => {
      const sink = await archive.warcs.open(id);
      return {
        writeExchange: (record) => {
          const { spooled: _, ...exchange } = record.exchange;
          return sink.writeExchange({ ...record, exchange });
        },
        writeMetadata: (...args) => sink.writeMetadata(...args),
        writeResource: (resource) => sink.writeResource(resource),
        writeContent: (record) => sink.writeContent(record),
        sync: () => sink.sync(),
        close: () => sink.close(),
      };
    };
    return { ...archive, warcs: bound(archive, { open }) };
  }

  function bound({ warcs }: Archive, replaced: Partial<Archive["warcs"]>): Archive["warcs"] {
    return new Proxy(warcs, {
      get: (target, name) => {
        const value: unknown = Reflect.get(Object.hasOwn(replaced, name) ? replaced : target, name);
        return typeof value === "function" ? (value.bind(target) as unknown) : value;
      },
    });
  }
});

it("a run that cannot be opened leaves the gates", () =>
  inArchive(async (archive) => {
    const web = new ScriptedWeb({ [HOME]: "home" });
    const gates = new Gates(web.clock);
    const left: number[] = [];
    const join = gates.join.bind(gates);
    gates.join = (delayMs) => {
      const caller = join(delayMs);
      const leave = caller.leave.bind(caller);
      caller.leave = () => (left.push(delayMs), leave());
      return caller;
    };
    const world = makeWorld({ archive, fetcher: web, clock: web.clock, gates });
    const settings = { delayMs: 60_000, strategy: "no such strategy", maxPages: 10, threshold: 0.3 };
    await expect(captureSite({ site: siteFromSeeds([HOME]), settings }, world)).rejects.toThrow();
    expect(left).toEqual([60_000]);
  }));

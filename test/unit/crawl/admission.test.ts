// Whether a URL may be asked for: one order of reasons, the same in every pass.
import { describe, expect, it } from "vitest";
import { Admission } from "#crawl/admission/admission.js";
import { HostsGivenUp } from "#crawl/admission/hosts-given-up.js";
import type { PageList } from "#frontier/index.js";
import { instant, type CaptureSettings, type FrontierPage, type PageUrl } from "#model/index.js";
import { someCapture } from "../../support/archives/archives.js";

/** In the order in which they are given. */
const REASONS = [
  "excluded",
  "host-given-up",
  "max-requests",
  "max-bytes",
  "deadline",
  "max-pages",
  "robots",
  "held-elsewhere",
] as const;
type Reason = (typeof REASONS)[number];

/** What only a page that was never seen can fall to. */
const FIRST_LOOKS_ONLY: readonly Reason[] = ["max-pages", "held-elsewhere"];

const PAGE: FrontierPage = {
  url: "http://site.test/a" as PageUrl,
  kind: "document",
  depth: 1,
  via: null,
  seq: 0,
  state: "known",
  reason: null,
  late: false,
};

function admission(on: readonly Reason[], isSeen = false, entered: string[] = []): Admission {
  const has = (reason: Reason): boolean => on.includes(reason);
  const settings: CaptureSettings = {
    delayMs: 1000,
    strategy: "bfs-fifo",
    maxPages: has("max-pages") ? 1 : 100,
    threshold: 0.3,
    budget: { ...(has("max-requests") && { maxRequests: 3 }), ...(has("deadline") && { deadlineMs: 1 }) },
    manners: { maxBytes: has("max-bytes") ? 10 : null },
  };
  return new Admission({
    clock: { now: () => instant(2_000_000_000_000), sleepUntil: async () => {} },
    state: { capture: someCapture("c1"), settings, isVisiting: false },
    seen: {
      of: () => [],
      has: () => isSeen,
      size: 5,
      requests: 50,
      looks: 50,
      warcBytes: 5000,
      whenKept: () => {},
    },
    frontier: { numberOf: () => 0, pages: () => [] as unknown as PageList, size: 5 },
    record: { stateBytes: 0 },
    control: {
      look: async () => {},
      refusalOf: () =>
        has("excluded") ? { state: "skipped", reason: "excluded while the capture ran" } : null,
    },
    hosts: {
      refusalOf: () => (has("host-given-up") ? "host-given-up: 20 failures" : null),
      enterPass: (_, pass) => void entered.push(pass),
    },
    selection: {
      refusalOf: async () => (has("held-elsewhere") ? { state: "refused", reason: "held-elsewhere" } : null),
      count: () => {},
    },
    robots: { refusalOf: async () => (has("robots") ? { state: "refused", reason: "robots" } : null) },
  });
}

const PASSES = ["visit", "revisit", "repair", "probe", "late"];

describe.each(PASSES)("a page in the %s pass", (pass) => {
  it("falls to the first of all reasons that hold", async () => {
    for (const [i, first] of REASONS.entries())
      for (const second of REASONS.slice(i)) {
        const refusal = await admission([second, first]).refusalOf(PAGE, pass);
        expect(refusal?.reason, `${first} and ${second}`).toMatch(new RegExp(`^${first}`));
      }
  });

  it("that was seen before falls to the same, but for the limits of first looks", async () => {
    for (const reason of REASONS) {
      const refusal = await admission([reason], true).refusalOf(PAGE, pass);
      if (FIRST_LOOKS_ONLY.includes(reason)) expect(refusal).toBeNull();
      else expect(refusal?.reason).toMatch(new RegExp(`^${reason}`));
    }
  });

  it("enters its host into the pass only when it may be asked for", async () => {
    const entered: string[] = [];
    await admission(["robots"], false, entered).refusalOf(PAGE, pass);
    expect(entered).toEqual([]);
    expect(await admission([], false, entered).refusalOf(PAGE, pass)).toBeNull();
    expect(entered).toEqual([pass]);
  });
});

it("a list of URLs falls to all that is not about pages", async () => {
  for (const reason of REASONS) {
    const refusal = await admission([reason]).refusalOfSource({ url: PAGE.url, kind: "other" });
    if (FIRST_LOOKS_ONLY.includes(reason)) expect(refusal).toBeNull();
    else expect(refusal?.reason).toMatch(new RegExp(`^${reason}`));
  }
});

it("gives each page its place before anything is awaited, and takes it back from those that are refused", async () => {
  const all = admission([]);
  const left = all.placesLeft;
  const other = { ...PAGE, url: "http://other.test/a" as PageUrl };
  const judged = [all.refusalOf(PAGE, "visit"), all.refusalOf(other, "visit")];
  await Promise.all(judged);
  expect(all.placesLeft).toBe(left - 2);
  const refusing = admission(["robots"]);
  await refusing.refusalOf(PAGE, "visit");
  expect(refusing.placesLeft).toBe(left);
});

describe("a host that fails", () => {
  const failing = { kind: "failing" } as const;

  it("is given up after so many failures in a row, for the pass in which it is asked", () => {
    const hosts = new HostsGivenUp(2);
    hosts.enterPass(PAGE.url, "visit");
    hosts.note(PAGE.url, failing);
    expect(hosts.refusalOf(PAGE.url, "visit")).toBeNull();
    hosts.note(PAGE.url, { kind: "busy", retryAfterMs: null });
    expect(hosts.refusalOf(PAGE.url, "visit")).toMatch(/^host-given-up.*2 failures/);
    expect(hosts.refusalOf(PAGE.url, "revisit")).toBeNull();
    hosts.enterPass(PAGE.url, "revisit");
    expect(hosts.refusalOf(PAGE.url, "revisit")).toBeNull();
  });

  it("is forgiven by one proper answer", () => {
    const hosts = new HostsGivenUp(2);
    hosts.enterPass(PAGE.url, "visit");
    for (const answer of [failing, { kind: "answered", responseMs: 5 } as const, failing])
      hosts.note(PAGE.url, answer);
    expect(hosts.refusalOf(PAGE.url, "visit")).toBeNull();
  });
});

// What a watch does between turns: news go out, the archive's size is watched, its files are audited.
import { describe, expect, it } from "vitest";
import { instant, type Instant, type NewsItem, type WatchPlan } from "#model/index.js";
import { MemoryHints, MemoryNews, MemoryPauses, MemoryWatch } from "#store/index.js";
import { Housekeeping, type House } from "#watch/run/housekeeping.js";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const DAY = instant(Math.floor(Date.UTC(2026, 10, 18) / DAY_MS / 30) * 30 * DAY_MS);
const SOUND = { files: 3, findings: 0 };

function planOf(changes: Partial<WatchPlan> = {}): WatchPlan {
  return { sites: [], channels: [], diskQuotaBytes: null, auditDays: null, ...changes };
}

function hours(count: number): Instant {
  return instant(DAY + count * HOUR_MS);
}

/** A house whose archive and audits are what a test says; with all that was done in it. */
class TriedHouse {
  readonly told: NewsItem[] = [];
  readonly audits: string[] = [];
  delivered = 0;
  measured = 0;
  bytes = 0;
  audit: () => ReturnType<House["audit"]> = async () => SOUND;
  tell: (news: readonly NewsItem[]) => Promise<void> = async (news) => void this.told.push(...news);

  readonly memory = new MemoryWatch();
  readonly keeping = new Housekeeping({
    stores: {
      memory: this.memory,
      news: new MemoryNews(),
      hints: new MemoryHints(),
      pauses: new MemoryPauses(),
      close: () => undefined,
    },
    deliver: async () => void this.delivered++,
    archiveBytes: async () => (this.measured++, this.bytes),
    audit: (name) => (this.audits.push(name), this.audit()),
    tell: (news) => this.tell(news),
  });

  /** Keeps house at an instant, and waits until the audit that it may have begun has ended. */
  async keep(plan: WatchPlan, at: Instant): Promise<void> {
    await this.keeping.keep(plan, at);
    await this.keeping.close();
  }

  get titles(): string[] {
    return this.told.map(({ title }) => title);
  }
}

describe("keeping house", () => {
  it("delivers at every call, and is called again within a minute", async () => {
    const house = new TriedHouse();
    expect((await house.keeping.keep(planOf(), DAY)) - DAY).toBe(60_000);
    await house.keep(planOf(), hours(1));
    expect(house.delivered).toBe(2);
    expect([house.measured, house.audits]).toEqual([0, []]);
  });
});

describe("a disk quota", () => {
  const plan = planOf({ diskQuotaBytes: 1_000 });

  it("is told of once a day from nine tenths on, and again when it is reached", async () => {
    const house = new TriedHouse();
    house.bytes = 899;
    await house.keep(plan, DAY);
    expect([house.told, house.keeping.held]).toEqual([[], null]);
    house.bytes = 900;
    for (const hour of [1, 2, 3]) await house.keep(plan, hours(hour));
    house.bytes = 1_000;
    for (const hour of [4, 5]) await house.keep(plan, hours(hour));
    // Who tells drops what was told: of one id people hear once.
    const byId = new Map(house.told.map(({ id, title, summary }) => [id, `${title}: ${summary}`]));
    expect([...byId.values()]).toEqual([
      "The archive is nearly full: It takes 90 % of its disk quota.",
      "The archive is full: It takes 100 % of its disk quota.",
    ]);
    expect(house.keeping.held?.condition).toBe("disk-full");
  });

  it("that is passed at noon holds the turns within the hour, and lets them go as soon as there is room", async () => {
    const house = new TriedHouse();
    await house.keep(plan, DAY);
    house.bytes = 5_000;
    await house.keep(plan, hours(0.5));
    expect(house.measured).toBe(1);
    await house.keep(plan, hours(1));
    expect(house.keeping.held).not.toBeNull();
    house.bytes = 10;
    await house.keep(plan, hours(1.02));
    expect(house.keeping.held).toBeNull();
  });

  it("that is taken out of the plan holds nothing any more", async () => {
    const house = new TriedHouse();
    house.bytes = 5_000;
    await house.keep(plan, DAY);
    await house.keep(planOf(), hours(1));
    expect(house.keeping.held).toBeNull();
  });
});

describe("an audit", () => {
  const plan = planOf({ auditDays: 30 });

  it("is made once in so many days, under the same name for every process", async () => {
    const house = new TriedHouse();
    for (let hour = 0; hour < 31 * 24; hour += 6) await house.keep(plan, hours(hour));
    const other = new TriedHouse();
    await other.keep(plan, hours(29 * 24));
    expect(house.audits).toHaveLength(2);
    expect(other.audits).toEqual([house.audits[0]]);
    expect(house.told).toEqual([]);
  });

  it("tells how many files are not what they were, and under which name they are listed", async () => {
    const house = new TriedHouse();
    house.audit = async () => ({ files: 3, findings: 2 });
    await house.keep(plan, DAY);
    expect(house.titles).toEqual(["Files of the archive have changed"]);
    expect(house.told[0]!.summary).toContain("2 of 3 files");
    expect(house.told[0]!.summary).toContain(house.audits[0]);
  });

  it("does not hold up the turns while it runs, and is not begun twice", async () => {
    const house = new TriedHouse();
    let end: (sums: typeof SOUND) => void = () => undefined;
    house.audit = () => new Promise((resolve) => (end = resolve));
    await house.keeping.keep(plan, DAY);
    await house.keeping.keep(plan, hours(24 * 31));
    expect(house.audits).toHaveLength(1);
    end(SOUND);
    await house.keeping.close();
  });

  it("that fails ends nothing: it is told, and goes on under its name the next day", async () => {
    const house = new TriedHouse();
    house.audit = () => Promise.reject(new Error("EIO: i/o error, read"));
    await house.keep(plan, hours(1));
    await house.keep(plan, hours(2));
    expect(house.audits).toHaveLength(1);
    expect(house.titles).toEqual(["The archive's files could not be audited"]);
    expect(house.told[0]!.summary).toContain("EIO: i/o error, read");
    await house.keep(plan, hours(25));
    expect(new Set(house.told.map(({ id }) => id)).size).toBe(2);
    house.audit = async () => SOUND;
    await house.keep(plan, hours(49));
    await house.keep(plan, hours(73));
    expect(house.audits).toEqual(Array.from({ length: 3 }, () => house.audits[0]));
    expect(house.told).toHaveLength(2);
  });

  it("of which nobody can be told is a fault of the watch, thrown to whoever calls next", async () => {
    const house = new TriedHouse();
    house.audit = () => Promise.reject(new Error("EIO"));
    house.tell = () => Promise.reject(new Error("the disk is full"));
    await house.keeping.keep(plan, DAY);
    await expect(house.keeping.close()).rejects.toThrow("the disk is full");
    await expect(house.keeping.keep(plan, hours(1))).rejects.toThrow("the disk is full");
  });
});

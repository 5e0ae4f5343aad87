// How far the clocks of a capture's runs may be wrong, sign by sign (docs/evidence.md, own clock).
import { describe, expect, it } from "vitest";
import { instant, type PageUrl, type RunClock, type Sighting } from "#model/index.js";
import { settleClocks } from "#quality/index.js";
import { captured } from "../../support/samples/sightings.js";

const HOUR = 3_600_000;
const NOTHING = { by: "", boundMs: null, bootId: null, uptimeMs: null, filesAt: null, errorMs: 0 };

const run = (startedAt: number, patch: Partial<RunClock> = {}): RunClock => ({
  startedAt: instant(startedAt),
  ...NOTHING,
  ...patch,
});

/** A look by our clock whose answer says a Date; 50 ms long. */
const look = (sentAt: number, date: number | null, host = "a.test", cacheSigns = false): Sighting => ({
  ...captured("x", sentAt, sentAt + 50, { validators: { date: date && instant(date), cacheSigns } }),
  url: `http://${host}/` as PageUrl,
});

const errorsOf = (runs: readonly RunClock[], looks: readonly Sighting[] = []): number[] =>
  settleClocks(runs, [looks]).map(({ errorMs }) => errorMs);

describe("a run's clock", () => {
  it("is as wrong as its keeper says when nothing contradicts it", () => {
    expect(errorsOf([run(0), run(5000, { boundMs: 30 })])).toEqual([0, 30]);
  });

  it("is doubted by an uptime that went less far, or further, and never by an hour's honest run", () => {
    const boot = (uptimeMs: number, bootId = "b") => ({ bootId, uptimeMs });
    expect(errorsOf([run(0, boot(500)), run(HOUR, boot(500 + HOUR - 100))])).toEqual([0, 0]);
    expect(errorsOf([run(0, boot(500)), run(HOUR, boot(500))])).toEqual([0, HOUR]);
    expect(errorsOf([run(0, boot(500)), run(HOUR, boot(500 + 2 * HOUR))])).toEqual([0, HOUR]);
    expect(errorsOf([run(0, boot(500)), run(HOUR, boot(500, "c"))])).toEqual([0, 0]);
  });

  it("is doubted by as much as the Dates allow, not by as little as they demand", () => {
    // First run: the host's clock is ours, give or take. Second: ours is an hour ahead of it.
    const looks = [look(10_000, 10_000), look(HOUR + 20_000, 20_000)];
    const [first, second] = settleClocks([run(0), run(HOUR + 15_000)], [looks]);
    expect(first).toMatchObject({ errorMs: 0, doubts: [] });
    // Up to the first byte after a Date that was cut by up to a second.
    expect(second!.doubts).toEqual([{ kind: "dates", ms: HOUR + 50 + 1000, host: "a.test", against: 0 }]);
    expect(second!.errorMs).toBe(HOUR + 1050);
  });

  it("is doubted the same when it was set back", () => {
    const looks = [look(HOUR, 0), look(HOUR + 20_000, HOUR + 20_000)];
    expect(errorsOf([run(0), run(HOUR + 15_000)], looks)).toEqual([0, HOUR + 1050]);
  });

  it("is cleared by one host whose clock agrees, and else doubted by the least", () => {
    const runs = [run(0), run(HOUR + 15_000)];
    const set = (host: string, ms: number) => [
      look(10_000, 10_000, host),
      look(HOUR + 20_000, HOUR + 20_000 - ms, host),
    ];
    expect(errorsOf(runs, [...set("a.test", HOUR), ...set("b.test", 500)])).toEqual([0, 0]);
    expect(errorsOf(runs, [...set("a.test", HOUR), ...set("b.test", 60_000)])).toEqual([0, 61_050]);
  });

  it("hears nothing from caches, from hosts without a Date and from hosts that contradict themselves", () => {
    const runs = [run(0), run(HOUR + 15_000)];
    const before = look(10_000, 10_000);
    expect(errorsOf(runs, [before, look(HOUR + 20_000, 20_000, "a.test", true)])).toEqual([0, 0]);
    expect(errorsOf(runs, [before, look(HOUR + 20_000, null)])).toEqual([0, 0]);
    // Two answers five seconds apart with one and the same Date.
    const stuck = [look(HOUR + 20_000, 20_000), look(HOUR + 25_000, 20_000)];
    expect(errorsOf(runs, [before, ...stuck])).toEqual([0, 0]);
  });

  it("is doubted by files that were written later than now", () => {
    expect(errorsOf([run(0), run(5000, { filesAt: instant(7000) })])).toEqual([0, 0]);
    expect(errorsOf([run(0), run(5000, { filesAt: instant(7001) })])).toEqual([0, 2001]);
  });

  it("takes over the error of the run that it is compared with", () => {
    const looks = [look(10_000, 10_000), look(HOUR + 20_000, 20_000)];
    expect(errorsOf([run(0, { boundMs: 400 }), run(HOUR + 15_000)], looks)).toEqual([400, HOUR + 1450]);
    // The third run is compared with the first again: it is right.
    const third = [...looks, look(2 * HOUR, 2 * HOUR)];
    expect(errorsOf([run(0), run(HOUR + 15_000), run(2 * HOUR - 1)], third)).toEqual([0, HOUR + 1050, 0]);
  });
});

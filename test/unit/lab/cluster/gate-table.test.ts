import { beforeEach, describe, expect, it } from "vitest";
import { GateTable } from "#lab/experiments/cluster/gate-table.js";

const PATIENCE_MS = 10_000;
let nowMs = 0;
let table: GateTable;

beforeEach(() => {
  nowMs = 1_000_000;
  table = new GateTable(PATIENCE_MS, () => nowMs);
});

const ask = (ticket: string, pauseMs = 1_000, sinceMs: number | null = null) =>
  table.enter({ name: "host a.test", ticket, process: ticket, pauseMs, sinceMs });
const leave = (ticket: string, pauseMs: number): void =>
  table.leave({ name: "host a.test", ticket, pauseMs });

/** How long somebody waits who asks again as often as he is told. */
function waitOf(ticket: string, pauseMs = 1_000): number {
  const fromMs = nowMs;
  for (let sinceMs: number | null = null; ;) {
    const answer = ask(ticket, pauseMs, sinceMs);
    ({ sinceMs } = answer);
    if (answer.isIn) return nowMs + answer.inMs - fromMs;
    nowMs += Math.max(1, answer.inMs);
  }
}

describe("the table of gates", () => {
  it("lets one in, and the next after the longer of the pauses", () => {
    expect(ask("a")).toMatchObject({ isIn: true, inMs: 0 });
    expect(ask("b")).toMatchObject({ isIn: false, isHeld: true });
    nowMs += 300;
    leave("a", 2_000);
    expect(waitOf("b")).toBe(2_000);
    leave("b", 500);
    expect(waitOf("c", 3_000)).toBe(3_000);
  });

  it("is asked twice by one whose answer was lost, and lets him in once", () => {
    expect(ask("a").isIn).toBe(true);
    nowMs += 50;
    expect(ask("a")).toMatchObject({ isIn: true });
    leave("a", 1_000);
    expect(ask("b").isIn).toBe(false);
  });

  it("opens for the next when a holder was silent, after the pause that the one before him knew of", () => {
    ask("a", 20_000);
    leave("a", 20_000);
    nowMs += 20_000;
    expect(ask("b", 1_000).isIn).toBe(true); // knows nothing of the longer pause yet, and dies
    expect(waitOf("c", 1_000)).toBe(PATIENCE_MS + 20_000);
  });

  it("keeps whoever renews, and nobody whose turn is another's", () => {
    ask("a");
    nowMs += 9_000;
    const held = { name: "host a.test", ticket: "a", pauseMs: 1_000 };
    expect(table.renew([held, { ...held, ticket: "b" }])).toEqual(["a"]);
    nowMs += 9_000;
    expect(ask("b").isHeld).toBe(true);
    nowMs += 2_000;
    expect(ask("b").isIn).toBe(true);
    expect(table.renew([held])).toEqual([]);
  });

  it("lets whoever waits longest in first, as long as he comes back", () => {
    ask("a");
    const { sinceMs } = ask("b");
    nowMs += 10;
    leave("a", 1_000);
    nowMs += 1_000;
    expect(ask("c").isIn).toBe(false);
    expect(ask("b", 1_000, sinceMs).isIn).toBe(true);
  });

  it("after a crash makes everybody wait for the patience and his pause, and for the long pauses that are kept", () => {
    ask("a", 20_000);
    leave("a", 20_000);
    table.restart(nowMs);
    expect(waitOf("b", 1_000)).toBe(PATIENCE_MS + 20_000);
    table.restart(nowMs);
    const fromMs = nowMs;
    expect(
      table.enter({ name: "host b.test", ticket: "x", process: "x", pauseMs: 1_000, sinceMs: null }).inMs,
    ).toBe(PATIENCE_MS + 1_000);
    expect(nowMs).toBe(fromMs);
  });

  it("after a crash knows those again who were in and say so", () => {
    ask("a");
    table.restart(nowMs);
    nowMs += 3_000;
    expect(table.renew([{ name: "host a.test", ticket: "a", pauseMs: 1_000 }])).toEqual(["a"]);
    nowMs += 9_000;
    expect(ask("b").isIn).toBe(false);
  });

  it("holds everybody back for as long as asked", () => {
    table.hold("host a.test", 7_000);
    table.hold("host a.test", 10);
    expect(waitOf("a", 0)).toBe(7_000);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Deadline, Deadlines } from "#fetch/deadlines.js";

describe("deadlines on one timer", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
  afterEach(() => void vi.useRealTimers());

  const passed: string[] = [];
  const deadlineOf = (all: Deadlines, name: string, dueMs: number): Deadline => {
    const deadline = new Deadline(all, () => passed.push(`${name} at ${performance.now() - startMs}`));
    deadline.set(startMs + dueMs);
    return deadline;
  };
  let startMs = 0;
  beforeEach(() => {
    passed.length = 0;
    startMs = performance.now();
  });

  it("pass each at its time, whatever the order in which they were set", () => {
    const all = new Deadlines();
    for (const [name, dueMs] of [
      ["late", 300],
      ["early", 100],
      ["middle", 200],
    ] as const)
      deadlineOf(all, name, dueMs);
    vi.advanceTimersByTime(1000);
    expect(passed).toEqual(["early at 100", "middle at 200", "late at 300"]);
  });

  it("do not pass when they are put off or lifted before", () => {
    const all = new Deadlines();
    const putOff = deadlineOf(all, "put off", 100);
    deadlineOf(all, "lifted", 150).clear();
    vi.advanceTimersByTime(99);
    putOff.set(startMs + 250);
    vi.advanceTimersByTime(150);
    expect(passed).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(passed).toEqual(["put off at 250"]);
  });

  it("pass once, and one that another lifts as it passes does not", () => {
    const all = new Deadlines();
    const first = new Deadline(all, () => other.clear());
    const other = new Deadline(all, () => passed.push("other"));
    first.set(startMs + 50);
    other.set(startMs + 50);
    vi.advanceTimersByTime(1000);
    expect(passed).toEqual([]);
  });
});

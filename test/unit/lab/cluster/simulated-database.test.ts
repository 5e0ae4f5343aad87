import { beforeEach, describe, expect, it } from "vitest";
import { SeededRandom } from "#adapters/index.js";
import { EventQueue } from "#lab/experiments/cluster/event-queue.js";
import { NoAnswer, SimulatedDatabase } from "#lab/experiments/cluster/simulated-database.js";
import { SimulatedProcess } from "#lab/experiments/cluster/simulated-process.js";

const COSTS = { questionMs: 2, rowMs: 0.5, roundTripMs: 1, timeoutMs: 5_000 };
let events: EventQueue;
let database: SimulatedDatabase;
let process: SimulatedProcess;

beforeEach(() => {
  events = new EventQueue(0);
  database = new SimulatedDatabase(events, new SeededRandom(1), COSTS);
  process = new SimulatedProcess(events, "p", 0);
});

/** What became of a question, and when. */
async function outcomes(asked: readonly Promise<unknown>[]): Promise<readonly (readonly [string, number])[]> {
  const told = asked.map((one) =>
    one.then(
      (value) => [String(value), events.nowMs] as const,
      (error: unknown) => [error instanceof NoAnswer ? "no answer" : "broken", events.nowMs] as const,
    ),
  );
  await events.run(() => false);
  return Promise.all(told);
}

describe("a simulated database", () => {
  it("answers one question after the other, and takes longer for more rows", async () => {
    const [one, two, many] = await outcomes([
      database.ask(process, () => "one"),
      database.ask(process, () => "two"),
      database.ask(process, () => "many", 11),
    ]);
    expect([one![0], two![0], many![0]]).toEqual(["one", "two", "many"]);
    expect(two![1] - one![1]).toBeGreaterThan(1);
    expect(many![1] - two![1]).toBeGreaterThan(6);
    expect(database.asked).toMatchObject({ questions: 3, rows: 13, busyMs: 11, failed: 0 });
  });

  it("loses what it was answering when it crashes, and answers again when it is back", async () => {
    let done = 0;
    const asked = [database.ask(process, () => ++done)];
    events.at(1, () => database.restart(100));
    const later: Promise<unknown>[] = [];
    events.at(50, () => later.push(database.ask(process, () => ++done).catch(() => "down")));
    events.at(102, () => later.push(database.ask(process, () => "back")));
    expect((await outcomes(asked))[0]![0]).toBe("no answer");
    expect(await Promise.all(later)).toEqual(["down", "back"]);
    expect(done).toBe(0);
  });

  it("does what was asked though its answer does not arrive any more", async () => {
    let done = 0;
    const asked = database.ask(process, () => ++done);
    events.at(1, () => process.cut(60_000));
    const [lost] = await outcomes([asked]);
    expect([lost![0], done]).toEqual(["no answer", 1]);
    expect(lost![1]).toBe(COSTS.timeoutMs);
  });

  it("gives up questions that wait too long", async () => {
    const asked = Array.from({ length: 4_000 }, (_, i) => database.ask(process, () => i));
    const told = await outcomes(asked);
    expect(told.filter(([what]) => what === "no answer").length).toBe(database.asked.failed);
    expect(database.asked.failed).toBeGreaterThan(1_000);
    expect(database.asked.longestWaitMs).toBeLessThanOrEqual(COSTS.timeoutMs);
  });
});

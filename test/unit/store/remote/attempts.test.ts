// Trying again, on a clock of the test's own.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { StoreError } from "#errors.js";
import { withPatience, type Attempt, type Patience } from "#store/remote/s3/attempts.js";

const PATIENCE: Patience = { stallMs: 1_000, attempts: 4, firstWaitMs: 100, longestWaitMs: 250 };
const GONE = Object.assign(new Error("gone"), { code: "ECONNREFUSED" });

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => void vi.useRealTimers());

it("tries until it works", async () => {
  const seen: number[] = [];
  const tried = withPatience({ patience: PATIENCE }, async ({ number }) => {
    seen.push(number);
    if (number < 3) throw GONE;
    return "done";
  });
  expect(await settled(tried)).toBe("done");
  expect(seen).toEqual([1, 2, 3]);
});

it.each([
  ["after its attempts, with the last failure", GONE, 4],
  ["at once for what stays as it is", Object.assign(new Error("x"), { name: "AccessDenied" }), 1],
  ["at once for a fault of the program", new TypeError("x"), 1],
  ["at once for what is told already", new StoreError("CLUSTER", "told"), 1],
])("gives up %s", async (_, error, attempts) => {
  const work = vi.fn(() => Promise.reject(error));
  expect(await settled(withPatience({ patience: PATIENCE }, work).catch((thrown: unknown) => thrown))).toBe(
    error,
  );
  expect(work).toHaveBeenCalledTimes(attempts);
});

it("waits longer each time, up to a limit, and never quite the same", async () => {
  const at: number[] = [];
  const work = () => (at.push(performance.now()), Promise.reject(GONE));
  await settled(withPatience({ patience: PATIENCE }, work).catch(() => undefined));
  const waits = at.slice(1).map((time, i) => time - at[i]!);
  for (const [i, fullMs] of [100, 200, 250].entries()) {
    expect(waits[i]).toBeGreaterThanOrEqual(fullMs / 2);
    expect(waits[i]).toBeLessThanOrEqual(fullMs + 1);
  }
});

it("gives up an attempt in which nothing moves, though it heeds no signal, and none in which something does", async () => {
  let moves: Attempt | null = null;
  const silent = vi.fn((attempt: Attempt) => ((moves = attempt), new Promise<never>(() => undefined)));
  const tried = withPatience({ patience: { ...PATIENCE, attempts: 1 }, sizeBytes: 1e6 }, silent);
  const failure = tried.catch((error: unknown) => error);
  for (let i = 0; i < 5; i++) {
    await vi.advanceTimersByTimeAsync(900);
    expect(moves!.signal.aborted).toBe(false);
    moves!.touch();
  }
  await vi.advanceTimersByTimeAsync(1_001);
  expect(moves!.signal.aborted).toBe(true);
  expect(await failure).toMatchObject({ name: "NotAnswering" });
});

it("gives up what moves by a byte now and then", async () => {
  let moves: Attempt | null = null;
  const slow = (attempt: Attempt) => ((moves = attempt), new Promise<never>(() => undefined));
  const patience = { ...PATIENCE, attempts: 1 };
  const failure = withPatience({ patience, sizeBytes: 16_000 }, slow).catch((error: unknown) => error);
  for (let i = 0; i < 4; i++) {
    moves!.touch();
    await vi.advanceTimersByTimeAsync(990);
  }
  expect(moves!.signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(await failure).toMatchObject({ name: "NotAnswering" });
});

it("ends with the caller's reason, in an attempt as between two", async () => {
  const reason = new Error("enough");
  for (const work of [() => new Promise<never>(() => undefined), () => Promise.reject(GONE)]) {
    const end = new AbortController();
    const tried = withPatience({ patience: PATIENCE, signal: end.signal }, work).catch(
      (error: unknown) => error,
    );
    await vi.advanceTimersByTimeAsync(10);
    end.abort(reason);
    expect(await tried).toBe(reason);
  }
  const late = withPatience({ patience: PATIENCE, signal: AbortSignal.abort(reason) }, () =>
    Promise.resolve(1),
  );
  await expect(late).rejects.toBe(reason);
});

async function settled<T>(promise: Promise<T>): Promise<T> {
  let isSettled = false;
  void promise.finally(() => (isSettled = true)).catch(() => undefined);
  for (let i = 0; i < 200 && !isSettled; i++) await vi.advanceTimersByTimeAsync(10);
  return promise;
}

import { describe, expect, it } from "vitest";
import { inTurns } from "#study/in-turns.js";

/** As a catalog of this machine gives its rows: at once. */
async function* numbersBelow(end: number): AsyncGenerator<number> {
  for (let n = 0; n < end; n++) yield n;
}

describe("a long walk in turns", () => {
  it("gives every item once and in order", async () => {
    const taken: number[] = [];
    for await (const n of inTurns(numbersBelow(120))) taken.push(n);
    expect(taken).toEqual(Array.from({ length: 120 }, (_, n) => n));
  });

  it("hears a stop while it goes on, though nothing that it asks for takes any time", async () => {
    const stop = new AbortController();
    setImmediate(() => stop.abort());
    let taken = 0;
    for await (const _ of inTurns(numbersBelow(10_000))) {
      taken++;
      if (stop.signal.aborted) break;
    }
    expect(taken).toBeLessThan(200);
  });

  it("ends the walk when its reader leaves", async () => {
    let isEnded = false;
    async function* watched(): AsyncGenerator<number> {
      try {
        yield* numbersBelow(10);
      } finally {
        isEnded = true;
      }
    }
    for await (const n of inTurns(watched())) if (n === 3) break;
    expect(isEnded).toBe(true);
  });
});

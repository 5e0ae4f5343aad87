// What every agreement must do at the gates of servers.
import { describe, expect, it } from "vitest";
import type { SharedGates } from "#ports/index.js";
import type { Ground, OpenGround } from "./ground.js";

/** Turns as they were given, by the agreement's own time: from when each surely was in, and until when. */
class Log {
  readonly turns: { who: string; inMs: number; outMs: number }[] = [];

  async turn(
    line: { gates: SharedGates; readTime(): Promise<number> },
    who: string,
    pauses: [number, number],
  ) {
    const held = await line.gates.enter("host a.test", pauses[0]);
    const inMs = await line.readTime();
    const turn = { who, inMs, outMs: Infinity };
    this.turns.push(turn);
    turn.outMs = await line.readTime();
    expect(held.isHeld()).toBe(true);
    held.leave(pauses[1]);
    expect(held.isHeld()).toBe(false);
  }
}

async function machines(ground: Ground, count: number) {
  const lines = [];
  for (let i = 0; i < count; i++) lines.push(await ground.line());
  return lines;
}

/** Runs the suite. */
export function gateSuite(name: string, open: OpenGround): void {
  describe(`gates in ${name}`, () => {
    it("lets one in at a time, over all machines, with the pause in between", async () => {
      const lines = await machines(await open(), 4);
      const log = new Log();
      await Promise.all(
        lines.flatMap(({ agreement }, i) => [1, 2, 3].map(() => log.turn(agreement, `m${i}`, [10, 40]))),
      );
      expect(log.turns).toHaveLength(12);
      for (const [i, { inMs }] of log.turns.slice(1).entries())
        expect(inMs - log.turns[i]!.outMs).toBeGreaterThanOrEqual(40);
      expect(new Set(log.turns.slice(0, 8).map(({ who }) => who)).size).toBeGreaterThan(1);
    });

    it("keeps the longer of the pause that was left and the own one", async () => {
      const [one, two] = await machines(await open(), 2);
      const log = new Log();
      await log.turn(one!.agreement, "one", [0, 0]);
      await log.turn(two!.agreement, "two", [80, 0]);
      await log.turn(one!.agreement, "one", [0, 90]);
      await log.turn(two!.agreement, "two", [0, 0]);
      const gaps = log.turns.slice(1).map(({ inMs }, i) => inMs - log.turns[i]!.outMs);
      expect(gaps[0]).toBeGreaterThanOrEqual(80);
      expect(gaps[2]).toBeGreaterThanOrEqual(90);
    });

    it("knows gates by name: others are free meanwhile", async () => {
      const [one, two] = await machines(await open(), 2);
      const turn = await one!.agreement.gates.enter("host a.test", 10);
      const other = await two!.agreement.gates.enter("address 192.0.2.1", 10);
      expect([turn.isHeld(), other.isHeld()]).toEqual([true, true]);
      expect(one!.agreement.gates.figures()).toMatchObject({ turns: 1, inTurn: 1, waiting: 0, lost: 0 });
    });

    it("keeps a turn for as long as its holder lives, and lets nobody in meanwhile", async () => {
      const ground = await open();
      const [one, two] = await machines(ground, 2);
      const turn = await one!.agreement.gates.enter("host a.test", 0);
      let isIn = false;
      const entered = two!.agreement.gates.enter("host a.test", 0).then((next) => ((isIn = true), next));
      await ground.live(3 * ground.patienceMs);
      expect([isIn, turn.isHeld()]).toEqual([false, true]);
      turn.leave(0);
      expect((await entered).isHeld()).toBe(true);
    });

    it("opens the gate of a holder that went silent, a pause after its patience is over", async () => {
      const ground = await open();
      const [one, two] = await machines(ground, 2);
      const lost = await one!.agreement.gates.enter("host a.test", 60);
      const cutMs = await two!.agreement.readTime();
      one!.cut();
      const turn = await two!.agreement.gates.enter("host a.test", 0);
      const inMs = await two!.agreement.readTime();
      // The last word of the silent one may be a third of the patience old.
      expect(inMs - cutMs).toBeGreaterThanOrEqual((2 / 3) * ground.patienceMs + 60);
      expect([lost.isHeld(), turn.isHeld()]).toEqual([false, true]);
      lost.leave(0);
      expect(turn.isHeld()).toBe(true);
    });

    it("remembers the pause that was kept before a holder who died knew of it", async () => {
      const ground = await open();
      const [one, two, three] = await machines(ground, 3);
      const log = new Log();
      await log.turn(one!.agreement, "one", [0, 400]);
      await two!.agreement.gates.enter("host a.test", 10);
      const cutMs = await three!.agreement.readTime();
      two!.cut();
      await three!.agreement.gates.enter("host a.test", 0);
      const inMs = await three!.agreement.readTime();
      expect(inMs - cutMs).toBeGreaterThanOrEqual((2 / 3) * ground.patienceMs + 400);
    });

    it("holds everybody back for as long as asked, however short their own pause", async () => {
      const [one, two] = await machines(await open(), 2);
      const askedMs = await one!.agreement.readTime();
      await one!.agreement.gates.hold("host a.test", 150);
      await one!.agreement.gates.hold("host a.test", 20); // shortens nothing
      await two!.agreement.gates.enter("host a.test", 0);
      expect((await two!.agreement.readTime()) - askedMs).toBeGreaterThanOrEqual(150);
    });

    it("lets go of who waits no more, with the reason, and goes on with the next", async () => {
      const [one, two] = await machines(await open(), 2);
      const { gates } = one!.agreement;
      const turn = await gates.enter("host a.test", 0);
      const stop = new AbortController();
      const stopped = gates.enter("host a.test", 0, stop.signal);
      const next = two!.agreement.gates.enter("host a.test", 0);
      stop.abort(new Error("stopped here"));
      await expect(stopped).rejects.toThrow("stopped here");
      await expect(gates.enter("host b.test", 0, stop.signal)).rejects.toThrow("stopped here");
      turn.leave(0);
      (await next).leave(0);
      (await gates.enter("host b.test", 0)).leave(0);
      expect(gates.figures()).toMatchObject({ waiting: 0, turns: 2 });
    });

    it("lets everybody in some time, in many gates at once", async () => {
      const lines = await machines(await open(), 3);
      const turns = lines.flatMap(({ agreement: { gates } }) =>
        Array.from({ length: 60 }, async (_, i) => {
          (await gates.enter(`host ${i % 20}.test`, 1)).leave(1);
        }),
      );
      await Promise.all(turns);
      expect(lines.map(({ agreement }) => agreement.gates.figures().turns)).toEqual([60, 60, 60]);
    });
  });
}

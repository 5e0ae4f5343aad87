import { describe, expect, it } from "vitest";
import { Gates } from "#frontier/index.js";
import { VirtualClock } from "#lab/index.js";
import { instant } from "#model/index.js";
import type { SharedGates } from "#ports/index.js";

/** What other machines would be told, in its order, and turns that can be lost. */
class ToldGates implements SharedGates {
  readonly told: string[] = [];
  isHeld = true;
  /** Turns at gates of this kind are. */
  lost: string | null = null;
  /** Called when a turn is asked for. */
  onEnter: (name: string) => Promise<void> = async () => undefined;

  async enter(name: string, pauseMs: number): ReturnType<SharedGates["enter"]> {
    await this.onEnter(name);
    this.told.push(`enter ${name} ${pauseMs}`);
    return {
      isHeld: () => this.isHeld && (this.lost === null || !name.startsWith(this.lost)),
      leave: (leftMs) => this.told.push(`leave ${name} ${leftMs}`),
    };
  }

  figures() {
    return { turns: 0, lost: 0, inTurn: 0, waiting: 0, waitedMs: 0, questions: 0 };
  }

  async hold(name: string, forMs: number): Promise<void> {
    this.told.push(`hold ${name} ${forMs}`);
  }
}

function sharedGates() {
  const clock = new VirtualClock({ startAt: instant(1_000_000) });
  const shared = new ToldGates();
  const caller = new Gates(clock, 8, shared).join(100);
  return { clock, shared, caller };
}

describe("a gate that machines share", () => {
  it("is entered for each request, and left with the pause that must follow", async () => {
    const { shared, caller } = sharedGates();
    for (let i = 0; i < 2; i++) await caller.pass("a.test", async () => shared.told.push("sent"));
    const once = ["enter host a.test 100", "sent", "leave host a.test 100"];
    expect(shared.told).toEqual([...once, ...once]);
  });

  it("is left by a request that failed, and not entered by one that was stopped before", async () => {
    const { shared, caller } = sharedGates();
    await expect(caller.pass("a.test", () => Promise.reject(new Error("reset")))).rejects.toThrow("reset");
    expect(shared.told).toEqual(["enter host a.test 100", "leave host a.test 100"]);
    const stop = new AbortController();
    stop.abort(new Error("stopped"));
    await expect(caller.pass("a.test", async () => "sent", stop.signal)).rejects.toThrow("stopped");
    expect(shared.told).toHaveLength(2);
  });

  it("lets nothing be sent in a turn that was lost while it was waited for", async () => {
    const { shared, caller } = sharedGates();
    shared.isHeld = false;
    const sent: string[] = [];
    await expect(caller.pass("a.test", async () => sent.push("a"))).rejects.toMatchObject({
      code: "CLUSTER",
    });
    expect(sent).toEqual([]);
    shared.isHeld = true;
    await caller.pass("a.test", async () => sent.push("b"));
    expect(sent).toEqual(["b"]);
  });

  it("judges the host's turn again when the address's has come, and leaves the address where it was lost", async () => {
    const { shared, caller } = sharedGates();
    shared.onEnter = async (name) => void (shared.isHeld = !name.startsWith("address"));
    const asked = caller.pass("a.test", () => caller.enterAddress("127.0.0.9", undefined, "a.test"));
    await expect(asked).rejects.toMatchObject({ code: "CLUSTER" });
    expect(shared.told).toContain("leave address 127.0.0.9 100");
  });

  it.each([
    ["the host's", null, "host"],
    ["the address's", "127.0.0.9", "address"],
  ])(
    "judges %s turn again when it is asked, right before something is sent",
    async (_whose, address, lost) => {
      const { shared, caller } = sharedGates();
      const asked = caller.pass("a.test", async () => {
        if (address !== null) await caller.enterAddress(address, undefined, "a.test");
        caller.requireTurns("a.test", address);
        shared.lost = lost; // while the connection was made
        return caller.requireTurns("a.test", address);
      });
      await expect(asked).rejects.toMatchObject({ code: "CLUSTER", message: expect.stringContaining(lost) });
    },
  );

  it("tells the others of a pause that grew after the turn, and lets nobody in before they know", async () => {
    const { shared, caller, clock } = sharedGates();
    await caller.pass("a.test", async () => undefined);
    caller.note("a.test", { kind: "busy", retryAfterMs: 9_000 });
    expect(shared.told.at(-1)).toBe("hold host a.test 9000");
    const before = clock.now();
    await caller.pass("a.test", async () => undefined);
    expect(clock.now() - before).toBeGreaterThanOrEqual(9_000);
  });

  it("is asked before the pause is over, and nothing is sent before it is", async () => {
    const { shared, caller, clock } = sharedGates();
    await caller.pass("a.test", async () => undefined);
    const leftAt = clock.now();
    let askedAt = leftAt;
    shared.onEnter = async () => void (askedAt = clock.now());
    const sentAt = await caller.pass("a.test", async () => clock.now());
    expect(askedAt - leftAt).toBeLessThan(100);
    expect(sentAt - leftAt).toBeGreaterThanOrEqual(100);
  });

  it("gives back a turn that it was given ahead, and that nobody wants any more", async () => {
    const { shared, caller } = sharedGates();
    await caller.pass("a.test", async () => undefined);
    const stop = new AbortController();
    shared.onEnter = async () => stop.abort(new Error("stopped"));
    await expect(caller.pass("a.test", async () => "sent", stop.signal)).rejects.toThrow("stopped");
    expect(shared.told.slice(2)).toEqual(["enter host a.test 100", "leave host a.test 100"]);
  });

  it("tells the others of a pause that grew while the next turn was given ahead, and keeps it", async () => {
    const { shared, caller, clock } = sharedGates();
    await caller.pass("a.test", async () => undefined);
    const leftAt = clock.now();
    shared.onEnter = async () => caller.note("a.test", { kind: "busy", retryAfterMs: 9_000 });
    const sentAt = await caller.pass("a.test", async () => clock.now());
    expect(shared.told).toContain("hold host a.test 9000");
    expect(sentAt - leftAt).toBeGreaterThanOrEqual(9_000);
  });
});

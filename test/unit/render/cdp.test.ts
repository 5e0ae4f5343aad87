// The pipe to the browser: messages in pieces, many at once, too long; commands and what becomes of them.
import { PassThrough } from "node:stream";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CdpConnection } from "#render/cdp/connection.js";
import { frameOf, MessageFrames } from "#render/cdp/message-frames.js";

describe("framing", () => {
  it("gives back every message, however the stream is cut", () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ text: fc.string({ unit: "grapheme" }) }), { maxLength: 8 }),
        fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 20 }),
        (messages, sizes) => {
          const stream = Buffer.from(messages.map(frameOf).join(""));
          const frames = new MessageFrames(10_000);
          const heard: string[] = [];
          for (let from = 0, turn = 0; from < stream.length; turn++) {
            const size = sizes[turn % sizes.length] ?? 1;
            heard.push(...frames.push(stream.subarray(from, from + size)));
            from += size;
          }
          expect(heard.map((text) => JSON.parse(text) as unknown)).toEqual(messages);
        },
      ),
      { seed: 70, numRuns: 200 },
    );
  });

  it("takes a message of many megabytes, in pieces as pipes give them", () => {
    const frames = new MessageFrames(40 * 1024 * 1024);
    const message = Buffer.from(frameOf({ body: "x".repeat(24 * 1024 * 1024) }));
    const heard: string[] = [];
    for (let from = 0; from < message.length; from += 65_536)
      heard.push(...frames.push(message.subarray(from, from + 65_536)));
    expect(heard.map(({ length }) => length)).toEqual([message.length - 1]);
  });

  it("refuses one without an end", () => {
    const frames = new MessageFrames(1_000);
    expect(frames.push(Buffer.alloc(999, 97))).toEqual([]);
    expect(() => frames.push(Buffer.alloc(2, 97))).toThrow(/longer than 1000 bytes/);
  });
});

/** A connection, and the browser's side of it. */
function pair() {
  const [toBrowser, fromBrowser] = [new PassThrough(), new PassThrough()];
  const connection = new CdpConnection(toBrowser, fromBrowser);
  const sent: { id: number; method: string; sessionId?: string }[] = [];
  const frames = new MessageFrames(1_000_000);
  toBrowser.on("data", (chunk: Buffer) => {
    for (const text of frames.push(chunk)) sent.push(JSON.parse(text) as (typeof sent)[number]);
  });
  return { connection, sent, say: (message: object) => fromBrowser.write(frameOf(message)), fromBrowser };
}

describe("commands", () => {
  it("are answered by number, in whatever order", async () => {
    const { connection, sent, say } = pair();
    const first = connection.send("Page.enable", {}, { session: "S" });
    const second = connection.send("Runtime.enable", {});
    await expect.poll(() => sent.length).toBe(2);
    expect(sent).toMatchObject([{ method: "Page.enable", sessionId: "S" }, { method: "Runtime.enable" }]);
    say({ id: 2, result: { two: 2 } });
    say({ id: 1, result: { one: 1 } });
    expect(await Promise.all([first, second])).toEqual([{ one: 1 }, { two: 2 }]);
  });

  it("that are refused, take too long or meet nobody fail, and say which", async () => {
    const { connection, say, fromBrowser } = pair();
    const refused = connection.send("Page.enable", {});
    say({ id: 1, error: { message: "no such page" } });
    await expect(refused).rejects.toMatchObject({ kind: "refused", message: "Page.enable: no such page" });
    await expect(connection.send("Page.enable", {}, { patienceMs: 1 })).rejects.toMatchObject({
      kind: "slow",
    });
    const waiting = connection.send("Page.enable", {});
    fromBrowser.end();
    await expect(waiting).rejects.toMatchObject({ kind: "gone" });
    await expect(connection.send("Page.enable", {})).rejects.toMatchObject({ kind: "gone" });
    expect(connection.isClosed).toBe(true);
  });

  it("tells its end to whoever still wants to hear of it, and at once when it is over", async () => {
    const { connection } = pair();
    const heard: string[] = [];
    connection.onClosed(() => void heard.push("stays"));
    connection.onClosed(() => void heard.push("went"))();
    connection.close();
    connection.close();
    connection.onClosed(() => void heard.push("late"));
    expect(heard).toEqual(["stays", "late"]);
  });

  it("end with a browser that speaks no JSON", async () => {
    const { connection, fromBrowser } = pair();
    const waiting = connection.send("Page.enable", {});
    fromBrowser.write("no json\0");
    await expect(waiting).rejects.toMatchObject({ kind: "gone" });
  });
});

describe("events", () => {
  it("are heard by their session alone, until it is forgotten", async () => {
    const { connection, say } = pair();
    const heard: string[] = [];
    connection.on("A", "Page.windowOpen", ({ url }) => void heard.push(`A ${url}`));
    connection.on("B", "Page.windowOpen", ({ url }) => void heard.push(`B ${url}`));
    say({ method: "Page.windowOpen", sessionId: "A", params: { url: "1" } });
    say({ method: "Page.windowOpen", sessionId: "B", params: { url: "2" } });
    say({ method: "Page.windowOpen", params: { url: "3" } });
    await expect.poll(() => heard).toEqual(["A 1", "B 2"]);
    connection.forget("A");
    say({ method: "Page.windowOpen", sessionId: "A", params: { url: "4" } });
    say({ method: "Page.windowOpen", sessionId: "B", params: { url: "5" } });
    await expect.poll(() => heard).toEqual(["A 1", "B 2", "B 5"]);
  });
});

// A database that is away for a moment is no reason to end what is in hand.
import { expect, it } from "vitest";
import { toldArchive } from "#cluster/site/told-archive.js";
import { IsochronError } from "#errors.js";
import type { CaptureControl } from "#model/index.js";
import { memoryArchive, MemoryIndex } from "../../../support/archives/memory-archive.js";

const AWAY = new IsochronError("CLUSTER", "the connection was cut");
const PAUSED: CaptureControl = { want: "pause", edits: [] };

/** What a run hears, and what the agreement answers. */
function heard() {
  const answers: { now: CaptureControl | null | Error } = { now: null };
  const look = async (): Promise<CaptureControl | null> => {
    if (answers.now instanceof Error) throw answers.now;
    return answers.now;
  };
  const board = { say: async () => true, list: async () => [] };
  const control = { look, ask: async () => undefined };
  const lease = { site: "a.example", fence: 1 };
  return { answers, run: toldArchive(memoryArchive(new MemoryIndex()), { board, control }, lease).control };
}

it("a run goes on by what it heard last while nobody can be asked", async () => {
  const { answers, run } = heard();
  answers.now = PAUSED;
  expect(await run.look("c")).toEqual(PAUSED);
  answers.now = AWAY;
  expect(await run.look("c")).toEqual(PAUSED);
  answers.now = null;
  expect(await run.look("c")).toBeNull();
});

it("a run that has heard nothing yet does not go on as if nobody had asked for anything", async () => {
  const { answers, run } = heard();
  answers.now = AWAY;
  await expect(run.look("c")).rejects.toBe(AWAY);
  answers.now = null;
  await run.look("c");
  answers.now = AWAY;
  await expect(run.look("another")).rejects.toBe(AWAY);
});

it("a fault of ours is none of the database's", async () => {
  const { answers, run } = heard();
  await run.look("c");
  answers.now = new TypeError("x");
  await expect(run.look("c")).rejects.toThrow(TypeError);
});

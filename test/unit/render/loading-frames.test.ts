// Which frames of a page are still waited for.
import { expect, it } from "vitest";
import { LoadingFrames } from "#render/page/loading-frames.js";

it("waits for a frame until it ends, and for one that never ends five seconds", () => {
  let nowMs = 0;
  const frames = new LoadingFrames(() => nowMs);
  expect(frames.areAny).toBe(false);
  frames.began("a");
  frames.began("b");
  frames.ended("a");
  expect(frames.areAny).toBe(true);
  nowMs = 4_999;
  expect(frames.areAny).toBe(true);
  nowMs = 5_000;
  expect(frames.areAny).toBe(false);
  frames.began("b");
  expect(frames.areAny).toBe(true);
  frames.ended("b");
  frames.ended("never begun");
  expect(frames.areAny).toBe(false);
});

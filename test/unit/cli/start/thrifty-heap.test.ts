// The collector's thrift, in a process of its own: it is a matter of the whole process.
import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";

const THRIFTY = new URL("../../../../dist/cli/engine/thrifty-heap.js", import.meta.url).href;

/** Objects that survive make the young space grow; then work that lets the event loop wait for thousands of collections. */
const WORK = `
import { PerformanceObserver, performance } from "node:perf_hooks";
import { getHeapSpaceStatistics } from "node:v8";
const young = () => getHeapSpaceStatistics().find(({ space_name: name }) => name === "new_space").space_size;
let observed = 0;
for (const [name, by] of [["observe", 1], ["disconnect", -1]]) {
  const was = PerformanceObserver.prototype[name];
  PerformanceObserver.prototype[name] = function (...args) { observed += by; return was.apply(this, args); };
}
const { keepHeapSmall } = await import(${JSON.stringify(THRIFTY)});
keepHeapSmall();
const kept = [];
for (let turn = 0; turn < 400 && observed > 0; turn++) {
  kept.push(Array.from({ length: 5_000 }, (_, i) => ({ turn, i })));
  if (kept.length > 20) kept.shift();
  await new Promise((resolve) => setImmediate(resolve));
}
const grown = young();
for (let i = 0; i < 1_000; i++) kept[i % 20] = Array.from({ length: 5_000 }, (_, n) => ({ i, n }));
console.log(JSON.stringify({ observed, grown, after: young() }));
`;

describe("a thrifty heap", () => {
  it("is watched at every collection while the young space grows, and not after; the space stays bounded", () => {
    const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", WORK], {
      encoding: "utf8",
    });
    expect(stderr).toBe("");
    const { observed, grown, after } = JSON.parse(stdout) as Record<string, number>;
    expect(observed).toBe(0);
    expect(grown).toBeGreaterThanOrEqual(8 * 1024 * 1024);
    expect(after).toBeLessThanOrEqual(2 * 8 * 1024 * 1024);
  });
});

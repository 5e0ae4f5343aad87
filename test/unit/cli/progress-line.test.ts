import { describe, expect, it } from "vitest";
import type { Progress } from "#crawl/index.js";
import { ProgressLine, type ProgressMode } from "../../../src/cli/progress-line.js";
import { testIo } from "../../support/test-io.js";

const PROGRESS: Progress = {
  pass: "revisit",
  done: 1200,
  total: 4000,
  url: "http://example.org/a/long/path/\u001b[31mto/somewhere.html",
  outcome: "captured",
  state: "running",
  figures: {
    elapsedMs: 90_000,
    pagesPerSecond: 2.94,
    bytesPerSecond: 41_300,
    etaMs: 952_000,
    requests: 5300,
    bytes: 12_345_678,
    failures: 2,
    sharp: 1176,
    slowestHost: { host: "slow.example.org", meanMs: 340 },
  },
};

function shown(
  progresses: readonly Progress[],
  options: { mode?: ProgressMode; interactive?: boolean; columns?: number } = {},
): string {
  let text = "";
  let now = 0;
  const { mode = "auto", interactive = true, columns = 120 } = options;
  const io = testIo({ interactive, columns, err: (more) => void (text += more) });
  const line = new ProgressLine(io, mode, () => (now += 1000));
  for (const progress of progresses) line.show(progress);
  return text;
}

/** What stands on the screen after the text, by the few sequences that are used. */
function screen(text: string): string[] {
  const lines = [""];
  let [row, column] = [0, 0];
  // oxlint-disable-next-line no-control-regex -- the terminal's own control sequences
  for (const piece of text.match(/\u001b\[1A|\u001b\[K|\r|\n|[^\u001b\r\n]/g) ?? []) {
    if (piece === "\r") column = 0;
    else if (piece === "\n") [row, column] = [row + 1, 0];
    else if (piece === "\u001b[1A") row--;
    else if (piece === "\u001b[K") lines[row] = (lines[row] ?? "").slice(0, column);
    else {
      lines[row] =
        `${(lines[row] ?? "").slice(0, column).padEnd(column)}${piece}${(lines[row] ?? "").slice(column + 1)}`;
      column++;
    }
  }
  return lines;
}

describe("progress on a terminal", () => {
  it("says pass, done and left, rates, time left, sharp so far, failures, bytes and the slowest host", () => {
    const [head, figures] = screen(shown([PROGRESS], { columns: 160 }));
    expect(head).toBe("revisiting  1\u202f200 of 4\u202f000  2.9 pages/s  about 15 min 52 s left  41.3 kB/s");
    expect(figures).toContain(
      "sharp 1\u202f176 (98.0 %)  failed 2  12.3 MB received  slowest slow.example.org 340 ms  http://",
    );
  });

  it.each([10, 24, 40, 80, 132])(
    "never takes more than the %i columns there are, nor more than two lines",
    (columns) => {
      const second = { ...PROGRESS, done: 3, url: "http://x/" };
      const lines = screen(shown([PROGRESS, second], { columns }));
      expect(lines).toHaveLength(2);
      for (const line of lines) expect(Array.from(line).length).toBeLessThan(columns);
      expect(lines[0]).not.toContain("1\u202f200");
    },
  );

  it("says so when the run is paused or the disk is full", () => {
    expect(screen(shown([{ ...PROGRESS, state: "paused" }]))[0]).toContain("PAUSED");
    expect(screen(shown([{ ...PROGRESS, state: "disk-full" }]))[0]).toContain("DISK FULL");
  });

  it("lets no control character of a URL through", () => {
    expect(shown([PROGRESS])).not.toContain("\u001b[31m");
  });
});

describe("progress elsewhere", () => {
  it("is one JSON object per line, with the figures", () => {
    const lines = shown([PROGRESS, { ...PROGRESS, state: "paused" }], { interactive: false })
      .trimEnd()
      .split("\n");
    expect(lines).toHaveLength(2);
    expect(JSON.parse(lines[0]!)).toMatchObject({
      event: "progress",
      pass: "revisit",
      done: 1200,
      left: 2800,
      total: 4000,
      sharp: 1176,
      failures: 2,
      state: "running",
      slowestHost: { host: "slow.example.org" },
    });
  });

  it("is plain or silent when asked for, on a terminal too", () => {
    expect(shown([PROGRESS], { mode: "plain" })).toMatch(/^revisiting .* 340 ms\n$/);
    expect(shown([PROGRESS], { mode: "none" })).toBe("");
    expect(shown([PROGRESS], { mode: "json" })).toMatch(/^\{.*\}\n$/);
  });

  it("comes now and then, not with every fetch, but always when a pass is done", () => {
    let text = "";
    let now = 0;
    const io = testIo({ err: (more) => void (text += more) });
    const line = new ProgressLine(io, "json", () => (now += 100));
    for (let done = 1; done <= 100; done++) line.show({ ...PROGRESS, done, total: 100 });
    expect(text.trimEnd().split("\n").length).toBeLessThan(6);
    expect(text).toContain('"done":100');
  });
});

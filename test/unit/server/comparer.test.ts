import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { BusyError, Comparer } from "#server/diff/comparer.js";
import { ReportTexts } from "#server/report-texts.js";
import { temporaryDirectory } from "../../support/archives/archives.js";
import { makeReport } from "../../support/samples/reports.js";

const task = (before: string) => ({
  before: Buffer.from(before),
  after: Buffer.from("<p>new</p>"),
  options: {},
});
let comparer: Comparer;
afterEach(() => comparer?.close());

/** A thread that never answers a comparison with "stuck", dies of "bad" and echoes the others. */
async function threadFile(): Promise<string> {
  const file = join(temporaryDirectory(), "thread.mjs");
  const code = `import { parentPort } from "node:worker_threads";
    parentPort.on("message", ({ before }) => {
      const text = Buffer.from(before).toString();
      if (text === "stuck") for (;;);
      if (text === "bad") throw new Error("broken");
      parentPort.postMessage(text);
    });`;
  await writeFile(file, code);
  return file;
}

describe("the comparer", () => {
  it("gives a comparison its budget, and goes on with a new thread", async () => {
    comparer = new Comparer({ file: await threadFile(), budgetMs: 3000 });
    const stuck = comparer.compare(task("stuck"));
    const next = comparer.compare(task("next"));
    await expect(stuck).rejects.toThrow(BusyError);
    expect(await next).toBe("next");
  });

  it("survives a comparison that fails", async () => {
    comparer = new Comparer({ file: await threadFile(), budgetMs: 20_000 });
    await expect(comparer.compare(task("bad"))).rejects.toThrow(/broken/);
    expect(await comparer.compare(task("good"))).toBe("good");
  });

  it("lets a bounded number wait", async () => {
    comparer = new Comparer({ file: await threadFile(), budgetMs: 20_000 });
    const asked = Array.from({ length: 12 }, (_, i) => comparer.compare(task(String(i))));
    const results = await Promise.allSettled(asked);
    expect(results.map(({ status }) => status)).toEqual([
      ...Array<string>(8).fill("fulfilled"),
      ...Array<string>(4).fill("rejected"),
    ]);
  });

  it("compares without a thread where nothing is built", async () => {
    comparer = new Comparer({ file: null });
    expect(await comparer.compare(task("<p>old</p>"))).toMatchObject({
      result: { verdict: expect.any(String) },
    });
  });
});

describe("report texts", () => {
  it("are made once, and again when the results have changed", async () => {
    let [version, read] = ["1", 0];
    const report = makeReport({ pages: 3, verdictOf: () => "sharp" });
    const texts = new ReportTexts({
      version: async () => version,
      getReport: async (id) => (read++, id === "none" ? null : report),
    });
    const [first, again] = [await texts.of("a"), await texts.of("a")];
    expect([first === again, read]).toEqual([true, 1]);
    expect(JSON.parse(first!.plain.toString())).toEqual(report);
    expect(await first!.gzipped()).toBe(await first!.gzipped());
    version = "2";
    await texts.of("a");
    expect(read).toBe(2);
    expect(await texts.of("none")).toBeNull();
  });
});

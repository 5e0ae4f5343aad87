// What is asked for in a browser is understood by the machines of a cluster, and what they say is told as it is.
import { describe, expect, it } from "vitest";
import { MemoryAgreement } from "#agreement/index.js";
import { VirtualClock } from "#lab/index.js";
import { instant, type JsonValue } from "#model/index.js";
import type { RunWord } from "#ports/index.js";
import { clusterQueue } from "../../../../src/cli/cluster/cluster-desk.js";
import { understoodJob } from "../../../../src/cli/cluster/cluster-job.js";
import { statesOnBoard } from "../../../../src/cli/cluster/running-states.js";
import { memoryArchive } from "#lab/index.js";
import { someCapture } from "../../../support/archives/archives.js";

const AT = instant(1_700_000_000_000);

async function queue() {
  const { management } = new MemoryAgreement(new VirtualClock({ startAt: AT }));
  const archive = memoryArchive();
  await archive.catalog.captures.create({ ...someCapture("c1"), site: "one.test" });
  return { management, desk: clusterQueue(management, archive) };
}

const asked = (kind: string, input: JsonValue) => ({ kind, input, by: "manager", askedAt: AT });

describe("a desk of a cluster", () => {
  it("asks for captures in the words of machines", async () => {
    const { management, desk } = await queue();
    const form = {
      urls: ["https://one.test/", "https://one.test/a"],
      title: "One",
      options: { maxPages: "7" },
    };
    const { id } = await desk.jobs.add(asked("capture", form));
    const understood = understoodJob((await management.jobs.get(id))!);
    expect(understood).toMatchObject({ site: "one.test", request: { settings: { maxPages: 7 } } });
    expect(understood!.request!.site.seeds).toEqual(form.urls);
  });

  it.each(["resume", "end"])("names the site of a capture to %s", async (kind) => {
    const { management, desk } = await queue();
    const { id } = await desk.jobs.add({ ...asked(kind, { captureId: "c1" }), captureId: "c1" });
    const job = (await management.jobs.get(id))!;
    expect(job.captureId).toBe("c1");
    expect(understoodJob(job)).toMatchObject({ site: "one.test", request: null });
  });

  it("refuses surveys, and captures that nobody knows, as what cannot be done", async () => {
    const { management, desk } = await queue();
    const survey = desk.jobs.add(asked("survey", { url: "https://one.test/" }));
    await expect(survey).rejects.toMatchObject({ statusCode: 422 });
    await expect(desk.jobs.add(asked("end", { captureId: "c2" }))).rejects.toMatchObject({ statusCode: 422 });
    expect(await management.jobs.open(10)).toEqual([]);
  });
});

describe("the board", () => {
  it("is told of by capture; a word of another version says that it runs", () => {
    const word = (captureId: string, status: JsonValue): RunWord => ({
      captureId,
      site: "s",
      at: AT,
      status,
    });
    const words = [word("a", { state: "paused" }), word("b", { state: "asleep" }), word("c", null)];
    expect([...statesOnBoard(words)]).toEqual([
      ["a", "paused"],
      ["b", "running"],
      ["c", "running"],
    ]);
  });
});

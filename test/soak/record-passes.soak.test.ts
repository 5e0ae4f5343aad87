// 100,000 mixed requests with and without the recorder, while it records.
import { expect, it } from "vitest";
import { compareRun } from "../support/record/compare-run.js";
import { startMixedServer } from "../support/record/mixed-server.js";
import { openRecorder } from "../support/record/recorder-run.js";
import { withTempDir } from "../support/temp-dir.js";

const REQUESTS = Number(process.env["ISOCHRON_RECORD_REQUESTS"] ?? 100_000);

it("answers are the same", () =>
  withTempDir(async (dir) => {
    const server = await startMixedServer();
    const { recorder } = await openRecorder(dir, server.port);
    const begun = performance.now();
    const compared = await compareRun({ seed: 1, requests: REQUESTS, plainPort: server.port, passedPort: recorder.port, atOnce: 8 }); // prettier-ignore
    const seconds = (performance.now() - begun) / 1000;
    const { recorded, dropped } = recorder.status;
    await recorder.close(600_000);
    await server.close();
    console.log(`record passes: ${compared.requests} requests of ${compared.kinds.length} kinds, ${compared.differences.length} differ; recorded ${recorded}, lost ${dropped}; ${seconds.toFixed(0)} s`); // prettier-ignore
    expect(compared.differences).toEqual([]);
  }));

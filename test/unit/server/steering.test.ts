// What those who manage may ask of a capture that runs: it is asked, in patterns that match what was meant alone.
import { afterEach, expect, it } from "vitest";
import { instant, type CaptureControl } from "#model/index.js";
import type { Archive } from "#ports/index.js";
import { startServers, type RunningServers } from "#server/index.js";
import { memoryManagement } from "#store/index.js";
import { memoryArchive, MemoryIndex } from "../../support/archives/memory-archive.js";
import { someCapture } from "../../support/archives/archives.js";

const MANAGE = "the-token-of-those-who-manage";
let servers: RunningServers | null = null;
afterEach(() => servers?.close());

async function running() {
  const asked: Partial<CaptureControl>[] = [];
  const base = memoryArchive(new MemoryIndex(), {});
  const archive: Archive = {
    ...base,
    hasWriter: () => true,
    control: {
      look: async () => null,
      ask: async (_, wish) => void asked.push(wish as Partial<CaptureControl>),
    },
  };
  await archive.catalog.captures.create({ ...someCapture("c1"), phase: "visiting", finishedAt: null });
  await archive.catalog.runStatus.put("c1", {
    state: "running",
    at: instant(1),
    progress: null,
    editsApplied: 0,
    notes: [],
  });
  const store = memoryManagement();
  const management = {
    token: MANAGE,
    archive,
    store,
    defaults: {},
    now: () => instant(7),
    wake: () => undefined,
  };
  servers = await startServers({ archive: base, port: 0, replayPort: 0, webDir: "/nonexistent", management });
  const url = servers.uiUrl;
  const post = async (path: string, body: unknown) => {
    const headers = { "content-type": "application/json", authorization: `Bearer ${MANAGE}` };
    const answer = await fetch(new URL(path, url), { method: "POST", headers, body: JSON.stringify(body) });
    return { status: answer.status, body: (await answer.json()) as { error?: { message: string } } };
  };
  return { asked, post, store };
}

it("pause, resume, cancel and changes reach the capture, and stand in the log", async () => {
  const { asked, post, store } = await running();
  for (const want of ["pause", "run", "cancel"])
    expect((await post("/api/captures/c1/control", { want })).status).toBe(202);
  const change = { excludePrefix: "https://a.example/x?(y", delayMs: 300, maxPages: 9 };
  expect((await post("/api/captures/c1/control", change)).status).toBe(202);
  expect(asked.slice(0, 3)).toEqual([{ want: "pause" }, { want: "run" }, { want: "cancel" }]);
  const { edit } = asked[3] as { edit: { exclude: string[]; delayMs: number; maxPages: number } };
  expect(edit).toMatchObject({ askedAt: 7, delayMs: 300, maxPages: 9 });
  const pattern = new RegExp(edit.exclude[0]!, "u");
  expect(pattern.test("https://a.example/x?(y=1")).toBe(true);
  for (const other of ["https://a.example/x(y", "http://b/?https://a.example/x?(y"])
    expect(pattern.test(other)).toBe(false);
  const acts = (await store.acts.list({ limit: 9 })).items.map(({ what }) => what);
  expect(acts).toEqual([
    "changed a running capture",
    "cancelled a capture",
    "resumed a capture",
    "paused a capture",
  ]);
});

it("what means nothing, or cannot be, is refused in words", async () => {
  const { asked, post } = await running();
  for (const body of [{}, { want: "stop" }, { delayMs: -1 }, { maxPages: 0.5 }, { want: 3 }, []])
    expect((await post("/api/captures/c1/control", body)).status).toBe(422);
  expect(asked).toEqual([]);
  const resume = await post("/api/jobs", { kind: "resume", input: { captureId: "c1" } });
  expect([resume.status, resume.body.error?.message]).toEqual([409, "this capture is running"]);
  expect((await post("/api/jobs", { kind: "resume", input: { captureId: "c9" } })).status).toBe(404);
});

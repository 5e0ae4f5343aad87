// Nobody manages without the token for it: not by another spelling, not from another page, not as a reader.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { instant } from "#model/index.js";
import { startServers, type Management, type RunningServers } from "#server/index.js";
import { memoryManagement } from "#store/index.js";
import { memoryArchive, MemoryIndex } from "../../support/archives/memory-archive.js";
import { SampleCluster } from "../../support/cluster/cluster-samples.js";
import { makeReport } from "../../support/samples/reports.js";
import { ask } from "../../support/sites/ask.js";
import { MemoryDesk, watchedPage, watchedStatus, watchOf } from "../../support/watch/watch-samples.js";
import { SPELLINGS, TOKEN } from "../../support/ui/spellings.js";

const MANAGE = "the-token-of-those-who-manage";
const GROUP = "the-token-of-a-reading-group";
const report = makeReport({ pages: 3, verdictOf: () => "sharp" });
const archive = memoryArchive(new MemoryIndex(), { reports: [report] });
const store = memoryManagement();
const desk = new MemoryDesk();
const cluster = new SampleCluster();
const management: Management = {
  token: MANAGE,
  archive,
  store,
  defaults: {},
  now: () => instant(5),
  wake: () => undefined,
  watch: desk,
};
const SURVEY = JSON.stringify({ kind: "survey", input: { url: "https://a.example/" } });
const GETS = [
  "/api/jobs",
  "/api/jobs/1",
  "/api/acts",
  "/api/form",
  "/api/manage/cluster",
  "/api/manage/watch",
  "/api/manage/watch/news",
  "/api/manage/watch/sites/a.example",
  "/api/manage/watch/sites/a.example/page?url=http://a.example/",
  "/api/watch/sites/a.example/plan",
];
const POSTS: Readonly<Record<string, string>> = {
  "/api/jobs": SURVEY,
  "/api/jobs/1/cancel": "{}",
  [`/api/captures/${report.capture}/control`]: '{"want":"cancel"}',
  "/api/cluster/drain": '{"machine":null,"isDraining":true}',
  "/api/watch/sites": '{"url":"https://b.example/"}',
  "/api/watch/sites/a.example": '{"says":{"wants":"sharp"}}',
  "/api/watch/sites/a.example/pause": "{}",
  "/api/watch/sites/a.example/resume": "{}",
  "/api/watch/sites/a.example/remove": "{}",
};
const JSON_BODY = { "content-type": "application/json" };
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

let servers: RunningServers;
let readOnly: RunningServers;
beforeAll(async () => {
  const places = { archive, port: 0, replayPort: 0, webDir: "/nonexistent" };
  const readers = [{ name: "reading-room", token: GROUP }];
  await desk.add("https://a.example/", {});
  const watch = await watchOf([watchedStatus("a.example")], [], [watchedPage("http://a.example/")]);
  await cluster.beat("machine-1");
  const { agreement } = cluster;
  servers = await startServers({
    ...places,
    token: TOKEN,
    readers,
    management,
    watch,
    cluster: { agreement },
  });
  readOnly = await startServers(places);
  await store.jobs.add({ kind: "survey", input: { url: "x" }, by: "anna", askedAt: instant(1) });
});
afterAll(() => Promise.all([servers.close(), readOnly.close()]));

/** How many jobs and acts there are, and whether the one job still waits. */
async function state(): Promise<unknown> {
  const jobs = (await store.jobs.list({ limit: 50 })).items.map((job) => `${job.id} ${job.state}`);
  return [
    jobs,
    (await store.acts.list({ limit: 50 })).items.length,
    [...desk.sites],
    await archive.control.look(report.capture),
    await cluster.agreement.machines.list(),
  ];
}

async function post(path: string, headers: Record<string, string>, body = POSTS[path] ?? "{}") {
  const response = await fetch(new URL(path, servers.uiUrl), { method: "POST", headers, body });
  return response.status;
}

describe.each(Object.keys(SPELLINGS))("spelt with %s", (spelling) => {
  it("no route for managing answers a reader, or a stranger", async () => {
    const before = await state();
    const all = [
      ...GETS.map((path) => ["GET", path] as const),
      ...Object.keys(POSTS).map((path) => ["POST", path] as const),
    ];
    const asked = all.flatMap(([method, path]) => {
      const spelt = SPELLINGS[spelling]!(path, new URL(servers.uiUrl).host);
      return [{}, bearer(TOKEN)].map((who) => ask(servers.uiUrl, spelt, { ...JSON_BODY, ...who }, method));
    });
    for (const { status, body } of await Promise.all(asked)) {
      expect([400, 401, 403, 404]).toContain(status);
      expect(body).not.toMatch(/askedAt|defaults|items|nextSharpAt|says|machine-1/);
    }
    expect(await state()).toEqual(before);
  });
});

it("a token in an address does not manage: addresses are seen by others", async () => {
  for (const path of GETS) {
    const { status } = await ask(servers.uiUrl, `${path}${path.includes("?") ? "&" : "?"}token=${MANAGE}`);
    expect(status).toBe(401);
  }
});

it("readers' groups have no such routes at all", async () => {
  for (const path of GETS) expect((await ask(servers.uiUrl, path, bearer(GROUP))).status).toBe(404);
  for (const path of Object.keys(POSTS))
    expect(await post(path, { ...JSON_BODY, ...bearer(GROUP) })).toBe(404);
});

it("nothing is asked for by pages of other origins, nor in what such pages can send", async () => {
  const before = await state();
  const own = { ...JSON_BODY, ...bearer(MANAGE) };
  const { host } = new URL(servers.uiUrl);
  for (const path of Object.keys(POSTS)) {
    for (const from of ["cross-site", "same-site", "nonsense"])
      expect(await post(path, { ...own, "sec-fetch-site": from })).toBe(403);
    for (const origin of ["http://evil.example", `http://sub.${host}`, "null", `http://${host}0`])
      expect(await post(path, { ...own, origin })).toBe(403);
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])
      expect(await post(path, { ...own, "content-type": type })).toBe(415);
  }
  expect(await state()).toEqual(before);
});

it("a server that does not manage has no such routes, and says so", async () => {
  for (const path of [...GETS, ...Object.keys(POSTS)])
    for (const method of ["GET", "POST"])
      expect((await ask(readOnly.uiUrl, path, bearer(MANAGE), method)).status).toBe(404);
  const { body } = await ask(readOnly.uiUrl, "/api/session");
  expect(JSON.parse(body)).toEqual({ manage: false, canManage: false, hasCluster: false });
});

it("whoever has the token reads and manages; every act is on record", async () => {
  const told = async (token: string) =>
    JSON.parse((await ask(servers.uiUrl, "/api/session", bearer(token))).body) as unknown;
  expect(await told(MANAGE)).toEqual({ manage: true, canManage: true, hasCluster: true });
  expect(await told(TOKEN)).toEqual({ manage: false, canManage: true, hasCluster: true });
  expect(await told(GROUP)).toEqual({ manage: false, canManage: false, hasCluster: true });
  for (const path of [...GETS, "/api/captures"])
    expect((await ask(servers.uiUrl, path, bearer(MANAGE))).status).toBe(200);
  const own = { ...JSON_BODY, ...bearer(MANAGE), origin: new URL(servers.uiUrl).origin };
  expect(await post("/api/jobs", own)).toBe(201);
  expect(await post("/api/jobs/1/cancel", own)).toBe(200);
  expect(await post("/api/jobs/1/cancel", own)).toBe(409);
  expect(await post("/api/jobs/77/cancel", own)).toBe(409);
  expect(await post("/api/jobs", own, '{"kind":"reindex","input":{}}')).toBe(422);
  expect(await post(`/api/captures/${report.capture}/control`, own)).toBe(409); // it has ended
  expect(await post("/api/captures/none/control", own)).toBe(404);
  const acts = (await store.acts.list({ limit: 9 })).items;
  expect(acts.map(({ who, what, about, outcome }) => [who, what, about, outcome])).toEqual([
    ["manager", "cancelled a job", "job 1", "cancelled"],
    ["manager", "asked for a survey", "https://a.example/", "job 2"],
  ]);
});

it("a token of readers, or a short one, cannot be that of those who manage", async () => {
  const places = { archive, port: 0, replayPort: 0, webDir: "/nonexistent", token: TOKEN };
  for (const token of [TOKEN, "short", "with space and length"])
    await expect(startServers({ ...places, management: { ...management, token } })).rejects.toThrow(
      "the token of those who manage",
    );
});

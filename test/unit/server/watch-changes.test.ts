// Sites are put under watch, changed and taken out by those who manage; everything that was done is on record.
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { UsageError } from "#errors.js";
import { instant } from "#model/index.js";
import { startServers, type RunningServers } from "#server/index.js";
import { changedSchema, planSchema, watchListSchema } from "#server/watch-schema.js";
import { memoryManagement } from "#store/index.js";
import { memoryArchive, MemoryIndex } from "../../support/archives/memory-archive.js";
import { MemoryDesk, watchAt, watchedStatus, watchOf } from "../../support/watch/watch-samples.js";

const MANAGE = "the-token-of-those-who-manage";
let desk: MemoryDesk;
let store: ReturnType<typeof memoryManagement>;
let servers: RunningServers;

beforeEach(async () => {
  desk = new MemoryDesk();
  store = memoryManagement();
  const archive = memoryArchive(new MemoryIndex());
  const management = {
    token: MANAGE,
    archive,
    store,
    defaults: {},
    now: () => instant(5),
    wake: () => undefined,
    watch: desk,
  };
  const places = { archive, port: 0, replayPort: 0, webDir: "/nonexistent" };
  const clock = { now: () => watchAt() };
  const watch = await watchOf([watchedStatus("a.example")]);
  servers = await startServers({ ...places, clock, management, watch });
  onTestFinished(() => servers.close());
});

async function asked(path: string, body?: unknown): Promise<{ status: number; json: unknown }> {
  const headers = { authorization: `Bearer ${MANAGE}`, "content-type": "application/json" };
  const init = body === undefined ? { headers } : { headers, method: "POST", body: JSON.stringify(body) };
  const response = await fetch(new URL(path, servers.uiUrl), init);
  return { status: response.status, json: await response.json() };
}

async function acts(): Promise<string[]> {
  return (await store.acts.list({ limit: 9 })).items.map(
    ({ who, what, about, outcome }) => `${who} ${what}: ${about} (${outcome})`,
  );
}

describe("a site", () => {
  it("is added with what is wanted of it, edited, paused, resumed and taken out", async () => {
    const says = { "requests-per-day": "200", wants: "both" };
    const added = await asked("/api/watch/sites", { url: "https://b.example/", says });
    expect([added.status, changedSchema.parse(added.json)]).toEqual([200, { site: "b.example", notes: [] }]);
    expect((await asked("/api/watch/sites/b.example", { says: { wants: "sharp" } })).status).toBe(200);
    const plan = planSchema.parse((await asked("/api/watch/sites/b.example/plan")).json);
    expect(plan.says).toEqual({ url: "https://b.example/", "requests-per-day": "200", wants: "sharp" });
    expect((await asked("/api/watch/sites/b.example/pause", {})).status).toBe(200);
    expect(desk.sites.get("b.example")).toMatchObject({ paused: "yes" });
    expect((await asked("/api/watch/sites/b.example/resume", {})).status).toBe(200);
    expect(desk.sites.get("b.example")).not.toHaveProperty("paused");
    expect((await asked("/api/watch/sites/b.example/remove", {})).status).toBe(200);
    expect(desk.sites.size).toBe(0);
    expect(await acts()).toEqual([
      "manager took a site out of the watch: b.example (b.example)",
      "manager resumed the watch of a site: b.example (b.example)",
      "manager paused the watch of a site: b.example (b.example)",
      "manager changed a site under watch: b.example wants: sharp (b.example)",
      "manager added a site to the watch: https://b.example/ requests-per-day: 200, wants: both (b.example)",
    ]);
  });

  it("is not changed by what is wrong, which is told beside its field, and is no act", async () => {
    const wrong = await asked("/api/watch/sites", {
      url: "https://b.example/",
      says: { "requests-per-day": "<b>many</b>" },
    });
    expect([wrong.status, wrong.json]).toEqual([
      422,
      {
        error: {
          code: "BAD_INPUT",
          message: 'requests-per-day: "<b>many</b>" is no whole number above 0',
        },
        problems: [{ field: "requests-per-day", message: '"<b>many</b>" is no whole number above 0' }],
      },
    ]);
    for (const body of [
      {},
      { url: 5 },
      { url: "x".repeat(4097) },
      { url: "https://b.example/", says: { wants: 5 } },
      { url: "https://b.example/", says: { wants: "x".repeat(10_001) } },
      {
        url: "https://b.example/",
        says: Object.fromEntries([...Array(41).keys()].map((i) => [`k${i}`, ""])),
      },
    ])
      expect((await asked("/api/watch/sites", body)).status, JSON.stringify(body).slice(0, 60)).toBe(422);
    expect((await asked("/api/watch/sites/b.example", { says: "x" })).status).toBe(422);
    expect([await acts(), desk.sites.size]).toEqual([[], 0]);
  });

  it("that is not under watch cannot be changed", async () => {
    for (const what of ["", "/pause", "/resume", "/remove"])
      expect((await asked(`/api/watch/sites/b.example${what}`, { says: {} })).status, what).toBe(404);
    expect((await asked("/api/watch/sites/b.example/plan")).status).toBe(404);
    expect(await acts()).toEqual([]);
  });
});

it("a file of sites that is wrong is told line by line, and nothing is an act", async () => {
  const faults = [
    "sites.yaml:3: wants: is not versions, sharp or both",
    "sites.yaml:9: a site needs its address",
  ];
  const broken = () => Promise.reject(new UsageError("BAD_INPUT", faults.join("\n")));
  Object.assign(desk, { edit: broken, plan: broken });
  for (const { status, json } of [
    await asked("/api/watch/sites/a.example", { says: {} }),
    await asked("/api/watch/sites/a.example/plan"),
  ]) {
    expect(status).toBe(422);
    expect(json).toMatchObject({ error: { message: faults.join("; ") }, problems: [] });
  }
  expect(await acts()).toEqual([]);
});

it("those who manage are told that they may, and readers that they may not", async () => {
  const told = async (path: string) => watchListSchema.parse((await asked(path)).json);
  expect(await told("/api/manage/watch")).toMatchObject({ canEdit: true, sums: { sites: 1 } });
  expect(await told("/api/watch")).toMatchObject({ canEdit: false, sums: { sites: 1 } });
});

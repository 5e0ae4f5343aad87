// A capture that changes hands while machines, servers or the database's time stand in its way: it goes on, and never fails
// for what is another machine's or passes by.
import { join } from "node:path";
import { expect, it } from "vitest";
import { resolveSettings } from "#config/index.js";
import { instant } from "#model/index.js";
import { openArchive } from "#store/index.js";
import { verifyCertificate } from "#verify/index.js";
import { networkOf } from "../../../../src/cli/open-world.js";
import { WORLD_SETTINGS } from "../../../../src/cli/options/world-settings.js";
import { VirtualCluster } from "../../../support/cluster/virtual-cluster.js";
import { withTempDir } from "../../../support/temp-dir.js";

const HOST = "a.example";
const AT_REQUEST = 15;

function withCluster(test: (cluster: VirtualCluster) => Promise<void>) {
  return withTempDir((dir) => test(new VirtualCluster(dir, [HOST])));
}

async function ended(cluster: VirtualCluster, mostMs = 7_200_000) {
  const { clock } = cluster;
  for (const from = clock.now(); clock.now() - from < mostMs;) {
    const job = (await cluster.job(1))!;
    if (!["waiting", "running"].includes(job.state)) return job;
    await clock.sleepUntil(instant(clock.now() + 1_000));
  }
  return (await cluster.job(1))!;
}

async function captureOf(cluster: VirtualCluster, id: string) {
  const root = await cluster.broughtHome();
  const certificate = join(root, "captures", id, "certificate.json");
  expect((await verifyCertificate(certificate, { root })).findings).toEqual([]);
  const archive = await openArchive(root, { mode: "read" });
  try {
    return (await archive.catalog.captures.get(id))!;
  } finally {
    await archive.close();
  }
}

it("goes on with a machine of the next version, known to servers by the name it began with", () =>
  withCluster(async (cluster) => {
    const names = { old: "isochron/0.4.0 (+x)", new: "isochron/0.5.0 (+x)" };
    cluster.profileOf = (machine) => ({ "User-Agent": names[machine as keyof typeof names] });
    const old = cluster.start("old");
    cluster.onRequest = (_, count) => {
      if (count !== AT_REQUEST) return;
      old.stop();
      cluster.start("new");
    };
    await cluster.ask(HOST);
    const job = await ended(cluster);
    expect(job.state).toBe("done");
    expect(cluster.sent.at(-1)!.machine).toBe("new");
    const { settings } = await captureOf(cluster, job.captureId!);
    expect(settings.requestProfile!["User-Agent"]).toBe(names.old);
  }));

it("is left to another machine by one that cannot ask as it was asked, which asks for nothing", () =>
  withCluster(async (cluster) => {
    cluster.profileOf = (machine) => (machine === "strange" ? { "X-Own": "1" } : {});
    const one = cluster.start("one");
    cluster.onRequest = (_, count) => {
      if (count !== AT_REQUEST) return;
      one.stop();
      cluster.start("strange");
    };
    await cluster.ask(HOST);
    expect(await ended(cluster, 300_000)).toMatchObject({ state: "waiting" });
    expect(cluster.sent.filter(({ machine }) => machine === "strange")).toEqual([]);
    cluster.start("three");
    expect(await ended(cluster)).toMatchObject({ state: "done", attempts: 1 });
  }));

it("waits for a host that is down while it is taken over", () =>
  withCluster(async (cluster) => {
    const { clock } = cluster;
    let from = Infinity;
    cluster.isDown = () => clock.now() > from && clock.now() < from + 60_000;
    const one = cluster.start("one");
    cluster.onRequest = (_, count) => {
      if (count !== AT_REQUEST) return;
      from = clock.now() + 100;
      one.line.cut();
      cluster.start("two");
      cluster.start("three");
    };
    await cluster.ask(HOST);
    const job = await ended(cluster);
    expect(job.state).toBe("done");
    await captureOf(cluster, job.captureId!);
  }));

it("ends on request while its host is down, by what was seen before", () =>
  withCluster(async (cluster) => {
    let isDown = false;
    cluster.isDown = () => isDown;
    const one = cluster.start("one");
    cluster.onRequest = (_, count) => {
      if (count !== AT_REQUEST) return;
      isDown = true;
      one.line.cut();
      cluster.start("two");
    };
    await cluster.ask(HOST);
    await cluster.clock.sleepUntil(instant(cluster.clock.now() + 120_000));
    const { state, captureId } = (await cluster.job(1))!;
    expect(state).toBe("running");
    await cluster.agreement.control.ask(captureId!, { want: "cancel" });
    expect(await ended(cluster)).toMatchObject({ state: "cancelled" });
  }));

it.each([-60_000, 60_000])("goes on when the database's time is stepped by %i ms", (ms) =>
  withCluster(async (cluster) => {
    cluster.onRequest = (_, count) => {
      if (count === AT_REQUEST) cluster.stepMs = ms;
    };
    cluster.start("one");
    cluster.start("two");
    await cluster.ask(HOST);
    const job = await ended(cluster);
    expect(job.state).toBe("done");
    const { id } = await captureOf(cluster, job.captureId!);
    const sightings = await cluster.sightings(id);
    for (const [i, { times }] of sightings.slice(1).entries())
      expect(times.sentAt).toBeGreaterThanOrEqual(sightings[i]!.times.sentAt);
  }),
);

it("a worker's network speaks to servers as the capture was begun, and by its own name otherwise", async () => {
  const settings = resolveSettings(WORLD_SETTINGS, {}, {});
  const begun = { settings: { requestProfile: { "User-Agent": "isochron/0.1 (+x)" } } } as never;
  expect((await networkOf(settings, begun)).userAgent).toBe("isochron/0.1 (+x)");
  expect((await networkOf(settings)).userAgent).toMatch(/^isochron\//);
});

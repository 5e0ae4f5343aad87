// Whole captures by machines that die, stop, and are set wrong, at living sites in virtual time.
import { join } from "node:path";
import { expect, it } from "vitest";
import { IsochronError } from "#errors.js";
import { instant } from "#model/index.js";
import { openArchive } from "#store/index.js";
import { verifyCertificate } from "#verify/index.js";
import { outOfReach } from "../../../support/cluster/troubled-bucket.js";
import { VirtualCluster, type SentRequest } from "../../../support/cluster/virtual-cluster.js";
import { withTempDir } from "../../../support/temp-dir.js";

const HOST = "a.example";
const DELAY_MS = 1_000;

function withCluster(hosts: readonly string[], test: (cluster: VirtualCluster) => Promise<void>) {
  return withTempDir((dir) => test(new VirtualCluster(dir, hosts)));
}

/** Until a job has ended; virtual hours are bounded too. */
async function ended(cluster: VirtualCluster, id: number, mostMs = 3_600_000) {
  const { clock } = cluster;
  for (const from = clock.now(); clock.now() - from < mostMs;) {
    const job = (await cluster.job(id))!;
    if (!["waiting", "running"].includes(job.state)) return job;
    await clock.sleepUntil(instant(clock.now() + 250));
  }
  throw new Error(`job ${id} has not ended: ${JSON.stringify(await cluster.job(id))}`);
}

/** The shortest time between two requests to a host. */
function closest(sent: readonly SentRequest[], host = HOST): number {
  const at = sent.filter((one) => one.host === host).map((one) => one.at);
  return Math.min(...at.slice(1).map((ms, i) => ms - at[i]!));
}

async function expectTrue(cluster: VirtualCluster, captureId: string): Promise<void> {
  const root = await cluster.broughtHome();
  const certificate = join(root, "captures", captureId, "certificate.json");
  expect((await verifyCertificate(certificate, { root })).findings).toEqual([]);
}

it("a capture of the cluster is a capture like any other, and nothing of it stays on the machine", () =>
  withCluster([HOST], async (cluster) => {
    const machine = cluster.start("one");
    await cluster.ask(HOST);
    const job = await ended(cluster, 1);
    expect(job).toMatchObject({ state: "done", attempts: 1, result: job.captureId });
    machine.stop();
    await machine.ended;
    await expectTrue(cluster, job.captureId!);
    expect(closest(cluster.sent)).toBeGreaterThanOrEqual(DELAY_MS);
    expect(await cluster.agreement.board.list()).toEqual([]);
    expect(await cluster.agreement.machines.list()).toEqual([]);
    expect((await cluster.agreement.leases.list()).map(({ machine: holder }) => holder)).toEqual([null]);
  }));

it.each([3, 9, 17, 22])(
  "a machine that falls silent at request %i is replaced, and its capture goes on",
  (at) =>
    withCluster([HOST], async (cluster) => {
      const lines = [cluster.start("one"), cluster.start("two")];
      const silent: { at: number; by: string }[] = [];
      cluster.onRequest = ({ machine, at: now }, count) => {
        if (count !== at) return;
        silent.push({ at: now, by: machine });
        lines[machine === "one" ? 0 : 1]!.line.cut();
      };
      await cluster.ask(HOST);
      const job = await ended(cluster, 1);
      expect(job).toMatchObject({ state: "done", attempts: 2 });
      await expectTrue(cluster, job.captureId!);
      const [{ at: since, by }] = silent as [{ at: number; by: string }];
      const taken = (await cluster.agreement.management.acts.list({ limit: 9 })).items;
      expect(taken.map(({ who }) => who)).toEqual([by === "one" ? "two" : "one"]);
      const next = cluster.sent.find(({ machine }) => machine !== by)!;
      expect(next.at - since).toBeLessThanOrEqual(3 * 2_000 + 11_000); // the gate of a dead holder opens after its patience
      expect(closest(cluster.sent)).toBeGreaterThanOrEqual(DELAY_MS);
      expect(lines[by === "one" ? 0 : 1]!.worker.figures.leasesLost).toBe(1);
    }),
);

it("a machine that is asked to stop gives its capture back, and another goes on where it was", () =>
  withCluster([HOST], async (cluster) => {
    const one = cluster.start("one");
    await cluster.ask(HOST);
    let two: ReturnType<VirtualCluster["start"]> | null = null;
    cluster.onRequest = (_, count) => {
      if (count !== 15) return;
      one.stop();
      two = cluster.start("two");
    };
    const job = await ended(cluster, 1);
    expect(job).toMatchObject({ state: "done", attempts: 1 });
    await one.ended;
    const byTwo = cluster.sent.filter(({ machine }) => machine === "two").length;
    expect(cluster.sent.length - byTwo).toBe(15);
    // Nothing that was seen is asked for again, robots.txt and the lists of the site aside.
    expect(byTwo).toBeLessThanOrEqual(24 - 15 + 6);
    await expectTrue(cluster, job.captureId!);
    two!.stop();
  }));

it.each<[string, () => Promise<null>, number]>([
  // Another machine may have claimed the job while this one made itself ready.
  ["as it was another's by then", async () => null, 0],
  [
    "as nobody could be asked",
    () => Promise.reject(new IsochronError("CLUSTER", "the connection was cut")),
    1,
  ],
])("a capture that its job was never told of, %s, counts nowhere: another is begun", (_why, untell, errors) =>
  withCluster([HOST], async (cluster) => {
    const one = cluster.start("one");
    const { jobs } = one.line.management;
    const beat = jobs.beat.bind(jobs);
    let untold = 0;
    jobs.beat = (claim, terms) =>
      terms.captureId !== undefined && untold++ === 0 ? untell() : beat(claim, terms);
    await cluster.ask(HOST);
    const job = await ended(cluster, 1);
    expect(job).toMatchObject({ state: "done", attempts: 1 });
    expect(untold).toBeGreaterThan(1);
    const archive = await openArchive(await cluster.broughtHome(), { mode: "read" });
    expect((await archive.catalog.captures.list()).map(({ id }) => id)).toEqual([job.captureId]);
    await archive.close();
    expect(one.logger.lines.filter(({ level }) => level === "error")).toHaveLength(errors);
    await expectTrue(cluster, job.captureId!);
  }),
);

it.each([3_600_000, -3_600_000])(
  "a clock that goes wrong by %i ms loses its sites, and nothing that it stamped counts",
  (ms) =>
    withCluster([HOST], async (cluster) => {
      const one = cluster.start("one");
      await cluster.ask(HOST);
      cluster.onRequest = (_, count) => {
        if (count === 12) cluster.jumpMs.set("one", ms);
      };
      const { clock } = cluster;
      const from = clock.now();
      const job = await ended(cluster, 1);
      expect(one.worker.figures).toMatchObject({ leasesLost: 1, jobsGivenBack: 1, clocksWrong: 1 });
      expect(job.state).toBe("done");
      await expectTrue(cluster, job.captureId!);
      for (const { times } of await cluster.sightings(job.captureId!)) {
        expect(times.sentAt).toBeGreaterThan(from);
        expect(times.lastByteAt).toBeLessThan(clock.now() + 1_000);
      }
    }),
);

it("a capture that is paused stays so wherever it goes, and one that is cancelled is judged as it stands", () =>
  withCluster([HOST], async (cluster) => {
    const one = cluster.start("one");
    await cluster.ask(HOST);
    const pause = async (): Promise<void> => {
      const id = (await cluster.job(1))!.captureId!;
      await cluster.agreement.control.ask(id, { want: "pause" });
    };
    cluster.onRequest = (_, count) => {
      if (count === 6) void pause();
    };
    const { clock } = cluster;
    await clock.sleepUntil(instant(clock.now() + 60_000));
    const sent = cluster.sent.length;
    one.stop();
    await one.ended;
    cluster.start("two");
    await clock.sleepUntil(instant(clock.now() + 600_000));
    expect(cluster.sent.length).toBe(sent);
    expect((await cluster.agreement.board.list())[0]!.status).toMatchObject({ state: "paused" });
    await cluster.agreement.management.jobs.askCancel(1, clock.now());
    const job = await ended(cluster, 1);
    expect(job).toMatchObject({ state: "cancelled", why: null });
    await expectTrue(cluster, job.captureId!);
  }));

it("a site that does not answer has failed, and is not asked again and again", () =>
  withCluster([HOST], async (cluster) => {
    const one = cluster.start("one");
    await cluster.ask("nowhere.example");
    expect(await ended(cluster, 1)).toMatchObject({ state: "failed", attempts: 1 });
    expect(one.worker.figures).toMatchObject({ jobsFailed: 1, sites: 0 });
  }));

it("a bucket that cannot be reached for minutes holds up what counts, and no capture", () =>
  withCluster([HOST], async (cluster) => {
    const { clock, bucket } = cluster;
    const one = cluster.start("one");
    await cluster.ask(HOST);
    let isAway = false;
    bucket.before = () => (isAway ? outOfReach() : undefined);
    cluster.onRequest = (_, count) => (isAway = count >= 8);
    await expect.poll(() => isAway).toBe(true);
    await clock.sleepUntil(instant(clock.now() + 180_000));
    expect((await cluster.job(1))!.state).toBe("running");
    expect(one.worker.figures.uploadBacklogBytes).toBeGreaterThan(0);
    cluster.onRequest = () => undefined;
    isAway = false;
    const job = await ended(cluster, 1);
    expect(job).toMatchObject({ state: "done", attempts: 1 });
    await expectTrue(cluster, job.captureId!);
  }));

it("two captures of a site are made one after the other, and do not hold up other sites", () =>
  withCluster([HOST, "b.example"], async (cluster) => {
    cluster.start("one");
    cluster.start("two");
    for (const host of [HOST, HOST, "b.example"]) await cluster.ask(host);
    for (const id of [1, 2, 3]) expect((await ended(cluster, id)).state).toBe("done");
    expect(closest(cluster.sent)).toBeGreaterThanOrEqual(DELAY_MS);
    const first = (await cluster.job(1))!;
    const second = (await cluster.job(2))!;
    expect((await cluster.job(3))!.endedAt!).toBeLessThan(second.endedAt!);
    expect(first.captureId! < second.captureId!).toBe(true);
    for (const job of [first, second]) await expectTrue(cluster, job.captureId!);
    expect(second.captureId).toMatch(/-2$/); // by the job, so that no two captures of a cluster are called alike
  }));

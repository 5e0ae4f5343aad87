// A database that is slow or away for less than a lease, and turns at gates that are lost or waited for in vain: nobody has
// lost a site by that, and no page has failed.
import { expect, it } from "vitest";
import type { MemoryAgreement } from "#agreement/index.js";
import { instant } from "#model/index.js";
import { VirtualCluster, type VirtualMachine } from "../../../support/cluster/virtual-cluster.js";
import { withTempDir } from "../../../support/temp-dir.js";

const HOST = "a.example";

function withMachine(test: (cluster: VirtualCluster, one: VirtualMachine) => Promise<void>): Promise<void> {
  return withTempDir(async (dir) => {
    const cluster = new VirtualCluster(dir, [HOST]);
    await test(cluster, cluster.start("one"));
  });
}

const passes = ({ clock }: VirtualCluster, ms: number): Promise<void> =>
  clock.sleepUntil(instant(clock.now() + ms));

/** The job's state when it has ended, or after virtual hours. */
async function stateOf(cluster: VirtualCluster, id: number): Promise<string> {
  for (const from = cluster.clock.now(); cluster.clock.now() - from < 3_600_000; await passes(cluster, 250)) {
    const { state } = (await cluster.job(id))!;
    if (!["waiting", "running"].includes(state)) return state;
  }
  return "not ended";
}

/** The time is told after a while. */
function slowToTell(line: MemoryAgreement, wait: () => Promise<void>): MemoryAgreement {
  const read = line.readTime.bind(line);
  line.readTime = async () => {
    await wait();
    return read();
  };
  return line;
}

/** Pages of which it stands on record that they failed. */
async function failedPages(cluster: VirtualCluster, captureId: string): Promise<string[]> {
  const looks = await cluster.sightings(captureId);
  return looks.filter(({ outcome }) => outcome.kind === "failed").map(({ url }) => url);
}

it("a database that is away for less than a lease ends no capture", () =>
  withMachine(async (cluster, one) => {
    cluster.onRequest = (_, count) => {
      if (count !== 9) return;
      one.line.cut();
      void passes(cluster, 2_000).then(() => one.line.heal());
    };
    await cluster.ask(HOST);
    expect(await stateOf(cluster, 1)).toBe("done");
    expect(one.worker.figures).toMatchObject({ leasesLost: 0, jobsGivenBack: 0 });
  }));

it("a database that takes a second to tell the time loses nobody his sites", () =>
  withTempDir(async (dir) => {
    const cluster = new VirtualCluster(dir, [HOST]);
    const another = cluster.agreement.another.bind(cluster.agreement);
    cluster.agreement.another = () => slowToTell(another(), () => passes(cluster, 1_100));
    const one = cluster.start("one");
    await cluster.ask(HOST);
    expect(await stateOf(cluster, 1)).toBe("done");
    expect(one.worker.figures.leasesLost).toBe(0);
  }));

it("a clock that cannot be judged for minutes is set anew, as well as it can be", () =>
  withMachine(async (cluster, one) => {
    // It was anchored while the database was quick.
    cluster.onRequest = (_, count) => {
      if (count === 3) slowToTell(one.line, () => passes(cluster, 1_100));
    };
    await cluster.ask(HOST);
    expect(await stateOf(cluster, 1)).toBe("done");
    expect(one.worker.figures.clocksWrong).toBe(1);
    expect(one.worker.figures.clockErrorMs).toBeGreaterThan(500);
  }));

it("a turn at an address that was lost before anything was sent is no failure of a page", () =>
  withMachine(async (cluster, { line }) => {
    const enter = line.gates.enter.bind(line.gates);
    let turns = 0;
    line.gates.enter = async (name, ...rest) => {
      const turn = await enter(name, ...rest);
      const isLost = name.startsWith("address") && ++turns % 7 === 0;
      return isLost ? { isHeld: () => false, leave: (ms) => turn.leave(ms) } : turn;
    };
    await cluster.ask(HOST);
    expect(await stateOf(cluster, 1)).toBe("done");
    expect(turns).toBeGreaterThan(7);
    expect(await failedPages(cluster, (await cluster.job(1))!.captureId!)).toEqual([]);
  }));

it.each([1, 2, 9])("a stop while request %i waits at its address gives the job back", (at) =>
  withMachine(async (cluster, one) => {
    const other = cluster.agreement.another();
    const enter = one.line.gates.enter.bind(one.line.gates);
    one.line.gates.enter = async (name, ...rest) => {
      if (name.startsWith("address") && cluster.sent.length >= at) {
        await other.gates.hold(name, 20_000); // somebody else was told to wait
        void passes(cluster, 1_000).then(() => one.stop());
      }
      return enter(name, ...rest);
    };
    await cluster.ask(HOST);
    await one.ended;
    const { state, captureId } = (await cluster.job(1))!;
    expect(state).toBe("waiting");
    expect(captureId).not.toBeNull();
    expect(await failedPages(cluster, captureId!)).toEqual([]);
  }),
);

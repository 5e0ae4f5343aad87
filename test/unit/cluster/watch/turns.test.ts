// Turns of a site under watch by machines that die and stop, at a living site in virtual time; more deaths in
// turns.full.test.ts.
import { expect, it } from "vitest";
import { isRefresh } from "#model/index.js";
import { courseSettingsOf, readWatchPlan, retrace, SiteCourse } from "#watch/index.js";
import {
  expectCertified,
  expectSealingSurvived,
  expectSilenceSurvived,
  expectSound,
  fileOf,
  HOST,
  live,
  REQUESTS_PER_DAY,
  told,
  withMachines,
} from "../../../support/cluster/watched-machines.js";
import { chosenAndLookedAt } from "../../../support/watch/living-watches.js";

it("has the turns of a watch on one machine, wherever they fall: the same looks from the same sightings", () =>
  withMachines(["one", "two"], async (cluster) => {
    await cluster.watch(fileOf());
    await live(cluster, 3);
    const [first] = cluster.steps;
    await cluster.agreement.machines.drain(first!.machine, true);
    await live(cluster, 4);
    const read = readWatchPlan(fileOf(), "sites");
    if ("faults" in read) throw new Error(read.faults.join("\n"));
    const course = new SiteCourse(courseSettingsOf(read.plan.sites[0]!));
    const steps = cluster.steps.map(({ step }) => step);
    const { choices, pages, others } = retrace(course, steps);
    expect(others).toEqual([]);
    expect([choices >= 6, pages > choices]).toEqual([true, true]);
    expect(new Set(cluster.steps.map(({ machine }) => machine))).toEqual(new Set(["one", "two"]));
    const { turns, captures } = await told(cluster);
    expect(turns.toReversed().flatMap((turn) => turn.chosen)).toEqual(chosenAndLookedAt({ steps, turns }));
    expect(turns.reduce((sum, { requests }) => sum + requests, 0)).toBe(cluster.sent.length);
    // Once in a turn's time, and nothing twice.
    const apart = turns.slice(0, -2).map(({ at }, i) => (at - turns[i + 1]!.at) / cluster.turnMs);
    expect(apart.map(Math.round)).toEqual(apart.map(() => 1));
    // Looks of a day are one capture, whoever had them; the whole capture proves what it says.
    expect(captures.map((one) => isRefresh(one))).toEqual([true, false]);
    await expectCertified(cluster, captures[1]!.id);
    await expectSound(cluster, REQUESTS_PER_DAY);
  }));

it("a machine that falls silent among looks: nothing is lost, told twice, or spent twice", () =>
  expectSilenceSurvived(33));

it("a machine that dies before what it has learned counts: what it saw is learned from once", () =>
  expectSealingSurvived((key) => key.endsWith("watch.sqlite")));

it("what a machine that died had taken of a budget is spent: no other spends it again", () =>
  withMachines(["one", "two"], async (cluster, machines) => {
    cluster.onRequest = ({ machine }, count) => {
      if (count === 20) machines[machine]!.line.cut();
    };
    // A whole capture takes 26 requests, and sixteen are taken at a time.
    await cluster.watch(fileOf({ "requests-per-day": "34", sharp: "daily 03:00" }));
    await live(cluster, 4);
    // By the first 32 of which 20 were made, by the other no more than the two that are left.
    expect(cluster.sent.length).toBe(22);
    const { requests } = await cluster.agreement.watch.spent(HOST, cluster.clock.now());
    expect(requests).toBe(34);
  }));

it("a machine that is asked to stop in the middle of a turn gives it back, and another has it at once", () =>
  withMachines(["one"], async (cluster, machines) => {
    const asked: number[] = [];
    cluster.onRequest = ({ at }, count) => {
      if (count !== 15) return;
      asked.push(at);
      machines["one"]!.stop();
      machines["two"] = cluster.start("two");
    };
    await cluster.watch(fileOf());
    await live(cluster, 4);
    const next = cluster.sent.find(({ machine }) => machine === "two")!;
    expect(next.at - asked[0]!).toBeLessThan(30_000);
    expect(machines["one"]!.worker.figures).toMatchObject({ leasesLost: 0, jobsGivenBack: 1, turnsDone: 0 });
    await expectSound(cluster, REQUESTS_PER_DAY);
  }));

it("a site that is paused is asked for nothing, and one that is taken out is under watch no more", () =>
  withMachines(["one"], async (cluster) => {
    await cluster.watch(fileOf());
    await live(cluster, 2);
    await cluster.watch(fileOf({ paused: "true" }));
    await live(cluster, 1);
    const before = cluster.sent.length;
    await live(cluster, 3);
    expect(cluster.sent.length).toBe(before);
    expect((await told(cluster)).status.condition).toBe("paused");
    expect(await cluster.agreement.watch.turns()).toMatchObject([{ dueAt: null }]);
    await cluster.watch(fileOf());
    await live(cluster, 1);
    expect(cluster.sent.length).toBeGreaterThan(before);
    await cluster.watch("sites: []\n");
    await live(cluster, 1);
    expect((await told(cluster)).status).toMatchObject({
      condition: "not-running",
      note: "no longer in the plan",
    });
  }));

// What every agreement must do with sites in machines' hands.
import { describe, expect, it } from "vitest";
import type { Agreement, SiteLease } from "#ports/index.js";
import type { OpenGround } from "./ground.js";

const LEASE_MS = 60_000;
const by = (machine: string) => ({ machine, leaseMs: LEASE_MS });

/** Runs the suite. */
export function leaseSuite(name: string, open: OpenGround): void {
  const lines = async () => {
    const ground = await open();
    const [one, two] = [(await ground.line()).agreement, (await ground.line()).agreement];
    return { one: one.leases, two: two.leases, pass: (ms: number) => ground.pass(ms) };
  };

  describe(`leases of sites in ${name}`, () => {
    it("gives a site to one machine, and to the next when it is given back, under a higher fence", async () => {
      const { one, two } = await lines();
      const lease = (await one.take("a.test", by("one")))!;
      expect(lease).toEqual({ site: "a.test", fence: 1 });
      expect(await two.take("a.test", by("two"))).toBeNull();
      expect(await one.take("a.test", by("one"))).toBeNull();
      expect(await two.take("b.test", by("two"))).toEqual({ site: "b.test", fence: 1 });
      await one.release(lease);
      expect(await two.take("a.test", by("two"))).toEqual({ site: "a.test", fence: 2 });
      await one.release(lease); // of nobody's any more
      expect(await one.take("a.test", by("one"))).toBeNull();
    });

    it("hands a silent machine's site on, and not before its time is over", async () => {
      const { one, two, pass } = await lines();
      const lost = (await one.take("a.test", by("one")))!;
      await pass(LEASE_MS / 2);
      expect(await two.take("a.test", by("two"))).toBeNull();
      expect(await one.renew([lost], LEASE_MS)).toEqual([lost]);
      await pass(LEASE_MS / 2 + 1_000);
      expect(await two.take("a.test", by("two"))).toBeNull();
      await pass(LEASE_MS / 2);
      expect((await two.take("a.test", by("two")))!.fence).toBeGreaterThan(lost.fence);
      expect(await one.renew([lost], LEASE_MS)).toEqual([]);
    });

    it("renews only what is still held: what lapsed is lost, also where nobody took it", async () => {
      const { one, pass } = await lines();
      const [a, b] = [(await one.take("a.test", by("one")))!, (await one.take("b.test", by("one")))!];
      await pass(LEASE_MS - 5_000);
      expect(await one.renew([b], LEASE_MS)).toEqual([b]);
      await pass(6_000);
      expect(await one.renew([a, b, { site: "c.test", fence: 1 }], LEASE_MS)).toEqual([b]);
      expect(await one.renew([], LEASE_MS)).toEqual([]);
    });

    it("lists every site that was ever taken, with who has it now", async () => {
      const { one, two, pass } = await lines();
      await one.take("b.test", { machine: "one", leaseMs: 1_000 });
      await pass(2_000);
      await two.take("a.test", by("two"));
      const [a, b, ...rest] = await one.list();
      expect([a, b]).toMatchObject([
        { site: "a.test", fence: 1, machine: "two" },
        { site: "b.test", fence: 1, machine: null },
      ]);
      expect(a!.until).toBeGreaterThan(b!.until);
      expect(rest).toEqual([]);
      expect(await one.list({ onlyHeld: true })).toEqual([a]);
    });

    it("raises the next fence, and takes nothing from whoever has the site", async () => {
      const { one, two } = await lines();
      const lease = (await one.take("a.test", by("one")))!;
      await two.raise("a.test", 40);
      await two.raise("a.test", 7);
      await two.raise("new.test", 12);
      expect(await one.renew([lease], LEASE_MS)).toEqual([lease]);
      expect((await one.list()).map(({ site }) => site)).toEqual(["a.test"]);
      await one.release(lease);
      expect(await two.take("a.test", by("two"))).toEqual({ site: "a.test", fence: 41 });
      expect(await two.take("new.test", by("two"))).toEqual({ site: "new.test", fence: 13 });
    });

    it("gives a site to exactly one of many who ask at once", async () => {
      const { one, two } = await lines();
      const asked = Array.from({ length: 12 }, (_, i) => (i % 2 ? one : two).take("a.test", by(`m${i}`)));
      const given = (await Promise.all(asked)).filter((lease): lease is SiteLease => lease !== null);
      expect(given).toEqual([{ site: "a.test", fence: 1 }]);
    });
  });
}

/** Takes a site that nobody has. */
export async function takeSite({ leases }: Agreement, site: string, leaseMs = LEASE_MS): Promise<SiteLease> {
  return (await leases.take(site, { machine: "m", leaseMs }))!;
}

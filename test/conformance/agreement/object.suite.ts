// What every agreement must do with the list of bytes that count.
import { describe, expect, it } from "vitest";
import type { SealedObject } from "#ports/index.js";
import type { OpenGround } from "./ground.js";
import { takeSite } from "./lease.suite.js";

const object = (name: string, no: number): SealedObject => ({
  name,
  key: `sites/a/${no}/${name}`,
  sizeBytes: 2 ** 33 + no,
  sha256: String(no).padStart(64, "0"),
});

/** Runs the suite. */
export function objectSuite(name: string, open: OpenGround): void {
  describe(`objects that count in ${name}`, () => {
    it("adds, replaces by name and lets go, all in one", async () => {
      const { agreement } = await (await open()).line();
      const lease = await takeSite(agreement, "a.test");
      const { objects } = agreement;
      expect(await objects.ofSite("a.test")).toEqual([]);
      const first = [object("b", 1), object("a", 2), object("é", 3)];
      expect(await objects.acknowledge(lease, { put: first })).toBe(true);
      expect(await objects.ofSite("a.test")).toEqual([first[1], first[0], first[2]]);
      const change = { put: [object("a", 4)], gone: ["b", "nothing"] };
      expect(await objects.acknowledge(lease, change)).toBe(true);
      expect(await objects.ofSite("a.test")).toEqual([object("a", 4), first[2]]);
      // A name that goes and is put in one change is put.
      expect(await objects.acknowledge(lease, { put: [object("a", 5)], gone: ["a"] })).toBe(true);
      expect(await objects.ofSite("a.test")).toEqual([object("a", 5), first[2]]);
      expect(await objects.ofSite("b.test")).toEqual([]);
    });

    it("refuses the word of whoever has the site no more, and changes nothing", async () => {
      const ground = await open();
      const [one, two] = [(await ground.line()).agreement, (await ground.line()).agreement];
      const lost = await takeSite(one, "a.test", 1_000);
      expect(await one.objects.acknowledge(lost, { put: [object("a", 1)] })).toBe(true);
      await ground.pass(1_500);
      expect(await one.objects.acknowledge(lost, { put: [], gone: ["a"] })).toBe(false); // nobody has it
      const lease = await takeSite(two, "a.test");
      expect(await one.objects.acknowledge(lost, { put: [object("a", 2)] })).toBe(false);
      expect(await two.objects.acknowledge({ ...lease, fence: lease.fence + 1 }, { put: [] })).toBe(false);
      expect(await two.objects.ofSite("a.test")).toEqual([object("a", 1)]);
      await two.leases.release(lease);
      expect(await two.objects.acknowledge(lease, { put: [object("a", 3)] })).toBe(false);
    });

    it("tells which sites changed since a number, and never loses one", async () => {
      const { agreement } = await (await open()).line();
      const { objects } = agreement;
      expect(await objects.changedSince(0)).toEqual({ sites: [], seq: 0 });
      const [a, b] = [await takeSite(agreement, "a.test"), await takeSite(agreement, "b.test")];
      await objects.acknowledge(b, { put: [object("x", 1)] });
      await objects.acknowledge(a, { put: [object("x", 2)] });
      const first = await objects.changedSince(0);
      expect(first.sites).toEqual(["a.test", "b.test"]);
      expect(await objects.changedSince(first.seq)).toEqual({ sites: [], seq: first.seq });
      await objects.acknowledge(b, { put: [], gone: ["x"] });
      const second = await objects.changedSince(first.seq);
      expect(second.sites).toEqual(["b.test"]);
      expect(second.seq).toBeGreaterThan(first.seq);
      // A number of a list that was there before this one.
      expect(await objects.changedSince(1_000)).toEqual({ sites: ["a.test", "b.test"], seq: second.seq });
    });

    it("takes many objects at once", async () => {
      const { agreement } = await (await open()).line();
      const lease = await takeSite(agreement, "a.test");
      const put = Array.from({ length: 3_000 }, (_, i) => object(`warcs/a-${String(i).padStart(5, "0")}`, i));
      expect(await agreement.objects.acknowledge(lease, { put })).toBe(true);
      expect(await agreement.objects.ofSite("a.test")).toEqual(put);
    });
  });
}

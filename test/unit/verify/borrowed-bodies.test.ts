// A later capture of a site that did not change: heads and digests are its own, bodies are the first capture's.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Certificate } from "#model/index.js";
import { verifyCertificate } from "#verify/index.js";
import { longText, RepeatedSite, type RepeatedCapture } from "../../support/captures/repeated-captures.js";
import { secondOpinion } from "../../support/second-verifier.js";
import { withTempDir } from "../../support/temp-dir.js";

const PAGE = "http://still.test/page-b";

/** Found true by both verifiers; what it says. */
async function trueOf(dir: string, { certificate, report }: RepeatedCapture): Promise<Certificate> {
  const { findings, figures } = await verifyCertificate(certificate, { root: dir });
  expect(findings).toEqual([]);
  expect(figures!.bodies).toEqual({ firstBorrowed: 0, ...report.bodies });
  expect(secondOpinion(certificate, "--archive", dir).line).toMatch(/^TRUE/);
  return JSON.parse(readFileSync(certificate, "utf8")) as Certificate;
}

const lookAt = ({ pages }: Certificate, url: string) => pages.find((page) => page.url === url)!.records[0]!;

it("are not stored again: the second and third capture take a quarter of the first at most", () =>
  withTempDir(async (dir) => {
    const made = await new RepeatedSite(dir).times(3);
    const [first, ...later] = made.map(({ report }) => report.bytes);
    for (const bytes of later) expect(bytes).toBeLessThanOrEqual(first! / 4);
    const [one, two, three] = [
      await trueOf(dir, made[0]!),
      await trueOf(dir, made[1]!),
      await trueOf(dir, made[2]!),
    ];
    expect(one).not.toHaveProperty("borrowed");
    // All from the first: nobody borrows what was borrowed.
    expect(two.borrowed).toEqual([{ file: one.warcs[0]!.file, records: 12 }]);
    expect(three.borrowed).toEqual(two.borrowed);
    expect(two.counts.bodies).toEqual({ both: 0, secondByDigest: 2, firstBorrowed: 12 });
    const links = made.map(
      async ({ certificate }) => (await verifyCertificate(certificate, { root: dir })).denominator,
    );
    const [own, ...borrowed] = await Promise.all(links);
    expect(own).toMatchObject({ isChecked: true, documents: 14 });
    // Links are read from the borrowed bodies too: what is left out of a later capture is found as in the first.
    for (const denominator of borrowed) expect(denominator).toEqual(own);
    expect(two.statement).toContain("in an earlier capture's file");
    expect(one.statement).not.toContain("in an earlier capture's file");
  }));

it("are stored where the page changed, and borrowed again when it changes back", () =>
  withTempDir(async (dir) => {
    const site = new RepeatedSite(dir);
    const before = site.web.pages[PAGE]!;
    const one = await trueOf(dir, await site.capture());
    site.web.pages[PAGE] = `<p>${longText("another text")}</p>`;
    const two = await trueOf(dir, await site.capture());
    expect(lookAt(two, PAGE)).toMatchObject({ type: "response" });
    const three = await trueOf(dir, await site.capture());
    expect(lookAt(three, PAGE).borrowed).toEqual({ id: lookAt(two, PAGE).id, file: two.warcs[0]!.file });
    expect(three.borrowed!.map(({ file }) => file)).toEqual([one.warcs[0]!.file, two.warcs[0]!.file]);
    site.web.pages[PAGE] = before;
    const four = await trueOf(dir, await site.capture());
    expect(lookAt(four, PAGE).borrowed).toEqual({ id: lookAt(one, PAGE).id, file: one.warcs[0]!.file });
  }));

it("are not borrowed by a head that says something else: equal is meant strictly", () =>
  withTempDir(async (dir) => {
    const site = new RepeatedSite(dir);
    const body = site.web.pages[PAGE] as string;
    await site.capture();
    site.web.pages[PAGE] = { type: "text/plain", body };
    const two = await trueOf(dir, await site.capture());
    expect(lookAt(two, PAGE)).toMatchObject({ type: "response" });
  }));

it.each([{ ownBodies: true }, { keepBoth: true }])("are the capture's own with %o", (settings) =>
  withTempDir(async (dir) => {
    const site = new RepeatedSite(dir);
    await site.capture();
    const two = await site.capture(settings);
    const { counts, ...certificate } = await trueOf(dir, two);
    expect(certificate).not.toHaveProperty("borrowed");
    expect(counts.bodies).toEqual(
      "keepBoth" in settings ? { both: 14, secondByDigest: 0 } : { both: 0, secondByDigest: 14 },
    );
  }),
);

it("are shared by a capture in one pass, and with pages asked for conditionally", () =>
  withTempDir(async (dir) => {
    const site = new RepeatedSite(dir);
    for (const [url, page] of Object.entries(site.web.pages))
      if (typeof page === "string") site.web.pages[url] = { headers: { ETag: `"${url}"` }, body: page };
    await site.capture();
    const once = await trueOf(dir, await site.capture({ passes: 1 }));
    expect(lookAt(once, PAGE).borrowed).toBeDefined();
    const asked = await trueOf(dir, await site.capture({ conditionalAbove: 1000 }));
    const attested = asked.pages.filter(({ evidence }) => evidence === "attested:304");
    expect(attested.length).toBeGreaterThan(3);
    for (const { records } of attested)
      expect(records.map(({ borrowed }) => borrowed !== undefined)).toEqual([true, false]);
  }));

// Steps in captures, in a real Chromium: what forms hide is captured, what a login opens is shown and put down masked,
// nothing is claimed of it, and who does the steps again from the record comes to the same.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { CertificatePage, PageRendering } from "#model/index.js";
import type { Renderer } from "#ports/index.js";
import { openArchive } from "#store/index.js";
import { StoredAnswers, verifyCertificate } from "#verify/index.js";
import { showAgain } from "../../../src/cli/render-again/show-again.js";
import {
  captureHidden,
  HIDDEN,
  LOGIN_STEPS,
  PASSWORD,
  searchSteps,
  type HiddenOutcome,
} from "../../support/render/hidden-capture.js";
import { testRenderer } from "../../support/render/rendering.js";
import { leaksIn } from "../../support/secret-leaks.js";
import { secondOpinion } from "../../support/second-verifier.js";
import { withTempDir } from "../../support/temp-dir.js";

let renderer: Renderer;

beforeAll(async () => {
  renderer = await testRenderer({ limits: { quietVirtualMs: 500, actQuietVirtualMs: 500 } });
});

afterAll(() => renderer?.close());

const pageOf = ({ certificate }: HiddenOutcome, start: string): CertificatePage | undefined =>
  certificate.pages.find(({ url }) => url.startsWith(`${HIDDEN}${start}`));

async function requireTrue(dir: string, { files }: HiddenOutcome): Promise<void> {
  expect((await verifyCertificate(files.certificate, { root: dir })).findings).toEqual([]);
  expect(secondOpinion(files.certificate, "--archive", dir)).toMatchObject({ code: 0, err: "" });
}

async function differences(dir: string, { files }: HiddenOutcome): Promise<string[]> {
  const answers = (await StoredAnswers.open(files.certificate, dir))!;
  const found: string[] = [];
  for await (const document of answers.shown())
    found.push(...(await showAgain(renderer, answers, document)).differences);
  return found;
}

async function stepsOf(dir: string, { report }: HiddenOutcome, url: string): Promise<PageRendering["steps"]> {
  const archive = await openArchive(dir);
  try {
    return (await archive.catalog.renderings.ofDocument(report.capture, url as never))?.steps;
  } finally {
    await archive.close();
  }
}

it(
  "a login by a secret: what it opens is shown, no secret is anywhere in the archive, nothing is claimed of it",
  { timeout: 120_000 },
  async () => {
    await withTempDir(async (dir) => {
      const outcome = await captureHidden(dir, renderer, [LOGIN_STEPS]);
      const { certificate, site } = outcome;
      expect(site.sent).toHaveLength(1); // never sent again
      expect(site.secrets.size).toBe(3); // a door, a token, and the visit that was let in
      expect(leaksIn(dir, [PASSWORD, ...site.secrets])).toEqual([]);
      const masked = certificate.pages.filter(({ url }) => url.includes("*secret*"));
      expect(masked.map(({ url }) => new URL(url).pathname)).toEqual([
        "/login",
        "/orders",
        "/api/orders",
        "/api/more",
      ]);
      for (const { verdict, reason, records } of masked)
        expect({ verdict, reason, records }).toMatchObject({
          verdict: "skipped",
          reason: expect.stringMatching(/^secret: /) as string,
          records: [],
        });
      expect(pageOf(outcome, "/login")?.rendering).toMatchObject({ isClosed: false, open: [] });
      expect(certificate.counts.rendered).toEqual({ documents: 1, sharp: 0 });
      expect(pageOf(outcome, "/item/bell")?.verdict).toBe("sharp"); // a link behind the door
      const [file] = certificate.warcs;
      const warc = gunzipSync(readFileSync(join(dir, file!.file))).toString("latin1");
      expect(warc).toContain("your password is *secret*");
      expect(warc).toContain("urn:step-orders:");
      expect(warc).toMatch(/Isochron-Masked: request and answer/);
      const steps = await stepsOf(dir, outcome, `${HIDDEN}/login`);
      expect(steps?.map(({ step, end, wentTo }) => [step, end, wentTo])).toEqual([
        ["fill #user", "done", null],
        ["fill #password", "done", null],
        ["screenshot filled", "done", null],
        ["click form button", "done", `${HIDDEN}/orders`],
        ["wait #done", "done", null],
        ["screenshot orders", "done", null],
      ]);
      expect(steps?.[3]?.requests).toEqual([
        `GET ${HIDDEN}/api/more`,
        `GET ${HIDDEN}/api/orders`,
        `GET ${HIDDEN}/orders`,
        `GET ${HIDDEN}/pixel.gif`,
        `POST ${HIDDEN}/login`,
      ]);
      expect(steps?.flatMap(({ pictures }) => pictures)).toEqual(["filled", "orders"]);
      await requireTrue(dir, outcome);
      // Done again with a word in place of the password, from what is stored alone.
      expect(await differences(dir, outcome)).toEqual([]);
    });
  },
);

it(
  "a form that is asked: its results are pages, the message goes out once unless the file lets it be repeated",
  { timeout: 120_000 },
  async () => {
    await withTempDir(async (dir) => {
      const once = await captureHidden(join(dir, "once"), renderer, [searchSteps(false)]);
      expect(once.site.sent).toEqual(["POST /search q=a"]);
      expect(pageOf(once, "/search#POST")).toMatchObject({
        verdict: "seen",
        reason: expect.stringContaining("sent-once: sent by a step") as string,
      });
      expect(once.certificate.counts.rendered).toEqual({ documents: 1, sharp: 0 });
      for (const item of ["anchor", "anvil", "apple"])
        expect(pageOf(once, `/item/${item}`)?.verdict).toBe("sharp");
      await requireTrue(join(dir, "once"), once);
      const again = await captureHidden(join(dir, "again"), renderer, [searchSteps(true)]);
      expect(again.site.sent).toEqual(["POST /search q=a", "POST /search q=a"]);
      expect(pageOf(again, "/search#POST")?.verdict).toBe("sharp");
      expect(again.certificate.counts.rendered).toEqual({ documents: 1, sharp: 1 });
      await requireTrue(join(dir, "again"), again);
      expect(await differences(join(dir, "again"), again)).toEqual([]);
    });
  },
);

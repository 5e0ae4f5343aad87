// A capture's certificate does not move by what is told beside it: same words, verdicts, intervals, figures, and true.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { instant, type Certificate, type PageUrl } from "#model/index.js";
import { openTestimony } from "#testimony/index.js";
import { verifyCertificate } from "#verify/index.js";
import { temporaryDirectory } from "../../support/archives/archives.js";
import { captureInto } from "../../support/captures/capture-simulated.js";
import { inArchive } from "../../support/testimony/told-archives.js";

const SITE = { seed: 5, preset: "plain", pages: 12 } as const;

/** What may differ between two archives: ids, keys and what is made of them. */
const OWN = new Set(["warcs", "merkle", "signature", "id", "request", "metadata", "file", "offset"]);

/** All else; of hosts' records, which are ids, how many there are. */
function told(certificate: Certificate): unknown {
  return JSON.parse(JSON.stringify(certificate), (name, value: unknown) => {
    if (OWN.has(name)) return undefined;
    const areIds = Array.isArray(value) && value.some((one) => String(one).startsWith("<urn:uuid:"));
    return areIds ? (value as unknown[]).length : value;
  });
}

/** Tells of every page of a capture what is not so, over all of its time; and the very answer, as a recorder saw it. */
async function tellOf(
  dir: string,
  certificate: Certificate,
  contentOf: (url: string) => Buffer,
): Promise<void> {
  const end = Date.parse(certificate.finishedAt) + 86_400_000;
  // Taken before the capture: what is lent comes from earlier ones.
  const takenAt = instant(Date.parse(certificate.startedAt) - 1000);
  const clock = { now: () => takenAt, sleepUntil: async () => undefined };
  const request = { site: certificate.site, seeds: [], by: "a test", settings: {} };
  const [from, to] = [instant(Date.parse(certificate.startedAt) - 1_000_000), instant(end)];
  for (const tier of ["source", "served"] as const)
    await inArchive(dir, async (archive) => {
      const world = { archive, clock, logger: { log: () => undefined } };
      const testimony = await openTestimony({ ...request, tier }, world);
      for (const { url } of certificate.pages.filter(({ status }) => status === 200)) {
        const place = { url: url as PageUrl, at: from, origin: "a test", conversion: null };
        const kept = await testimony.keep(
          tier === "source"
            ? { ...place, type: "resource", contentType: "text/html", bytes: Buffer.from("<p>never so") }
            : { ...place, type: "response", leftOut: null, bytes: contentOf(url) },
        );
        await testimony.tell(kept, { tier, from, to, ...(tier === "served" && { count: 99 }) });
      }
      await testimony.conclude();
    });
}

it("is the same in an archive with testimonies of its pages, and true", async () => {
  const [alone, beside] = [temporaryDirectory(), temporaryDirectory()];
  const first = await captureInto(alone, SITE);
  const answers = new Map<string, Buffer>();
  await inArchive(alone, async (archive) => {
    for await (const sighting of archive.catalog.sightings.ofCapture(first.certificate.capture)) {
      const bytes = await archive.warcs.read(sighting);
      if (bytes && !answers.has(sighting.url)) answers.set(sighting.url, Buffer.from(bytes));
    }
  });
  await tellOf(beside, first.certificate, (url) => answers.get(url)!);
  const second = await captureInto(beside, SITE);
  expect(told(second.certificate)).toEqual(told(first.certificate));
  expect(second.certificate.counts.verdicts.sharp).toBeGreaterThan(5);
  const { findings } = await verifyCertificate(second.files.certificate, { root: beside });
  expect(findings).toEqual([]);
  const again = JSON.parse(readFileSync(join(second.files.certificate), "utf8")) as Certificate;
  expect(again.borrowed).toBeUndefined();
});

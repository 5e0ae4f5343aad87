// Captures of script-built sites that change between the passes: nothing is claimed that was not so, every message of a
// revisit is one of the visit's, each was sent once in a pass, and nearly every page is claimed with all that it shows.
import { afterAll, beforeAll, expect, it } from "vitest";
import { scriptSites, type ClientFiles, type ScriptSite } from "#lab/script-built/sites/index.js";
import { instant } from "#model/index.js";
import type { Renderer } from "#ports/index.js";
import { SHOWN_AT, testRenderer } from "../../support/render/rendering.js";
import { clientFiles } from "../../support/sites/bundle-clients.js";
import { captureScriptSite, type CapturedSite } from "../../support/sites/captured-site.js";

let renderer: Renderer;
let files: ClientFiles;

beforeAll(async () => {
  files = await clientFiles();
  renderer = await testRenderer();
});

afterAll(async () => {
  await renderer?.close();
});

const sitesOf = (seed: number): ScriptSite[] => scriptSites({ seed, startAt: SHOWN_AT, files });

/** Messages by how often they were sent before the first one after t*, and after it. */
function messagesOf({ sent, outcome }: CapturedSite) {
  const isEarly = ({ at }: { at: number }) => at < outcome.report.plannedAsOf;
  const texts = (early: boolean) =>
    sent.filter((one) => isEarly(one) === early).map(({ bytes }) => Buffer.from(bytes).toString("latin1"));
  return { visits: texts(true), revisits: texts(false) };
}

it("no claim is false, and every revisit is the visit's message", { timeout: 900_000 }, async () => {
  const sum = { documents: 0, shown: 0, claimed: 0, pages: 0, sharp: 0, open: 0 };
  for (const site of sitesOf(41)) {
    const captured = await captureScriptSite(site, renderer, { startAt: instant(SHOWN_AT + 60_000) });
    const { judgement, outcome, documents } = captured;
    expect(judgement.falseSharp, site.name).toEqual([]);
    expect(judgement.falseShown, site.name).toEqual([]);
    expect(outcome.certificate.counts.rendered?.sharp ?? 0, site.name).toBe(judgement.shown);
    const { visits, revisits } = messagesOf(captured);
    expect(
      revisits.filter((one) => !visits.includes(one)),
      site.name,
    ).toEqual([]);
    sum.documents += site.pages.length;
    sum.shown += documents.length;
    sum.claimed += judgement.shown;
    sum.pages += outcome.report.all.pages;
    sum.sharp += judgement.sharp;
    sum.open += outcome.report.rendered?.open ?? 0;
    console.log(
      `${site.name}: ${documents.length}/${site.pages.length} shown, ${judgement.shown} whole, ${outcome.report.all.sharp}/${outcome.report.all.pages} sharp; ${JSON.stringify(outcome.report.rendered)}`,
    );
  }
  console.log(JSON.stringify(sum));
});

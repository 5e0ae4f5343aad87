// Many captures of script-built sites, each held against its site's truth, and the figures of all.
import { expect } from "vitest";
import type { ScriptSite } from "#lab/script-built/sites/index.js";
import { instant, type Instant } from "#model/index.js";
import type { Renderer } from "#ports/index.js";
import { within } from "../within.js";
import { captureScriptSite, type CapturedSite, type CaptureWay } from "./captured-site.js";

/** Sums over captures. */
export interface CapturedFigures {
  sites: number;
  /** Documents of the sites, those that were shown, and those that are claimed with all that they asked for. */
  documents: number;
  shown: number;
  claimed: number;
  pages: number;
  sharp: number;
  messages: number;
  revisits: number;
}

/** One site takes 20 s with its replay on a quiet machine, and was seen to take 160 s on a busy one. */
const SITE_PATIENCE_MS = 600_000;

/** Captures every site; whatever is claimed must be so, and every revisit must be a message of the visits. */
export async function judgeCaptures(
  sites: readonly ScriptSite[],
  renderer: Renderer,
  startAt: Instant,
  wayOf: (site: ScriptSite) => Pick<CaptureWay, "framing" | "inspect"> = () => ({}),
): Promise<CapturedFigures> {
  const sum = { sites: 0, documents: 0, shown: 0, claimed: 0, pages: 0, sharp: 0, messages: 0, revisits: 0 };
  for (const site of sites) {
    const way = { startAt: instant(startAt + 60_000), ...wayOf(site) };
    const captured = await within(SITE_PATIENCE_MS, site.name, captureScriptSite(site, renderer, way));
    const { judgement, outcome, documents } = captured;
    expect(judgement.falseSharp, site.name).toEqual([]);
    expect(judgement.falseShown, site.name).toEqual([]);
    expect(outcome.certificate.counts.rendered?.sharp ?? 0, site.name).toBe(judgement.shown);
    const { visits, revisits } = messagesOf(captured);
    expect(
      revisits.filter((one) => !visits.has(one)),
      site.name,
    ).toEqual([]);
    sum.sites++;
    sum.documents += site.pages.length;
    sum.shown += documents.length;
    sum.claimed += judgement.shown;
    sum.pages += outcome.report.all.pages;
    sum.sharp += judgement.sharp;
    sum.messages += visits.size;
    sum.revisits += revisits.length;
  }
  return sum;
}

/** Messages of before t* and after it; before it each is sent once, but for the second looks at documents. */
function messagesOf({ sent, outcome }: CapturedSite): { visits: Set<string>; revisits: string[] } {
  const texts = (isEarly: boolean): string[] =>
    sent
      .filter(({ at }) => at < outcome.report.plannedAsOf === isEarly)
      .map(({ bytes }) => Buffer.from(bytes).toString("latin1"));
  const early = texts(true);
  const visits = new Set(early);
  const probes = outcome.certificate.pages.flatMap(({ records }) =>
    records.filter(({ pass }) => pass === "probe"),
  );
  expect(early.length - visits.size).toBeLessThanOrEqual(probes.length);
  return { visits, revisits: texts(false) };
}

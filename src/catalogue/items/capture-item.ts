// The captures of an archive as a catalogue lists them: those that left a report, with what people say of them.
import {
  instant,
  patchedBy,
  type Capture,
  type DublinCore,
  type Instant,
  type ReportHead,
} from "#model/index.js";
import type { Archive } from "#ports/index.js";

/** A capture in a catalogue. */
export interface CaptureItem {
  readonly capture: Capture;
  readonly report: ReportHead;
  /** When what a catalogue says of it, or of its pages, last changed: a whole second. */
  readonly datestamp: Instant;
  /** What is said of it, and of its site. */
  readonly own: DublinCore;
  readonly site: DublinCore;
  /** The capture whose missing requisites it holds. */
  readonly patchOf: string | null;
}

/** The items of one archive; figures of reports are read once for each version of them. */
export class CaptureItems {
  readonly #archive: Archive;
  readonly #heads = new Map<string, { readonly version: string; readonly head: ReportHead | null }>();

  constructor(archive: Archive) {
    this.#archive = archive;
  }

  /** All of them, those that changed first at the beginning. */
  async list(): Promise<CaptureItem[]> {
    const said = await Said.read(this.#archive);
    const captures = await this.#archive.catalog.captures.list();
    const items = await Promise.all(captures.map((capture) => this.#itemOf(capture, said)));
    return items.filter((item) => item !== null).sort(inOrder);
  }

  /** What is said of the sites that have captures, by their names. */
  async sites(): Promise<{ readonly site: string; readonly said: DublinCore }[]> {
    const said = await Said.read(this.#archive);
    const names = new Set((await this.list()).map(({ capture }) => capture.site));
    return [...names].sort().map((site) => ({ site, said: said.ofSite(site).elements }));
  }

  async #itemOf(capture: Capture, said: Said): Promise<CaptureItem | null> {
    const report = await this.#head(capture);
    if (!report) return null;
    const [own, site] = [said.ofCapture(capture.id), said.ofSite(capture.site)];
    const { results, warcs } = this.#archive;
    const written = [await results.writtenAt(capture.id), await warcs.writtenAt(capture.id)];
    const latest = Math.max(report.finishedAt, own.at, site.at, ...written.map((at) => at ?? 0));
    return {
      capture,
      report,
      datestamp: instant(Math.floor(latest / 1000) * 1000),
      own: own.elements,
      site: site.elements,
      patchOf: patchedBy(capture),
    };
  }

  async #head(capture: Capture): Promise<ReportHead | null> {
    if (capture.phase === "failed") return null;
    const version = await this.#archive.results.version(capture.id);
    const held = this.#heads.get(capture.id);
    if (held?.version === version) return held.head;
    const read = await this.#archive.results.getReportHead(capture.id);
    const head = read && withoutPages(read);
    this.#heads.set(capture.id, { version, head });
    return head;
  }
}

/** A head that was read from a whole report carries its pages along. */
function withoutPages(head: ReportHead): ReportHead {
  const { pages: _, ...rest } = head as ReportHead & { readonly pages?: unknown };
  return rest as ReportHead;
}

/** Items by the time of their change; of equal times by name, so that every list has one order. */
export function inOrder(a: CaptureItem, b: CaptureItem): number {
  return a.datestamp - b.datestamp || (a.capture.id < b.capture.id ? -1 : 1);
}

interface SaidOf {
  readonly elements: DublinCore;
  readonly at: number;
}

const NOTHING: SaidOf = { elements: {}, at: 0 };

/** All descriptions of an archive. */
class Said {
  readonly #captures = new Map<string, SaidOf>();
  readonly #sites = new Map<string, SaidOf>();

  static async read({ descriptions }: Archive): Promise<Said> {
    const said = new Said();
    for await (const { of, ...one } of descriptions.all())
      if (of.kind === "site") said.#sites.set(of.site, one);
      else said.#captures.set(of.capture, one);
    return said;
  }

  ofCapture(id: string): SaidOf {
    return this.#captures.get(id) ?? NOTHING;
  }

  ofSite(site: string): SaidOf {
    return this.#sites.get(site) ?? NOTHING;
  }
}

// `GET /metrics`: the archive's figures in the Prometheus text format (version 0.0.4).
import type { FastifyInstance } from "fastify";
import { isUnfinished, type Capture, type CaptureCounts } from "#model/index.js";
import type { Archive } from "#ports/index.js";
import type { LiveCapture } from "../api-schema.js";
import { liveSnapshot } from "../live-captures.js";
import { guardedBy } from "../route-guards.js";

const PHASES: readonly Capture["phase"][] = ["visiting", "revisiting", "finished", "failed", "cancelled"];

/** Adds the endpoint; it is guarded as the API is. */
export function addMetricsRoute(server: FastifyInstance, { archive }: { readonly archive: Archive }): void {
  const totals = new Totals(archive);
  server.get("/metrics", guardedBy("archive"), async (_request, reply) => {
    const captures = await archive.catalog.captures.list();
    const { captures: live } = await liveSnapshot(archive, Date.now());
    const text = [...archiveMetrics(captures, await totals.of(captures)), ...live.flatMap(runMetrics)];
    return reply.type("text/plain; version=0.0.4; charset=utf-8").send(format(text));
  });
}

/** Counts of captures that have ended are made once, and anew when the rules about them change. */
class Totals {
  readonly #archive: Archive;
  readonly #ended = new Map<string, { readonly version: string; readonly counts: CaptureCounts }>();

  constructor(archive: Archive) {
    this.#archive = archive;
  }

  async of(captures: readonly Capture[]): Promise<CaptureCounts> {
    const pages = { known: 0, visited: 0, failed: 0, refused: 0, skipped: 0 };
    let [sightings, warcBytes] = [0, 0];
    for (const capture of captures) {
      const counts = await this.#countsOf(capture);
      for (const state of Object.keys(pages) as (keyof typeof pages)[]) pages[state] += counts.pages[state];
      sightings += counts.sightings;
      warcBytes += counts.warcBytes;
    }
    return { pages, sightings, warcBytes };
  }

  async #countsOf(capture: Capture): Promise<CaptureCounts> {
    const version = await this.#archive.results.version(capture.id);
    const known = this.#ended.get(capture.id);
    if (known?.version === version) return known.counts;
    const counts = await this.#archive.catalog.runStatus.counts(capture.id);
    if (!isUnfinished(capture)) this.#ended.set(capture.id, { version, counts });
    return counts;
  }
}

interface Metric {
  readonly name: string;
  readonly help: string;
  readonly type: "gauge" | "counter";
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

function archiveMetrics(
  captures: readonly Capture[],
  { pages, sightings, warcBytes }: CaptureCounts,
): Metric[] {
  return [
    ...PHASES.map((phase): Metric => ({
      name: "isochron_captures",
      help: "Captures in the archive, by phase.",
      type: "gauge",
      labels: { phase },
      value: captures.filter((one) => one.phase === phase).length,
    })),
    ...Object.entries(pages).map(([state, value]): Metric => ({
      name: "isochron_pages",
      help: "Known pages of all captures, by state.",
      type: "gauge",
      labels: { state },
      value,
    })),
    gauge("isochron_sightings", "Looks at pages in all captures.", sightings),
    gauge("isochron_warc_bytes", "Bytes of WARC files known to be safe on disk.", warcBytes),
  ];
}

/** What a run said of itself; figures it has not told are left out. */
function runMetrics({ id, site, phase, state, progress }: LiveCapture): Metric[] {
  const labels = { capture: id, site };
  const figures = (progress?.["figures"] ?? {}) as Readonly<Record<string, unknown>>;
  const told: [name: string, help: string, value: unknown][] = [
    ["isochron_run_pages_done", "Pages done in the pass that is running.", progress?.["done"]],
    ["isochron_run_pages_total", "Pages known in the pass that is running.", progress?.["total"]],
    ["isochron_run_pages_per_second", "Pages per second, of late.", figures["pagesPerSecond"]],
    ["isochron_run_bytes_per_second", "Bytes per second, of late.", figures["bytesPerSecond"]],
    ["isochron_run_requests", "Requests of this run.", figures["requests"]],
    ["isochron_run_bytes", "Bytes received by this run.", figures["bytes"]],
    ["isochron_run_failures", "Fetches of this run that failed.", figures["failures"]],
    ["isochron_run_sharp_pages", "Pages seen identical on both sides of t*, so far.", figures["sharp"]],
    ["isochron_run_eta_ms", "Milliseconds left at the pace of late.", figures["etaMs"]],
  ];
  return [
    {
      ...gauge("isochron_run", "An unfinished capture and its state.", 1),
      labels: { ...labels, phase, state },
    },
    ...told.flatMap(([name, help, value]) =>
      typeof value === "number" ? [{ ...gauge(name, help, value), labels }] : [],
    ),
  ];
}

function gauge(name: string, help: string, value: number): Metric {
  return { name, help, type: "gauge", value };
}

/** All samples of one name stand together, below their head. */
function format(metrics: readonly Metric[]): string {
  const names = [...new Set(metrics.map(({ name }) => name))];
  return names
    .map((name) => {
      const samples = metrics.filter((metric) => metric.name === name);
      const { help, type } = samples[0]!;
      return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${samples.map(sample).join("")}`;
    })
    .join("");
}

function sample({ name, labels = {}, value }: Metric): string {
  const pairs = Object.entries(labels).map(([key, text]) => `${key}="${escapeLabel(text)}"`);
  return `${name}${pairs.length === 0 ? "" : `{${pairs.join(",")}}`} ${value}\n`;
}

function escapeLabel(text: string): string {
  return text.replaceAll("\\", "\\\\").replaceAll("\n", "\\n").replaceAll('"', '\\"');
}

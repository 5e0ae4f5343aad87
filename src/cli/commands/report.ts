// `isochron report`: what a finished capture proves, what an archive proves of a site, and a series of captures.
import { InvalidArgumentError, type Command } from "commander";
import { fullTime } from "#chart/index.js";
import { parseDurationMs } from "#config/index.js";
import {
  dcPairs,
  isRefresh,
  isTestimony,
  isUnfinished,
  type Capture,
  type CaptureReport,
  type DublinCore,
} from "#model/index.js";
import {
  keptReplayCheck,
  measureCapture,
  measureSite,
  siteNamed,
  siteSeries,
  type ImportanceChoice,
  type KeptReplayCheck,
} from "#study/index.js";
import { UsageError } from "#errors.js";
import { printable, printableJson, shellWord } from "#formats/index.js";
import type { Archive } from "#ports/index.js";
import {
  renderHtml,
  renderMeasuresTerminal,
  renderSeriesHtml,
  renderSeriesTerminal,
  renderSiteViewHtml,
  renderTerminal,
  replayHeadline,
} from "#report/index.js";
import { readsCluster } from "../cluster/reads-cluster.js";
import { siteView, siteViewText } from "../site-view/archive-view.js";
import { findCapture } from "../find-capture.js";
import { importanceChoice } from "../options/importance-option.js";
import type { Io } from "../io.js";
import { openForReading } from "../open-archive.js";
import { addSettings, settingsOf } from "../options/options.js";

/** Adds the verb. */
export function addReportCommand(program: Command, io: Io): void {
  const command = program
    .command("report")
    .description("say what a capture proves, page by page")
    .argument("[capture]", "the capture's id, or a site for its newest (default: the newest finished one)");
  readsCluster(addSettings(command, ["archive"]), io)
    .option("--json", "print one JSON document")
    .option("--html", "print a self-contained HTML page")
    .option("--all", "list every page that is not sharp")
    .option("--measures", "add the literature's measures: coherence, completeness, blur, composite mementos")
    .option(
      "--importance <how>",
      "weigh pages in the measures: pagerank, keywords:a,b, or a file with a weight and an address per line",
    )
    .option(
      "--archive-view <site>",
      "instead: how much of a site is proved at every instant, over all its captures",
    )
    .option("--span <time>", "with --archive-view: also the best interval of this length, such as 1h", span)
    .option("--series <site>", "instead: the quality of a site's captures, one after the other")
    .addHelpText("after", EXAMPLES)
    .action((id: string | undefined) => printReport(id ?? null, command, io));
}

const EXAMPLES = `
Examples:
  isochron report --measures --importance pagerank
  isochron report --archive-view example.org --measures --html > example.html
  isochron report --series example.org
  isochron report localhost:8080`;

interface ReportFlags {
  readonly json?: boolean;
  readonly html?: boolean;
  readonly all?: boolean;
  readonly measures?: boolean;
  readonly importance?: string;
  readonly archiveView?: string;
  readonly span?: number;
  readonly series?: string;
}

/** What a report is made with. */
interface Job {
  readonly archive: Archive;
  readonly options: ReportFlags;
  readonly io: Io;
  /** `null`: every page the same. */
  readonly choice: ImportanceChoice | null;
  /** Whether measures are wanted. */
  readonly isMeasured: boolean;
}

function span(text: string): number {
  const lengthMs = parseDurationMs(text);
  if (lengthMs === null) throw new InvalidArgumentError("Expected a duration like 250ms, 1s or 2m.");
  return lengthMs;
}

async function printReport(id: string | null, command: Command, io: Io): Promise<void> {
  const { archive: dir } = settingsOf(command, ["archive"], io);
  const options = command.opts<ReportFlags>();
  requireOneSubject(id, options);
  const choice = options.importance === undefined ? null : importanceChoice(options.importance);
  const archive = await openForReading(dir, io);
  const isMeasured = options.measures === true || choice !== null;
  const job: Job = { archive, options, io, choice, isMeasured };
  try {
    if (options.archiveView !== undefined) await printView(await siteOf(options.archiveView, archive), job);
    else if (options.series !== undefined) await printSeries(await siteOf(options.series, archive), job);
    else await printCapture(id, job);
  } finally {
    await archive.close();
  }
}

/** One report has one subject; which of two was meant is not guessed. */
function requireOneSubject(id: string | null, { archiveView, series }: ReportFlags): void {
  const named = [
    ...(id === null ? [] : ["a capture"]),
    ...(archiveView === undefined ? [] : ["--archive-view"]),
    ...(series === undefined ? [] : ["--series"]),
  ];
  if (named.length > 1)
    throw new UsageError("USAGE", `${named.join(" and ")}: ask for one of them at a time`);
}

async function printCapture(
  id: string | null,
  { archive, options, io, choice, isMeasured }: Job,
): Promise<void> {
  const { capture, report } = await findReport(archive, id);
  const measures = isMeasured ? await measureCapture(capture, archive, choice) : null;
  const look = { colour: io.interactive, width: io.columns };
  const described = await describedAs(capture, archive);
  const check = await keptReplayCheck(archive.results, capture.id);
  const noted = check ? { ...report, notes: [...report.notes, checkedWords(check)] } : report;
  const checked = check && { replayCheck: { checkedAt: check.checkedAt, counts: check.counts } };
  if (options.json) io.out(asJson({ ...report, ...(measures && { measures }), ...described, ...checked }));
  else if (options.html) io.out(renderHtml(noted, measures));
  else {
    for (const [element, value] of dcPairs(described?.description ?? {}))
      io.out(`  ${element.padEnd(12)}${printable(value)}\n`);
    io.out(renderTerminal(noted, { ...look, ...(options.all ? { mostPages: Infinity } : {}) }));
    if (measures) io.out(`\n${renderMeasuresTerminal(measures, look)}`);
  }
}

/** How its pages came out in replay, by the last check that was made. */
function checkedWords(check: KeptReplayCheck): string {
  return `${replayHeadline(check)} (checked ${fullTime(check.checkedAt)})`;
}

/** What people say of the capture, or of its site where they say nothing of it. */
async function describedAs(
  { id, site }: Capture,
  { descriptions }: Archive,
): Promise<{ readonly description: DublinCore } | null> {
  const own = await descriptions.get({ kind: "capture", capture: id });
  const ofSite = await descriptions.get({ kind: "site", site });
  const description = { ...ofSite?.elements, ...own?.elements };
  return dcPairs(description).length === 0 ? null : { description };
}

async function printView(site: string, { archive, options, io, choice, isMeasured }: Job): Promise<void> {
  const view = await siteView(archive, site, options.span ?? null);
  if (!view) throw noSite(site, archive);
  const measures = isMeasured ? await measureSite(site, archive, choice) : [];
  if (options.json) io.out(asJson(isMeasured ? { ...view, measures } : view));
  else if (options.html) io.out(renderSiteViewHtml(view, measures));
  else {
    io.out(siteViewText(view, printable));
    for (const one of measures)
      io.out(`\n${renderMeasuresTerminal(one, { colour: io.interactive, width: io.columns })}`);
  }
}

async function printSeries(site: string, { archive, options, io }: Job): Promise<void> {
  const series = await siteSeries(site, archive);
  if (series.points.length === 0) throw noSite(site, archive);
  if (options.json) io.out(asJson(series));
  else io.out(options.html ? renderSeriesHtml(series) : renderSeriesTerminal(series));
}

function asJson(value: unknown): string {
  return `${printableJson(value)}\n`;
}

/** The site meant; what is none of the archive's is told as it was typed. */
async function siteOf(text: string, archive: Archive): Promise<string> {
  const site = await siteNamed(text, archive);
  if (site === null) throw noSite(text, archive);
  return site;
}

function noSite(site: string, { dir }: Archive): UsageError {
  return new UsageError(
    "NOT_FOUND",
    `no capture of ${JSON.stringify(site)} in ${dir}; isochron captures lists the sites`,
  );
}

async function findReport(
  archive: Archive,
  text: string | null,
): Promise<{ capture: Capture; report: CaptureReport }> {
  const capture = await findCapture(archive, text, { elseOfNone: true }); // testimonies, looks of a watch
  const report = await archive.results.getReport(capture.id);
  if (report) return { capture, report };
  const why = isTestimony(capture)
    ? "is a testimony that is not over yet: whoever tells it goes on with it, and then it is reported"
    : isRefresh(capture)
      ? "holds looks of a watch, which are reported when their day is over"
      : isUnfinished(capture)
        ? `is not finished; isochron capture --resume --archive ${shellWord(archive.dir)} finishes it`
        : capture.phase === "failed"
          ? "failed: no seed showed any state, so there is nothing to report"
          : `has no report; isochron capture --resume --archive ${shellWord(archive.dir)} makes it`;
  throw new UsageError("NOT_FOUND", `capture ${capture.id} ${why}`);
}

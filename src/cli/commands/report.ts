// `isochron report`: what a finished capture proves.
import { InvalidArgumentError, type Command } from "commander";
import { parseDurationMs } from "#config/index.js";
import { patchedBy } from "#crawl/index.js";
import { UsageError } from "#errors.js";
import { printable } from "#formats/index.js";
import type { CaptureReport } from "#model/index.js";
import type { Archive } from "#ports/index.js";
import { renderHtml, renderTerminal } from "#report/index.js";
import { siteView, siteViewText } from "../archive-view.js";
import type { Io } from "../io.js";
import { openForReading } from "../open-world.js";
import { addSettings, settingsOf } from "../options.js";

/** Adds the verb. */
export function addReportCommand(program: Command, io: Io): void {
  const command = program
    .command("report")
    .description("say what a capture proves, page by page")
    .argument("[capture]", "the capture's id (default: the newest finished one)");
  addSettings(command, ["archive"])
    .option("--json", "print the whole report as one JSON document")
    .option("--html", "print the report as a self-contained HTML page")
    .option("--all", "list every page that is not sharp")
    .option(
      "--archive-view <site>",
      "instead: how much of a site is proved at every instant, over all its captures",
    )
    .option("--span <time>", "with --archive-view: also the best interval of this length, such as 1h", span)
    .action((id: string | undefined) => printReport(id ?? null, command, io));
}

interface ReportFlags {
  readonly json?: boolean;
  readonly html?: boolean;
  readonly all?: boolean;
  readonly archiveView?: string;
  readonly span?: number;
}

function span(text: string): number {
  const lengthMs = parseDurationMs(text);
  if (lengthMs === null) throw new InvalidArgumentError("Expected a duration like 250ms, 1s or 2m.");
  return lengthMs;
}

async function printView(archive: Archive, site: string, options: ReportFlags, io: Io): Promise<void> {
  const view = await siteView(archive, site, options.span ?? null);
  if (!view) throw new UsageError("NOT_FOUND", `no capture of ${JSON.stringify(site)} in ${archive.dir}`);
  io.out(options.json ? `${JSON.stringify(view, null, 2)}\n` : siteViewText(view, printable));
}

async function printReport(id: string | null, command: Command, io: Io): Promise<void> {
  const { archive: dir } = settingsOf(command, ["archive"], io);
  const options = command.opts<ReportFlags>();
  const archive = await openForReading(dir, io);
  try {
    if (options.archiveView !== undefined) {
      await printView(archive, options.archiveView, options, io);
      return;
    }
    const report = await findReport(archive, id);
    if (options.json) io.out(`${JSON.stringify(report, null, 2)}\n`);
    else if (options.html) io.out(renderHtml(report));
    else
      io.out(
        renderTerminal(report, {
          colour: io.interactive,
          width: io.columns,
          ...(options.all ? { mostPages: Infinity } : {}),
        }),
      );
  } finally {
    await archive.close();
  }
}

async function findReport(archive: Archive, id: string | null): Promise<CaptureReport> {
  const captures = await archive.captures.list();
  const capture = captures.find((c) =>
    id === null ? c.phase === "finished" && patchedBy(c) === null : c.id === id,
  );
  if (!capture) {
    const what = id === null ? "no finished capture" : `no capture ${JSON.stringify(id)}`;
    throw new UsageError("NOT_FOUND", `${what} in ${archive.dir}; isochron captures lists them`);
  }
  const report = await archive.getReport(capture.id);
  if (report) return report;
  throw new UsageError(
    "NOT_FOUND",
    `capture ${capture.id} is not finished; isochron capture --resume finishes it`,
  );
}

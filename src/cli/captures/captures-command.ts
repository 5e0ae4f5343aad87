// `isochron captures`: what the archive holds, and what is running.
import type { Command } from "commander";
import { printable, printableJson } from "#formats/index.js";
import {
  isImport,
  isRefresh,
  TELLER,
  testimonyWords,
  isUnfinished,
  patchedBy,
  refreshWords,
  toIso,
  type Capture,
  type RefreshFigures,
  type ReportHead,
  type TestimonyFigures,
  type ToldTier,
  type RunState,
} from "#model/index.js";
import { runningCapture } from "#study/index.js";
import type { Archive } from "#ports/index.js";
import { clusterAtHand } from "../cluster/cluster-at-hand.js";
import { statesOnBoard } from "../cluster/running-states.js";
import { readsCluster } from "../cluster/reads-cluster.js";
import type { Io } from "../io.js";
import { openForReading } from "../open-archive.js";
import { addControlCommands } from "./captures-control.js";
import { addPatchCommand } from "./captures-patch.js";
import { addSettings, settingsOf } from "../options/options.js";

/** Adds the verb. */
export function addCapturesCommand(program: Command, io: Io): void {
  const command = program
    .command("captures")
    .description("list the captures of an archive, newest first; control those that run");
  readsCluster(addSettings(command, ["archive"]), io)
    .option("--json", "print one JSON document")
    .action(() => listCaptures(command, io));
  addControlCommands(command, io);
  addPatchCommand(command, io);
}

async function listCaptures(command: Command, io: Io): Promise<void> {
  const { archive: dir } = settingsOf(command, ["archive"], io);
  const archive = await openForReading(dir, io);
  try {
    const running = await runningStates(archive, io);
    const captures = await archive.catalog.captures.list();
    const rows = await Promise.all(captures.map((one) => rowOf(one, archive, running.get(one.id) ?? null)));
    if (command.opts<{ json?: boolean }>().json) io.out(`${printableJson({ captures: rows })}\n`);
    else io.out(rows.length === 0 ? `no captures in ${dir}\n` : rows.map(line).join(""));
  } finally {
    await archive.close();
  }
}

interface Row {
  readonly capture: string;
  readonly site: string;
  readonly phase: Capture["phase"];
  /** What an unfinished capture is doing. */
  readonly state: RunState | "interrupted" | null;
  readonly startedAt: string;
  readonly asOf: string | null;
  readonly pages: number | null;
  readonly sharp: number | null;
  /** The capture whose missing requisites it holds. */
  readonly patchOf: string | null;
  /** Made of other tools' records. */
  readonly imported: boolean;
  /** Whether it holds a watch's looks of a day, and what they came to once it has ended. */
  readonly isRefresh: boolean;
  readonly refresh: RefreshFigures | null;
  /** Of whose word it is, where it holds what others tell, and what that came to once it has ended. */
  readonly tier: ToldTier | null;
  readonly testimony: TestimonyFigures | null;
  /** What people call it (isochron describe). */
  readonly title: string | null;
}

/** What runs, here or on the machines of a cluster. */
async function runningStates(archive: Archive, io: Io): Promise<ReadonlyMap<string, RunState>> {
  const read = clusterAtHand(io);
  if (read !== null) return statesOnBoard(await read.cluster.agreement.board.list());
  const running = await runningCapture(archive);
  if (running === null) return new Map();
  const { state = "running" } = (await archive.catalog.runStatus.get(running.id)) ?? {};
  return new Map([[running.id, state]]);
}

async function rowOf(capture: Capture, archive: Archive, state: RunState | null): Promise<Row> {
  const isOpen = isUnfinished(capture);
  const report = isOpen ? null : await archive.results.getReportHead(capture.id);
  return {
    capture: capture.id,
    site: capture.site,
    phase: capture.phase,
    state: isOpen ? (state ?? "interrupted") : null,
    startedAt: toIso(capture.startedAt),
    asOf: capture.asOf === null ? null : toIso(capture.asOf),
    ...figuresOf(report),
    patchOf: patchedBy(capture),
    imported: isImport(capture),
    isRefresh: isRefresh(capture),
    tier: capture.settings.testimony?.tier ?? null,
    title: await titleOf(capture, archive),
  };
}

function figuresOf(report: ReportHead | null): Pick<Row, "pages" | "sharp" | "refresh" | "testimony"> {
  return {
    pages: report?.all.pages ?? null,
    sharp: report?.all.sharp ?? null,
    refresh: report?.refresh ?? null,
    testimony: report?.testimony ?? null,
  };
}

/** Its own title, or else its site's. */
async function titleOf({ id, site }: Capture, { descriptions }: Archive): Promise<string | null> {
  const own = await descriptions.get({ kind: "capture", capture: id });
  const said = own?.elements.title ?? (await descriptions.get({ kind: "site", site }))?.elements.title;
  return said?.[0] ?? null;
}

function line(row: Row): string {
  return `${resultLine(row)}${row.title === null ? "" : `  ${printable(row.title)}\n`}`;
}

function resultLine(row: Row): string {
  const { capture, site, phase, state, asOf, pages, sharp, patchOf, imported } = row;
  if (row.tier !== null) return `${capture}  ${site.padEnd(24)}  ${toldLine(row, row.tier)}\n`;
  if (row.isRefresh) return `${capture}  ${site.padEnd(24)}  ${looksLine(row)}\n`;
  if (imported && pages !== null)
    return `${capture}  ${site.padEnd(24)}  ${pages} pages from other tools' records, none proved\n`;
  if (patchOf !== null && pages !== null)
    return `${capture}  ${site.padEnd(24)}  ${pages} requisites fetched afterwards for ${patchOf}\n`;
  const result =
    pages === null
      ? `${phase}${state === null ? "" : ` (${state})`}`
      : `${phase === "cancelled" ? "cancelled, " : ""}${sharp} of ${pages} pages sharp as of ${asOf}`;
  return `${capture}  ${site.padEnd(24)}  ${result}\n`;
}

function toldLine({ testimony, phase, state }: Row, tier: ToldTier): string {
  if (testimony !== null) return testimonyWords(testimony);
  return `${TELLER[tier]}, ${state === null ? phase : `not over yet (${state})`}`;
}

function looksLine({ startedAt, refresh, phase, state }: Row): string {
  const words = refreshWords(Date.parse(startedAt), refresh);
  if (refresh !== null) return words;
  return `${words}, ${state === null ? phase : `not over yet (${state})`}`;
}

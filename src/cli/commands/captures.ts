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
  type TestimonyFigures,
  type ToldTier,
  type RunState,
} from "#model/index.js";
import { runningCapture } from "#study/index.js";
import type { Archive } from "#ports/index.js";
import type { Io } from "../io.js";
import { openForReading } from "../open-world.js";
import { addControlCommands } from "./captures-control.js";
import { addPatchCommand } from "./captures-patch.js";
import { addSettings, settingsOf } from "../options/options.js";

/** Adds the verb. */
export function addCapturesCommand(program: Command, io: Io): void {
  const command = program
    .command("captures")
    .description("list the captures of an archive, newest first; control those that run");
  addSettings(command, ["archive"])
    .option("--json", "print one JSON document")
    .action(() => listCaptures(command, io));
  addControlCommands(command, io);
  addPatchCommand(command, io);
}

async function listCaptures(command: Command, io: Io): Promise<void> {
  const { archive: dir } = settingsOf(command, ["archive"], io);
  const archive = await openForReading(dir, io);
  try {
    const running = await runningCapture(archive);
    const captures = await archive.catalog.captures.list();
    const rows = await Promise.all(captures.map((one) => rowOf(one, archive, one.id === running?.id)));
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

async function rowOf(capture: Capture, archive: Archive, isRunning: boolean): Promise<Row> {
  const report = isUnfinished(capture) ? null : await archive.results.getReportHead(capture.id);
  return {
    capture: capture.id,
    site: capture.site,
    phase: capture.phase,
    state: isUnfinished(capture) ? await stateOf(capture, archive, isRunning) : null,
    startedAt: toIso(capture.startedAt),
    asOf: capture.asOf === null ? null : toIso(capture.asOf),
    pages: report?.all.pages ?? null,
    sharp: report?.all.sharp ?? null,
    patchOf: patchedBy(capture),
    imported: isImport(capture),
    isRefresh: isRefresh(capture),
    refresh: report?.refresh ?? null,
    tier: capture.settings.testimony?.tier ?? null,
    testimony: report?.testimony ?? null,
    title: await titleOf(capture, archive),
  };
}

/** Its own title, or else its site's. */
async function titleOf({ id, site }: Capture, { descriptions }: Archive): Promise<string | null> {
  const own = await descriptions.get({ kind: "capture", capture: id });
  const said = own?.elements.title ?? (await descriptions.get({ kind: "site", site }))?.elements.title;
  return said?.[0] ?? null;
}

async function stateOf(capture: Capture, archive: Archive, isRunning: boolean): Promise<Row["state"]> {
  if (!isRunning) return "interrupted";
  return (await archive.catalog.runStatus.get(capture.id))?.state ?? "running";
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

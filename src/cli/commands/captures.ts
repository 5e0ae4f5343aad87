// `isochron captures`: what the archive holds.
import type { Command } from "commander";
import { toIso, type Capture } from "#model/index.js";
import type { Archive } from "#ports/index.js";
import type { Io } from "../io.js";
import { openForReading } from "../open-world.js";
import { addSettings, settingsOf } from "../options.js";

/** Adds the verb. */
export function addCapturesCommand(program: Command, io: Io): void {
  const command = program.command("captures").description("list the captures of an archive, newest first");
  addSettings(command, ["archive"])
    .option("--json", "print one JSON document")
    .action(() => listCaptures(command, io));
}

async function listCaptures(command: Command, io: Io): Promise<void> {
  const { archive: dir } = settingsOf(command, ["archive"], io);
  const archive = await openForReading(dir, io);
  try {
    const rows = await Promise.all((await archive.captures.list()).map((capture) => rowOf(capture, archive)));
    if (command.opts<{ json?: boolean }>().json) io.out(`${JSON.stringify({ captures: rows }, null, 2)}\n`);
    else io.out(rows.length === 0 ? `no captures in ${dir}\n` : rows.map(line).join(""));
  } finally {
    await archive.close();
  }
}

interface Row {
  readonly capture: string;
  readonly site: string;
  readonly phase: Capture["phase"];
  readonly startedAt: string;
  readonly asOf: string | null;
  readonly pages: number | null;
  readonly sharp: number | null;
}

async function rowOf(capture: Capture, archive: Archive): Promise<Row> {
  const report = capture.phase === "finished" ? await archive.getReport(capture.id) : null;
  return {
    capture: capture.id,
    site: capture.site,
    phase: capture.phase,
    startedAt: toIso(capture.startedAt),
    asOf: capture.asOf === null ? null : toIso(capture.asOf),
    pages: report?.all.pages ?? null,
    sharp: report?.all.sharp ?? null,
  };
}

function line({ capture, site, phase, asOf, pages, sharp }: Row): string {
  const result =
    pages === null
      ? `${phase}${phase === "failed" ? "" : " (interrupted or running)"}`
      : `${sharp} of ${pages} pages sharp as of ${asOf}`;
  return `${capture}  ${site.padEnd(24)}  ${result}\n`;
}

// `isochron export parquet`: the index, sightings and verdicts of an archive as tables that any engine for columns reads.
import type { Command } from "commander";
import { Judge } from "#access/index.js";
import { SystemClock } from "#adapters/index.js";
import { counted, printableJson } from "#formats/index.js";
import { toIso } from "#model/index.js";
import type { Archive } from "#ports/index.js";
import type { WrittenTables } from "#query/index.js";
import { requireTablesFolder, writeTablesFolder } from "#store/index.js";
import { readsCluster } from "../cluster/reads-cluster.js";
import type { Io } from "../io.js";
import { openForReading } from "../open-archive.js";
import { archiveFor, forGroupOption } from "../options/for-group.js";
import { addSettings } from "../options/options.js";
import { SOFTWARE } from "../version.js";
import { ENGINE_SETTINGS, engineTerms, tablesPlace } from "./tables-place.js";

interface ParquetFlags {
  readonly output?: string;
  readonly for?: string;
  readonly json?: boolean;
}

/** Adds the noun. */
export function addExportParquet(verb: Command, io: Io): void {
  const command = verb
    .command("parquet")
    .description("tables of index, sightings, verdicts and captures, for isochron query, Spark, Trino …");
  readsCluster(addSettings(command, ["archive"]), io)
    .option(
      "--output <dir>",
      "the folder to make, or tables of ours to replace (default: parquet in the archive's directory)",
    )
    .addOption(forGroupOption())
    .option("--json", "print one JSON document");
  addSettings(command, ENGINE_SETTINGS).action(() => exportParquet(command, io));
}

async function exportParquet(command: Command, io: Io): Promise<void> {
  const flags = command.opts<ParquetFlags>();
  const place = tablesPlace(command, io, flags.output);
  // The engine is large: other exports start without it.
  const { archiveState, TABLES_NOTE, writeTables, writtenNote } = await import("#query/index.js");
  requireTablesFolder(place.dir, TABLES_NOTE);
  const whole = await openForReading(place.archive, io);
  try {
    const state = await archiveState(whole);
    const facts = { software: SOFTWARE, madeAt: toIso(new SystemClock().now()), readers: flags.for ?? null };
    let written: WrittenTables | null = null;
    await writeTablesFolder(place.dir, TABLES_NOTE, async ({ makeFolder, waitingFolder }) => {
      const terms = { ...engineTerms(command, io), waitingFolder, makeFolder, signal: io.signal };
      written = await writeTables(archiveFor(whole, flags.for), terms);
      return writtenNote(state, written, facts);
    });
    if (flags.for === undefined && !(await isOpenToAll(whole))) io.err(KEEP_THEM);
    io.out(
      flags.json
        ? `${printableJson({ output: place.dir, tables: written! })}\n`
        : asText(place.dir, written!),
    );
  } finally {
    await whole.close();
  }
}

const KEEP_THEM =
  "isochron: rules keep part of this archive from readers, and the tables hold all of it: keep them to yourself, or add --for public\n";

function asText(dir: string, tables: WrittenTables): string {
  const rows = Object.entries(tables).map(([name, { rows: n, files }]) => {
    return `  ${name.padEnd(10)} ${counted(n, "row")} in ${counted(files, "file")}\n`;
  });
  return `${dir}\n${rows.join("")}`;
}

/** Whether everybody may see everything. */
async function isOpenToAll({ rules }: Archive): Promise<boolean> {
  return new Judge(await rules.current(), { group: "public", now: new SystemClock().now() }).isOpen;
}

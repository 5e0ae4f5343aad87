// `isochron query`: questions over the whole archive in SQL, answered from its tables in Parquet.
import { Option, type Command } from "commander";
import { UsageError } from "#errors.js";
import type { Instant } from "#model/index.js";
import type { PresetName, Question, TablesNote } from "#query/index.js";
import { openTablesFolder, withWaitingFolder } from "#store/index.js";
import { readsCluster } from "../cluster/reads-cluster.js";
import type { Io } from "../io.js";
import { openForReading } from "../open-archive.js";
import { instantOption, lastInstantOption } from "../options/instant-option.js";
import { addSettings } from "../options/options.js";
import { wholeNumber } from "../options/whole-number.js";
import { printAnswer, type AnswerForm } from "./answer-forms.js";
import { ENGINE_SETTINGS, engineTerms, tablesPlace, type TablesPlace } from "./tables-place.js";

interface QueryFlags {
  readonly preset?: PresetName;
  readonly host?: string;
  readonly site?: string;
  readonly from?: Instant;
  readonly to?: Instant;
  readonly limit?: number;
  readonly csv?: boolean;
  readonly json?: boolean;
  readonly schema?: boolean;
}

/** A table is for reading. */
const TABLE_ROWS = 1000;

const PRESETS = {
  changes: "pages that changed, those with most changes first",
  types: "media types, with responses, addresses and bytes",
  duplicates: "payloads found at several addresses",
  coherence: "of each capture, how many pages are sharp at its t*",
} satisfies Readonly<Record<PresetName, string>>;

/** Adds the verb. */
export function addQueryCommand(program: Command, io: Io): void {
  const command = program
    .command("query")
    .description("ask the whole archive in SQL, or by a prepared question (after export parquet)")
    .argument("[sql]", "one SELECT over the tables cdx, sightings, pages and captures");
  command
    .addOption(new Option("--preset <name>", "a prepared question").choices(Object.keys(PRESETS)))
    .option("--host <name>", "with --preset: this host only")
    .option("--site <name>", "with --preset: this site only")
    .option("--from <time>", "with --preset: from this time on", instantOption)
    .option(
      "--to <time>",
      "with --preset: up to this time; a year, month or day means all of it",
      lastInstantOption,
    )
    .option("--schema", "print the tables and their columns")
    .option(
      `--limit <n>`,
      `at most this many rows (default: ${TABLE_ROWS} in a table, else all)`,
      wholeNumber(1),
    )
    .addOption(new Option("--csv", "print CSV").conflicts("json"))
    .option("--json", "print one JSON document");
  readsCluster(addSettings(command, ["archive", "parquet", ...ENGINE_SETTINGS]), io)
    .addHelpText("after", EXAMPLES)
    .action((sql: string | undefined) => query(sql, command, io));
}

const EXAMPLES = `
Prepared questions:
${Object.entries(PRESETS)
  .map(([name, doc]) => `  ${name.padEnd(12)} ${doc}`)
  .join("\n")}

Examples:
  isochron export parquet
  isochron query --preset changes --host example.org --from 2026-10
  isochron query "SELECT capture, count(*) FROM pages WHERE verdict = 'sharp' GROUP BY capture"
  isochron query --csv "SELECT url, fetch_time FROM cdx WHERE month = '2026-11'" > november.csv`;

async function query(sql: string | undefined, command: Command, io: Io): Promise<void> {
  const flags = command.opts<QueryFlags>();
  const { interruptible, openTables, TABLE_NAMES, TABLES } = await import("#query/index.js");
  if (flags.schema) {
    const { schemaText } = await import("./schema-text.js");
    return io.out(schemaText(TABLE_NAMES, TABLES, flags.json === true));
  }
  const question = await questionOf(sql, flags);
  const [place, terms] = [tablesPlace(command, io), engineTerms(command, io)];
  const { folder, note } = await tablesAt(place, io);
  const form: AnswerForm = flags.json ? "json" : flags.csv ? "csv" : "table";
  const limit = flags.limit ?? (form === "table" ? TABLE_ROWS : null);
  await withWaitingFolder(async (waitingFolder) => {
    const engine = await openTables({ ...terms, waitingFolder, folder, note });
    await interruptible(engine, io.signal, async () => {
      const answer = await engine.ask(question.sql, question.values, limit);
      await printAnswer(answer, { form, limit, out: (text) => io.out(text) });
    });
  });
}

/** What is asked: SQL, or a prepared question with what narrows it. */
async function questionOf(sql: string | undefined, flags: QueryFlags): Promise<Question> {
  const { preset, host, site, from, to } = flags;
  const given = Object.entries({ host, site, from, to }).filter(([, value]) => value !== undefined);
  if (preset !== undefined && sql !== undefined)
    throw new UsageError("USAGE", "give SQL or --preset, not both");
  if (preset === undefined && given.length > 0)
    throw new UsageError("USAGE", `--${given[0]![0]} narrows a --preset: in SQL, say it in a WHERE`);
  if (preset === undefined && sql === undefined)
    throw new UsageError(
      "USAGE",
      'what is asked? Give SQL, as in isochron query "SELECT count(*) FROM cdx", or a --preset; --schema prints the tables',
    );
  if (preset === undefined) return { sql: sql!, values: {} };
  const { presetQuestion } = await import("#query/index.js");
  return presetQuestion(preset, Object.fromEntries(given));
}

/** The tables and what they say of themselves; whoever asks is told when the archive has gone on since. */
async function tablesAt(place: TablesPlace, io: Io): Promise<{ folder: string; note: TablesNote }> {
  const { MOST_NOTE_BYTES, readNote, TABLES_NOTE } = await import("#query/index.js");
  const found = await openTablesFolder(place.dir, TABLES_NOTE, MOST_NOTE_BYTES);
  if (found === null)
    throw new UsageError(
      "NOT_FOUND",
      `no tables in ${place.dir}: isochron export parquet${place.isNamed ? " --output" : ""} makes them`,
    );
  const note = readNote(found.note, `${place.dir}/${TABLES_NOTE}`);
  if (!place.isNamed) await warnIfOld(place, note, io);
  return { folder: found.folder, note };
}

async function warnIfOld({ archive: dir }: TablesPlace, note: TablesNote, io: Io): Promise<void> {
  const { archiveState, isOutdated } = await import("#query/index.js");
  const archive = await openForReading(dir, io);
  try {
    if (isOutdated(note, await archiveState(archive)))
      io.err(
        `isochron: the tables are of ${note.madeAt}, and the archive has gone on since: isochron export parquet\n`,
      );
  } finally {
    await archive.close();
  }
}

// Tables written of an archive in a folder of a test, and questions to them.
import { join } from "node:path";
import {
  openTables,
  readNote,
  TABLES_NOTE,
  writeTables,
  writtenNote,
  type ExportTerms,
  type Plain,
  type WrittenTables,
} from "#query/index.js";
import type { Archive } from "#ports/index.js";
import { openTablesFolder, writeTablesFolder } from "#store/index.js";

/** What a test's engine may take. */
const BOUNDS = { memoryBytes: 500_000_000, threads: 2, waitingBytes: 1_000_000_000 };

/** Writes tables of an archive; what was written. */
export async function tablesIn(
  dir: string,
  archive: Pick<Archive, "index" | "rules" | "catalog" | "results">,
  over: Partial<ExportTerms> = {},
): Promise<WrittenTables> {
  let written: WrittenTables | null = null;
  await writeTablesFolder(dir, TABLES_NOTE, async ({ makeFolder, waitingFolder }) => {
    written = await writeTables(archive, { ...BOUNDS, waitingFolder, makeFolder, ...over });
    const facts = { software: "test", madeAt: "2026-11-18T00:00:00.000Z", readers: null };
    return writtenNote({ captures: {}, rules: "" }, written, facts);
  });
  return written!;
}

/** Opens tables and asks; rows by the names of their columns. */
export async function asked(
  dir: string,
  sql: string,
  values: Readonly<Record<string, string>> = {},
): Promise<Record<string, Plain>[]> {
  const { folder, note } = (await openTablesFolder(dir, TABLES_NOTE, 100_000))!;
  const terms = { ...BOUNDS, waitingFolder: join(dir, "..", "asking") };
  const engine = await openTables({ ...terms, folder, note: readNote(note, "note") });
  try {
    const answer = await engine.ask(sql, values);
    const rows: Record<string, Plain>[] = [];
    for await (const batch of answer.rows())
      for (const row of batch)
        rows.push(Object.fromEntries(answer.columns.map((name, i) => [name, row[i] ?? null])));
    return rows;
  } finally {
    engine.close();
  }
}

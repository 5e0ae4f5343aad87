// SQL reads the tables of one folder, and nothing else: it writes nothing anywhere, sees no other file and no network.
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, it } from "vitest";
import { asked, tablesIn } from "../../support/query/asked-tables.js";
import { indexEntry, toldArchive } from "../../support/query/told-archive.js";
import { withTempDir } from "../../support/temp-dir.js";

const SECRET = "a-secret-that-no-answer-may-hold";

/** Whatever lies below a folder. */
function allOf(dir: string): Record<string, string> {
  const names = readdirSync(dir, { recursive: true, encoding: "utf8" }).filter((name) =>
    statSync(join(dir, name)).isFile(),
  );
  const digest = (name: string): string =>
    createHash("sha256")
      .update(readFileSync(join(dir, name)))
      .digest("hex");
  return Object.fromEntries(names.map((name) => [name, digest(name)]));
}

/** Statements that change something, where nothing may be changed: of `dir` everything may be read. */
const WRITING = (dir: string): string[] => [
  `COPY (SELECT 1) TO '${dir}/x.csv'`,
  `COPY cdx TO '${dir}/x.parquet'`,
  `EXPLAIN ANALYZE COPY (SELECT 1) TO '${dir}/x.csv'`,
  `ATTACH '${dir}/x.db' AS x`,
  `EXPORT DATABASE '${dir}/x'`,
  `IMPORT DATABASE '${dir}/x'`,
  "CREATE TABLE x AS SELECT 1",
  "CREATE OR REPLACE VIEW cdx AS SELECT 1",
  "CREATE MACRO x() AS 1",
  "DROP VIEW cdx",
  "INSERT INTO cdx VALUES (1)",
  "UPDATE cdx SET url = 'x'",
  "DELETE FROM cdx",
  "SET memory_limit = '90GB'",
  "SET enable_external_access = true",
  "RESET lock_configuration",
  "PRAGMA enable_profiling",
  "CALL enable_logging()",
  "INSTALL httpfs",
  "LOAD httpfs",
  "CREATE SECRET x (TYPE s3)",
  "PREPARE x AS SELECT 1",
  "CHECKPOINT",
  "BEGIN",
  "VACUUM",
  "SELECT 1) ; DROP VIEW cdx; SELECT * FROM (SELECT 1",
  "SELECT 1 AS x) LIMIT 1; DROP VIEW cdx; --",
  "SELECT 1 /*",
  "SELECT 1; DROP VIEW cdx",
  "SELECT 1; SELECT 2",
];

const READING = (secret: string, port: number): string[] => [
  `SELECT * FROM read_text('${secret}')`,
  `SELECT * FROM read_blob('${secret}')`,
  `SELECT * FROM read_csv('${secret}')`,
  `SELECT * FROM '${secret}'`,
  `SELECT * FROM glob('${join(secret, "..", "*")}')`,
  `SELECT * FROM sniff_csv('${secret}')`,
  `SELECT * FROM read_parquet('${join(secret, "..")}/t2/*.parquet')`,
  "SELECT * FROM read_text('/proc/self/environ')",
  `SELECT * FROM query('SELECT * FROM read_text(''${secret}'')')`,
  `SELECT * FROM query_table(['${secret}'])`,
  `FROM json_execute_serialized_sql(json_serialize_sql('SELECT * FROM read_text(''${secret}'')'))`,
  `SELECT * FROM read_parquet('http://127.0.0.1:${port}/x.parquet')`,
  `SELECT * FROM read_text('http://127.0.0.1:${port}/x')`,
  "SELECT * FROM read_parquet('s3://bucket/x.parquet')",
  "SELECT getenv('HOME')",
];

it("changes nothing, and reads nothing but its tables", () =>
  withTempDir(async (dir) => {
    const secret = join(dir, "secret.txt");
    writeFileSync(secret, SECRET);
    const tables = join(dir, "t");
    await tablesIn(tables, await toldArchive({ entries: [indexEntry("http://a.test/", 1000)] }));
    // A neighbour whose name begins as the folder's does.
    mkdirSync(join(dir, "t2"));
    writeFileSync(join(dir, "t2", "secret.txt"), SECRET);
    let calls = 0;
    const server = createServer((socket) => void (calls++, socket.destroy()));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as { port: number };
    const before = allOf(dir);
    const reading = [
      ...READING(secret, port),
      ...READING(`${tables}/../secret.txt`, port),
      ...READING(join(dir, "t2", "secret.txt"), port),
    ];
    for (const sql of [...WRITING(tables), ...WRITING(dir), ...reading]) {
      const said = await asked(tables, sql).then(
        (rows) => `answered: ${JSON.stringify(rows)}`,
        (error: unknown) => String((error as { code?: string }).code),
      );
      expect(said, sql).toMatch(/^(?:BAD_INPUT|ARCHIVE_UNWRITABLE)$/);
      expect(said).not.toContain(SECRET);
    }
    server.close();
    expect(calls).toBe(0);
    expect(allOf(dir)).toEqual(before);
  }));

it("a question without any says so", () =>
  withTempDir(async (dir) => {
    await tablesIn(join(dir, "t"), await toldArchive({}));
    for (const sql of ["", " ; ", "-- nothing", "/* nothing */"])
      await expect(asked(join(dir, "t"), sql)).rejects.toThrow("no question");
  }));

it("a value of a page in an error moves no cursor", () =>
  withTempDir(async (dir) => {
    await tablesIn(
      join(dir, "t"),
      await toldArchive({ entries: [indexEntry("http://a.test/", 1000, { mime: "\u001b[2Jx" })] }),
    );
    await expect(asked(join(dir, "t"), "SELECT content_mime_type::INTEGER FROM cdx")).rejects.toThrow(
      /^SQL: (?!.*\p{Cc}).*convert/u,
    );
  }));

it("a question that needs more than it may take ends, and says what to do", () =>
  withTempDir(async (dir) => {
    await tablesIn(join(dir, "t"), await toldArchive({}));
    const sql = "SELECT list(a) FROM range(1000000000) t(a) GROUP BY a % 7";
    await expect(asked(join(dir, "t"), sql)).rejects.toThrow(/--memory-limit/);
  }));

it("a question that fails in the middle of its rows is no shorter answer", () =>
  withTempDir(async (dir) => {
    await tablesIn(join(dir, "t"), await toldArchive({}));
    const sql =
      "SELECT CASE WHEN a = 90000 THEN error('planted') ELSE 'fine' END AS x FROM range(100000) t(a)";
    await expect(asked(join(dir, "t"), sql)).rejects.toThrow("planted");
  }));

it("rows come in the order that was asked for, however many", () =>
  withTempDir(async (dir) => {
    await tablesIn(join(dir, "t"), await toldArchive({}));
    const rows = await asked(
      join(dir, "t"),
      "SELECT a FROM range(300000) t(a) ORDER BY hash(a) % 1000, a DESC;",
    );
    const again = await asked(join(dir, "t"), "SELECT list(a ORDER BY hash(a) % 1000, a DESC) AS all FROM range(300000) t(a)"); // prettier-ignore
    expect(rows.map((row) => row["a"])).toEqual(again[0]!["all"]);
  }));

// Real captures as tables: what they say is what catalog, index and reports say; and the verbs as a user meets them.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startLivingSite } from "#lab/index.js";
import { TABLES } from "#query/index.js";
import { openArchive } from "#store/index.js";
import { runCli, unwrapped } from "../../support/test-io.js";

let dir: string;
let archive: string;
let site: string;

const at = (...argv: string[]) => runCli([...argv, "--archive", archive]);

async function out(...argv: string[]): Promise<string> {
  const { code, out: said, err } = await at(...argv);
  expect(code, err).toBe(0);
  return said;
}

type Row = Record<string, unknown>;

async function rowsOf(...argv: string[]): Promise<Row[]> {
  return (JSON.parse(await out("query", ...argv, "--json")) as { rows: Row[] }).rows;
}

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), "isochron-query-test-"));
  archive = join(dir, "archive");
  const living = await startLivingSite({ preset: "plain", pages: 8, seed: 5 });
  site = new URL(living.url).host;
  for (let i = 0; i < 2; i++) await out("capture", living.url, "--allow-private", "--delay", "1ms", "--json");
  await living.close();
  await out("export", "parquet");
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

describe("the tables of an archive", () => {
  it("say what its catalog, its index and its reports say", async () => {
    const opened = await openArchive(archive, { mode: "read" });
    const expected: Record<string, string[]> = { cdx: [], sightings: [], pages: [], captures: [] };
    const add = (table: string, ...values: unknown[]): void =>
      void expected[table]!.push(JSON.stringify(values));
    for await (const entries of opened.index.walk({ url: "", match: "all" }))
      for (const { url, at: when, status, mime, digest, file, offset, length } of entries)
        add(
          "cdx",
          url,
          when,
          status,
          mime,
          digest,
          file,
          offset,
          length,
          file.split("/")[1],
          file.slice(-32, -14),
        );
    for (const { id, site: name, asOf } of await opened.catalog.captures.list()) {
      const { all } = (await opened.results.getReportHead(id))!;
      add("captures", id, name, asOf, all.pages, all.sharp);
      const verdicts = new Map<string, string>();
      for await (const { page } of opened.results.reportPages(id)) {
        verdicts.set(page.url, page.verdict);
        add("pages", id, page.url, page.verdict, page.interval?.from ?? null, page.interval?.to ?? null);
      }
      for await (const { seq, url, times, records } of opened.catalog.sightings.ofCapture(id)) {
        const record = records.find(({ type }) => type === "response" || type === "revisit")!;
        add(
          "sightings",
          id,
          seq,
          url,
          times.sentAt,
          times.lastByteAt,
          verdicts.get(url),
          record.file,
          record.offset,
        );
      }
    }
    await opened.close();
    const ms = (column: string): string => `epoch_ms(${column}) AS ${column}`;
    const questions: Record<string, string> = {
      cdx: `url, ${ms("fetch_time")}, fetch_status, content_mime_type, content_digest, warc_filename, warc_record_offset, warc_record_length, split_part(warc_filename, '/', 2), capture`,
      captures: `capture, site, ${ms("as_of")}, pages, sharp`,
      pages: `capture, url, verdict, ${ms("interval_from")}, ${ms("interval_to")}`,
      sightings: `capture, seq, url, ${ms("sent_at")}, ${ms("last_byte_at")}, verdict, warc_filename, warc_record_offset`,
    };
    for (const [table, columns] of Object.entries(questions)) {
      const rows = await rowsOf(`SELECT ${columns} FROM ${table}`);
      const found = rows.map((row) => JSON.stringify(Object.values(row)));
      expect(found.length).toBeGreaterThan(0);
      expect(found.sort()).toEqual(expected[table]!.map((line) => trimmed(table, line)).sort());
    }
  });

  /** The name of a capture is cut from that of its file. */
  function trimmed(table: string, line: string): string {
    if (table !== "cdx") return line;
    const values = JSON.parse(line) as unknown[];
    const capture = /\/([^/]+)-\d+\.warc\.gz$/.exec(String(values[5]))![1];
    return JSON.stringify([...values.slice(0, 9), capture]);
  }

  it("have the columns that --schema and the guide tell of", async () => {
    const guide = readFileSync(new URL("../../../docs/guide/query.md", import.meta.url), "utf8");
    const schema = await out("query", "--schema");
    for (const [table, { columns }] of Object.entries(TABLES)) {
      const described = await rowsOf(`SELECT column_name FROM (DESCRIBE ${table})`);
      expect(described.map((row) => row["column_name"])).toEqual(columns.map(({ name }) => name));
      for (const { name } of columns) {
        expect(guide).toContain(`\`${name}\``);
        expect(schema).toContain(`  ${name} `);
      }
    }
  });

  it("replace earlier ones, and nothing else", async () => {
    const tables = join(archive, "parquet");
    writeFileSync(join(tables, "left-over"), "");
    await out("export", "parquet");
    expect(readdirSync(tables).sort()).toEqual([
      "captures",
      "cdx",
      "isochron-parquet.json",
      "pages",
      "sightings",
    ]);
    expect(readdirSync(archive).filter((name) => name.startsWith("parquet"))).toEqual(["parquet"]);
    const others = join(dir, "others");
    mkdirSync(others);
    writeFileSync(join(others, "thesis.txt"), "x");
    for (const place of [others, join(others, "thesis.txt")]) {
      const { code, err } = await at("export", "parquet", "--output", place);
      expect(code).toBe(2);
      expect(err).toMatch(/holds other files than tables|is a file/);
    }
    expect(readFileSync(join(others, "thesis.txt"), "utf8")).toBe("x");
  });

  it("are asked without the archive, from a folder of any name", async () => {
    const named = join(dir, "copied [1]*'s? ü");
    await out("export", "parquet", "--output", named);
    const elsewhere = ["--archive", join(dir, "nowhere"), "--parquet", named];
    const {
      code,
      out: said,
      err,
    } = await runCli(["query", "SELECT count(*) AS n FROM captures", "--csv", ...elsewhere]);
    expect([code, said, err]).toEqual([0, "n\r\n2\r\n", ""]);
  });

  it("are known to be old when the archive goes on", async () => {
    const before = await at("query", "SELECT 1 AS one");
    expect(before.err).toBe("");
    const living = await startLivingSite({ preset: "plain", pages: 2, seed: 6 });
    await out("capture", living.url, "--allow-private", "--delay", "1ms", "--json");
    await living.close();
    const after = await at("query", "SELECT 1 AS one");
    expect([after.code, after.out]).toEqual([0, before.out]);
    expect(after.err).toMatch(
      /the tables are of \S+Z, and the archive has gone on since: isochron export parquet/,
    );
    await out("export", "parquet");
    expect((await at("query", "SELECT 1 AS one")).err).toBe("");
  });
});

describe("rules of access", () => {
  it("keep out of tables for readers what they keep from readers, and the keeper is warned", async () => {
    const blocked = (await rowsOf("SELECT url FROM pages WHERE url LIKE '%.html' LIMIT 1"))[0]![
      "url"
    ] as string;
    await out("rules", "add", blocked, "--block", "by order");
    const { rules } = JSON.parse(await out("rules", "list", "--json")) as { rules: { id: string }[] };
    try {
      const whole = await at("export", "parquet", "--output", join(dir, "whole"));
      expect(whole.err).toMatch(/rules keep part of this archive from readers.*--for public/);
      const open = await at("export", "parquet", "--output", join(dir, "open"), "--for", "public");
      expect([open.code, open.err]).toEqual([0, ""]);
      for (const table of ["cdx", "sightings", "pages"]) {
        const count = async (tables: string): Promise<number> => {
          const sql = `SELECT count(*) AS n FROM ${table} WHERE url = '${blocked}'`;
          return Number((await rowsOf(sql, "--parquet", join(dir, tables)))[0]!["n"]);
        };
        expect(await count("whole")).toBeGreaterThan(0);
        expect(await count("open")).toBe(0);
      }
    } finally {
      await out("rules", "remove", rules[0]!.id);
    }
  });
});

describe("isochron query", () => {
  const TWO =
    "SELECT * FROM (VALUES (1, 'a,b', NULL), (2, '=x\u001b', [DATE '2026-01-02'])) t(n, text, more) ORDER BY n";

  it("prints a table, CSV or JSON, and nothing that a terminal or a spreadsheet would run", async () => {
    expect(await out("query", TWO)).toBe(
      'n  text  more\n─  ────  ──────────────\n1  a,b   \n2  =x\ufffd   ["2026-01-02"]\n'.replace(
        "  ────",
        "  ────",
      ),
    );
    expect(await out("query", TWO, "--csv")).toBe(
      'n,text,more\r\n1,"a,b",\r\n2,\'=x\u001b,"[""2026-01-02""]"\r\n',
    );
    expect(JSON.parse(await out("query", TWO, "--json"))).toEqual({
      columns: ["n", "text", "more"],
      rows: [
        { n: 1, text: "a,b", more: null },
        { n: 2, text: "=x\u001b", more: ["2026-01-02"] },
      ],
      more: false,
    });
  });

  it("prints so many rows as are asked for, and says that there are more", async () => {
    const many = "SELECT range AS n FROM range(5000) ORDER BY n";
    expect((await out("query", many)).split("\n").length).toBe(2 + 1000 + 2);
    expect(await out("query", many)).toContain("the first 1000 rows; --limit gives more, --csv all");
    expect((await out("query", many, "--csv")).split("\r\n").length).toBe(5002);
    const limited = JSON.parse(await out("query", many, "--json", "--limit", "3")) as {
      rows: Row[];
      more: boolean;
    };
    expect(limited.rows.map((row) => row["n"])).toEqual([0, 1, 2]);
    expect(limited.more).toBe(true);
    for (const form of ["--csv", "--json", "--limit=1"])
      expect(await out("query", "SELECT 1 AS n WHERE false", form)).toMatch(
        /^(?:n\r\n|\{[\s\S]*"rows": \[\][\s\S]*\}\n|no rows\n)$/,
      );
    expect(JSON.parse(await out("query", "SELECT 1 AS n WHERE false", "--json"))).toMatchObject({ rows: [] });
  });

  it("keeps values that JSON has no exact word for", async () => {
    const sql =
      "SELECT 9007199254740993::BIGINT AS big, 12::HUGEINT AS small, 1.5::DECIMAL(4,1) AS part, 'infinity'::TIMESTAMPTZ AS never, TIMESTAMPTZ '2026-01-02 03:04:05.006+00' AS at, 1 AS x, 2 AS x";
    expect((await rowsOf(sql))[0]).toEqual({
      big: "9007199254740993",
      small: 12,
      part: 1.5,
      never: "infinity",
      at: "2026-01-02T03:04:05.006Z",
      x: 1,
      x_1: 2,
    });
  });

  it("answers prepared questions of one host and time", async () => {
    const rows = await rowsOf("--preset", "coherence", "--host", site.split(":")[0]!, "--from", "2020");
    expect(rows.length).toBeGreaterThanOrEqual(2);
    expect(rows.every((row) => row["coherence"] === Number(row["sharp"]) / Number(row["pages"]))).toBe(true);
    expect(await rowsOf("--preset", "coherence", "--to", "2020")).toEqual([]);
    expect(await rowsOf("--preset", "types", "--site", "none")).toEqual([]);
  });

  it.each([
    [["query"], /what is asked\?/],
    [["query", "SELECT 1", "--preset", "types"], /give SQL or --preset/],
    [["query", "SELECT 1", "--host", "a"], /--host narrows a --preset/],
    [["query", "--preset", "nothing"], /changes, types, duplicates, coherence/],
    [["query", "SELECT 1", "--csv", "--json"], /cannot be used with/],
    [["query", "SELECT 1", "--memory-limit", "1MB"], /a size from 128MB on/],
    [["query", "SELECT nothing FROM cdx"], /SQL: .*nothing/],
    [
      ["query", "SELECT 1", "--parquet", "/nowhere/at/all"],
      /no tables in \/nowhere\/at\/all: isochron export parquet/,
    ],
  ])("%j is refused in one line", async (argv, why) => {
    const { code, err, out: said } = await at(...argv);
    expect(code).toBe(2);
    expect(unwrapped(err)).toMatch(why);
    expect(err.trimEnd()).not.toContain("\n");
    expect(said).toBe("");
  });

  it("a note that is none of ours is refused", async () => {
    const odd = join(dir, "odd");
    mkdirSync(odd);
    for (const text of ["", "{}", '{"format":"isochron-parquet/2"}', "x".repeat(200_000)]) {
      writeFileSync(join(odd, "isochron-parquet.json"), text);
      const { code, err } = await at("query", "SELECT 1", "--parquet", odd);
      expect(code).toBe(3);
      expect(err).toMatch(/no note of tables/);
    }
  });
});

describe("a stop", () => {
  it("ends a question in the middle of its rows, and one that has none yet", async () => {
    for (const sql of [
      "SELECT * FROM range(100000000000)",
      "SELECT count(*) FROM range(100000000000) t(a) WHERE a % 7 = 3",
    ]) {
      const stop = new AbortController();
      const counting = sql.includes("count");
      const ended = runCli(["query", sql, "--csv", "--archive", archive], {
        signal: stop.signal,
        ...(counting ? {} : { columns: 100 }),
      });
      // Whenever it comes, also before the engine has begun.
      setImmediate(() => stop.abort());
      const { code, err } = await ended;
      expect(code).toBe(3);
      expect(err).toMatch(/^isochron: stopped before it was done; nothing half-written is left\n$/m);
    }
  });

  it("ends an export, which leaves nothing behind", async () => {
    const stop = new AbortController();
    setImmediate(() => stop.abort());
    const place = join(dir, "stopped");
    const { code } = await runCli(["export", "parquet", "--archive", archive, "--output", place], {
      signal: stop.signal,
    });
    expect(code).toBe(3);
    expect(existsSync(place)).toBe(false);
    expect(readdirSync(dir).filter((name) => name.startsWith("stopped"))).toEqual([]);
  });
});

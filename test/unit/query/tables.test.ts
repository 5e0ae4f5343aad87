// What is written is what the archive holds, whatever pages and servers wrote into it.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wellFormed } from "#formats/index.js";
import { instant, toIso } from "#model/index.js";
import type { IndexEntry } from "#ports/index.js";
import { asked, tablesIn } from "../../support/query/asked-tables.js";
import { indexEntry, lookAt, reportOf, toldArchive } from "../../support/query/told-archive.js";
import { captured, failed, unchanged } from "../../support/samples/sightings.js";
import { withTempDir } from "../../support/temp-dir.js";

const OCTOBER = Date.UTC(2026, 9, 31, 23, 59, 59, 999);
const NOVEMBER = OCTOBER + 1;

describe("the index", () => {
  const odd = fc.string({ unit: "binary", maxLength: 30 });
  const time = fc.oneof(
    fc.integer({ min: -62_000_000_000_000, max: 250_000_000_000_000 }),
    fc.integer({ min: OCTOBER - 5, max: NOVEMBER + 5 }),
  );
  const entry: fc.Arbitrary<IndexEntry> = fc
    .record({
      url: fc.oneof(
        odd,
        odd.map((path) => `http://a.test/${path}`),
        fc.webUrl({ withQueryParameters: true }),
      ),
      at: time,
      status: fc.option(fc.oneof(fc.integer({ min: 100, max: 599 }), fc.nat())),
      mime: fc.option(odd),
      digest: fc.option(odd),
      offset: fc.nat({ max: Number.MAX_SAFE_INTEGER }),
      length: fc.nat({ max: 2 ** 40 }),
      recordType: fc.constantFrom("response", "revisit", "resource"),
    })
    .map(({ url, at, ...rest }) => indexEntry(url, at, rest));

  it("is read back whole, hostile values included", () =>
    fc.assert(
      fc.asyncProperty(fc.array(entry, { maxLength: 40 }), (entries) =>
        withTempDir(async (dir) => {
          const tables = join(dir, "tables");
          await tablesIn(tables, await toldArchive({ entries }), { bounds: { perFile: 7, waiting: 11 } });
          const rows = await asked(tables, "SELECT * FROM cdx");
          expect(rows.map(asText).sort()).toEqual(entries.map(expected).map(asText).sort());
        }),
      ),
      { seed: 20261118, numRuns: 25 },
    ));

  const asText = (row: Record<string, unknown>): string =>
    JSON.stringify(COMPARED.map((name) => row[name] ?? null));
  const COMPARED = [
    "url_surtkey",
    "url",
    "fetch_time",
    "fetch_status",
    "content_digest",
    "content_mime_type",
    "warc_record_offset",
    "warc_record_length",
    "record_type",
    "site",
    "capture",
    "month",
  ];
  const clean = (text: string | null): string | null => (text === null ? null : wellFormed(text));

  /** By the words of the table alone. */
  function expected({ surt, url, at, status, digest, mime, offset, length, recordType }: IndexEntry) {
    const year = new Date(at).getUTCFullYear();
    return {
      url_surtkey: clean(surt),
      url: clean(url),
      fetch_time: toIso(at),
      fetch_status: status !== null && status < 32_768 ? status : null,
      content_digest: clean(digest),
      content_mime_type: clean(mime),
      warc_record_offset: offset,
      warc_record_length: length,
      record_type: recordType,
      site: "site",
      capture: "one",
      month: year >= 1990 && year < 2100 ? new Date(at).toISOString().slice(0, 7) : "other",
    };
  }

  it("has the parts of an address, and none of what is no address", () =>
    withTempDir(async (dir) => {
      const entries = [
        "https://www.News.example.co.uk:8443/a/b.html?x=1&y=2",
        "http://192.0.2.7/",
        "http://[2001:db8::1]:80/",
        "urn:text:https://a.test/",
        "http://",
      ].map((url, i) => indexEntry(url, NOVEMBER + i));
      await tablesIn(join(dir, "t"), await toldArchive({ entries }));
      const rows = await asked(join(dir, "t"), "SELECT * FROM cdx ORDER BY fetch_time");
      expect(rows[0]).toMatchObject({
        url_host_name: "www.news.example.co.uk",
        url_host_tld: "uk",
        url_host_2nd_last_part: "co",
        url_host_3rd_last_part: "example",
        url_host_4th_last_part: "news",
        url_host_5th_last_part: "www",
        url_host_name_reversed: "uk.co.example.news.www",
        url_protocol: "https",
        url_port: 8443,
        url_path: "/a/b.html",
        url_query: "x=1&y=2",
      });
      const hosts = rows.map((row) => [row["url_host_name"], row["url_host_tld"], row["url_port"]]);
      expect(hosts.slice(1)).toEqual([
        ["192.0.2.7", null, null],
        ["[2001:db8::1]", null, null],
        [null, null, null],
        [null, null, null],
      ]);
    }));

  it("lies by months in the order of its keys, no file with more rows than told", () =>
    withTempDir(async (dir) => {
      const entries = Array.from({ length: 20 }, (_, i) =>
        indexEntry(`http://a.test/${String(i % 10)}`, i < 13 ? OCTOBER - i : NOVEMBER + i),
      );
      const bounds = { perFile: 4, waiting: 6 };
      const written = await tablesIn(join(dir, "t"), await toldArchive({ entries }), { bounds });
      const files = readdirSync(join(dir, "t", "cdx"), { recursive: true, encoding: "utf8" });
      const parquet = files.filter((file) => file.endsWith(".parquet"));
      expect(written.cdx).toEqual({ rows: 20, files: parquet.length });
      expect(new Set(parquet.map((file) => file.split("/")[0]))).toEqual(
        new Set(["month=2026-10", "month=2026-11"]),
      );
      const rows = await asked(
        join(dir, "t"),
        `SELECT count(*) AS n, list(url_surtkey ORDER BY filename, file_row_number) AS keys
         FROM read_parquet('${dir}/t/cdx/month=2026-10/*.parquet', filename = true, file_row_number = true)`,
      );
      expect(rows[0]!["n"]).toBe(13);
      expect(rows[0]!["keys"]).toEqual([...(rows[0]!["keys"] as string[])].sort());
    }));
});

describe("sightings and pages", () => {
  const [A, B, C] = ["http://a.test/", "http://a.test/b", "http://a.test/never"];
  const post = "http://a.test/form#POST&:body=x" as const;

  async function tables(dir: string): Promise<void> {
    const reports = [
      reportOf("one", [
        { url: A, verdict: "sharp", interval: { from: OCTOBER - 40, to: NOVEMBER + 60 } },
        {
          url: B,
          verdict: "changed",
          change: { verdict: "major" as never, importance: 0.5, explanation: "" },
        },
        { url: C, verdict: "skipped", reason: "a limit" },
      ]),
      reportOf("two", [{ url: A, verdict: "attested", interval: { from: 5, to: 6 } }], { asOf: NOVEMBER }),
    ];
    const sightings = [
      lookAt(A, "one", 0, captured("x", OCTOBER - 50, OCTOBER - 40)),
      lookAt(B, "one", 1, captured("y", OCTOBER - 30, OCTOBER - 20)),
      lookAt(A, "one", 2, captured("x", NOVEMBER + 60, NOVEMBER + 70, { pass: "revisit" })),
      lookAt(B, "one", 3, captured("z", NOVEMBER + 80, NOVEMBER + 90, { pass: "revisit" })),
      lookAt(A, "two", 0, unchanged(NOVEMBER + 100, NOVEMBER + 110)),
      lookAt(post, "two", 1, failed(NOVEMBER + 120, NOVEMBER + 130)),
    ];
    // So few that verdicts are forgotten behind each capture, while some of its looks still wait.
    const bounds = { perFile: 100, waiting: 3 };
    await tablesIn(dir, await toldArchive({ reports, sightings }), { bounds });
  }

  it("meet: a look carries what its own capture says of its page", () =>
    withTempDir(async (dir) => {
      await tables(join(dir, "t"));
      const rows = await asked(
        join(dir, "t"),
        "SELECT capture, url, request, seq, month, outcome, status, failure, verdict, tier, interval_to, change, change_importance AS e FROM sightings ORDER BY capture, seq",
      );
      const shown = rows.map((row) => Object.values(row));
      const end = toIso(instant(NOVEMBER + 60));
      expect(shown).toEqual([
        ["one", A, null, 0, "2026-10", "captured", 200, null, "sharp", "observed", end, null, null],
        ["one", B, null, 1, "2026-10", "captured", 200, null, "changed", null, null, "major", 0.5],
        ["one", A, null, 2, "2026-11", "captured", 200, null, "sharp", "observed", end, null, null],
        ["one", B, null, 3, "2026-11", "captured", 200, null, "changed", null, null, "major", 0.5],
        [
          "two",
          A,
          null,
          0,
          "2026-11",
          "unchanged",
          304,
          null,
          "attested",
          "attested",
          toIso(instant(6)),
          null,
          null,
        ],
        ["two", "http://a.test/form", "POST&:body=x", 1, "2026-11", "failed", null, "reset", null, null, null, null, null], // prettier-ignore
      ]);
    }));

  it("pages hold the whole denominator, also what was never looked at", () =>
    withTempDir(async (dir) => {
      await tables(join(dir, "t"));
      const rows = await asked(
        join(dir, "t"),
        "SELECT capture, url, verdict, reason FROM pages ORDER BY capture, url",
      );
      expect(rows.map((row) => Object.values(row).slice(0, 3))).toEqual([
        ["one", A, "sharp"],
        ["one", B, "changed"],
        ["one", C, "skipped"],
        ["two", A, "attested"],
      ]);
      expect(rows[2]!["reason"]).toBe("a limit");
    }));
});

it("an archive without anything has all tables, and they are empty", () =>
  withTempDir(async (dir) => {
    await tablesIn(join(dir, "t"), await toldArchive({}));
    for (const table of ["cdx", "sightings", "pages", "captures"])
      expect(await asked(join(dir, "t"), `SELECT * FROM ${table}`)).toEqual([]);
    const columns = await asked(join(dir, "t"), "SELECT column_name, column_type FROM (DESCRIBE cdx)");
    expect(columns).toContainEqual({ column_name: "fetch_time", column_type: "TIMESTAMP WITH TIME ZONE" });
    expect(columns).toContainEqual({ column_name: "fetch_status", column_type: "SMALLINT" });
  }));

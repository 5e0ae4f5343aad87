import { mkdirSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { SystemClock } from "../../../../src/adapters/index.js";
import { instant, parsePageUrl, type Instant } from "../../../../src/model/index.js";
import { PLAIN_RULES, type SiteRules } from "../../../../src/take/address/site-rules.js";
import { DirectorySource } from "../../../../src/take/files/directory-source.js";
import { memorySpool } from "../../../support/take/memory-spool.js";
import { rowsOf, type Row } from "../../../support/take/read-source.js";
import { withTempDir } from "../../../support/temp-dir.js";

const root = parsePageUrl("https://site.example/")!;

interface Taken {
  readonly rows: Row[];
  readonly notes: string;
  readonly held: number;
}

interface Options {
  readonly rules?: SiteRules;
  readonly at?: Instant | null;
  /** Called when the first reading is over and before the second walk. */
  readonly between?: () => void;
}

async function take(
  dir: string,
  { rules = PLAIN_RULES, at = null, between = () => undefined }: Options = {},
): Promise<Taken> {
  const { spool, held } = memorySpool();
  const betweenReadings = (): Promise<void> => Promise.resolve(between());
  const source = new DirectorySource(
    { dir, root, rules, at },
    { clock: new SystemClock(), spool, betweenReadings },
  );
  const rows = await rowsOf(source);
  return { rows, notes: source.notes().join("\n"), held: held() };
}

function fill(dir: string, files: Readonly<Record<string, string | Buffer>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(dir, path, ".."), { recursive: true });
    writeFileSync(join(dir, path), content);
  }
}

const short = ({ url, text }: Row): readonly string[] => [url.slice(root.length - 1), text];

describe("a directory as a source", () => {
  test("what stood still is told from its first reading to the second", async () => {
    await withTempDir(async (dir) => {
      fill(dir, {
        "index.html": "home",
        "a/index.html": "a",
        "a/b.css": "b",
        ".env": "no",
        ".well-known/x.txt": "x",
      });
      const before = Date.now();
      const { rows, notes } = await take(dir);
      expect(rows.map(short)).toEqual([
        ["/", "home"],
        ["/.well-known/x.txt", "x"],
        ["/a/", "a"],
        ["/a/b.css", "b"],
      ]);
      for (const { from, to, isCurrent } of rows) {
        expect(from).toBeGreaterThanOrEqual(before);
        expect(to).toBeGreaterThanOrEqual(from);
        expect(isCurrent).toBe(true);
      }
      expect(notes).toContain("1 file not told: hidden");
      expect(rows[3]!.contentType).toBe("text/css");
    });
  });

  test("what changes, comes, goes or takes another's place between the readings is never told", async () => {
    await withTempDir(async (dir) => {
      const all = ["still", "changed", "gone", "swapped", "touched", "returned"];
      fill(dir, Object.fromEntries(all.map((name) => [`${name}.html`, name])));
      const { rows, notes } = await take(dir, {
        between: () => {
          fill(dir, { "changed.html": "CHANGED", "new.html": "new", "swapped.tmp": "swapped" });
          rmSync(join(dir, "gone.html"));
          // The same bytes in another file: nobody knows what stood there in between.
          renameSync(join(dir, "swapped.tmp"), join(dir, "swapped.html"));
          utimesSync(join(dir, "touched.html"), 1, 1);
          fill(dir, { "returned.html": "other" });
          fill(dir, { "returned.html": "returned" });
        },
      });
      expect(rows.map(short)).toEqual([["/still.html", "still"]]);
      expect(notes).toMatch(/4 files not told: they changed between the two readings: .*changed\.html/);
      expect(notes).toContain("1 file not told: they came between the two readings: new.html");
      expect(notes).toContain("1 file not told: they went away between the two readings: gone.html");
    });
  });

  test("a second file at an address makes both unknown, also one that only one walk saw", async () => {
    await withTempDir(async (dir) => {
      fill(dir, { "a/index.html": "html", "b/index.html": "html", "b/index.htm": "htm", "c.html": "c" });
      const { rows, notes } = await take(dir, { between: () => fill(dir, { "a/index.htm": "htm" }) });
      expect(rows.map(short)).toEqual([["/c.html", "c"]]);
      expect(notes).toContain("4 files not told: two files, or a redirect, at one address");
    });
  });

  test("links are not followed, wherever they lead", async () => {
    await withTempDir(async (dir) => {
      fill(dir, { "site/a.html": "a", "secret/s.html": "secret" });
      symlinkSync(join(dir, "secret/s.html"), join(dir, "site/s.html"));
      symlinkSync(join(dir, "secret"), join(dir, "site/folder"));
      const { rows, notes } = await take(join(dir, "site"), {
        // A file becomes a link after it was seen as a file.
        between: () => {
          rmSync(join(dir, "site/a.html"));
          symlinkSync(join(dir, "secret/s.html"), join(dir, "site/a.html"));
        },
      });
      expect(rows).toEqual([]);
      expect(notes).toContain("2 files not told: symbolic links: folder, s.html");
    });
  });

  test("long files pass through the spool, which is emptied", async () => {
    await withTempDir(async (dir) => {
      const long = Buffer.alloc((1 << 20) + 3, "abc");
      fill(dir, { "long.bin": long, "changed.bin": long });
      const { spool, held } = memorySpool();
      const betweenReadings = (): Promise<void> =>
        Promise.resolve(fill(dir, { "changed.bin": Buffer.alloc(1 << 21) }));
      const world = { clock: new SystemClock(), spool, betweenReadings };
      const source = new DirectorySource({ dir, root, rules: PLAIN_RULES, at: null }, world);
      let told = 0;
      for await (const { content, release } of source.versions()) {
        expect(content.bytes).toMatchObject({ sizeBytes: long.length });
        expect(held()).toBe(1);
        await release?.();
        told++;
      }
      expect(told).toBe(1);
      expect(held()).toBe(0);
    });
  });

  test("a snapshot is read once and speaks of the moment that is given", async () => {
    await withTempDir(async (dir) => {
      fill(dir, { "index.html": "home" });
      const at = instant(1_700_000_000_000);
      const { rows, notes } = await take(dir, { at });
      expect(rows.map(({ from, to, isCurrent }) => [from, to, isCurrent])).toEqual([[at, at, false]]);
      expect(notes).toContain("snapshot by its owner's word");
    });
  });

  test("redirects and error pages are as the map says", async () => {
    await withTempDir(async (dir) => {
      fill(dir, { "index.html": "home", "404.html": "none", "old.html": "old", "about.html": "about" });
      const rules: SiteRules = {
        ...PLAIN_RULES,
        cleanUrls: true,
        redirects: {
          old: { to: "/new\r\nX: y", status: 301 },
          away: { to: "https://other.example/", status: 302 },
        },
        errorPages: ["404.html"],
      };
      const { rows, notes } = await take(dir, { rules });
      expect(rows.map(({ url }) => url.slice(root.length - 1))).toEqual(["/", "/about", "/away", "/old"]);
      expect(rows[2]!.text).toBe(
        "HTTP/1.1 302 Found\r\nLocation: https://other.example/\r\nContent-Length: 0\r\n\r\n",
      );
      expect(rows[3]!.text.split("\r\n")).toHaveLength(5);
      expect(notes).toContain("1 file not told: error pages");
      expect(notes).toContain("1 file not told: two files, or a redirect, at one address: old.html");
    });
  });

  test("a directory that is not there is said in one line", async () => {
    await withTempDir(async (dir) => {
      await expect(take(join(dir, "missing"))).rejects.toThrow(
        /cannot read the directory .*missing \(ENOENT\)/,
      );
    });
  });
});

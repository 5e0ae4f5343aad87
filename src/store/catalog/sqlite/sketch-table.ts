// The sketches of versions: small enough to search through all of them.
import { instant, type Digest, type KeptSketch, type PageUrl } from "#model/index.js";
import type { SketchStore } from "#ports/index.js";
import type { Row, SqliteDriver, Statement } from "./driver.js";
import { readInPages } from "./row-pages.js";
import { urlKey } from "#formats/urls/url-key.js";

/** The sketches of one catalog. */
export class SqliteSketchStore implements SketchStore {
  readonly #driver: SqliteDriver;
  readonly #insert: Statement;
  readonly #find: Statement;
  readonly #ofPage: Statement;
  readonly #after: Statement;

  constructor(driver: SqliteDriver) {
    this.#driver = driver;
    this.#insert = driver.prepare(
      `INSERT INTO sketches (url_key, url, content_digest, at, payload_digest, text_digest, scrubbed_digest,
         rule_set, signature)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9
       WHERE NOT EXISTS (SELECT 1 FROM sketches WHERE url_key = ?1 AND content_digest = ?3 AND url = ?2)`,
    );
    this.#find = driver.prepare(
      "SELECT 1 AS found FROM sketches WHERE url_key = ? AND content_digest = ? AND url = ?",
    );
    this.#ofPage = driver.prepare("SELECT * FROM sketches WHERE url_key = ? AND url = ? ORDER BY at, no");
    this.#after = driver.prepare("SELECT * FROM sketches WHERE no > ? ORDER BY no LIMIT ?");
  }

  async add(sketch: KeptSketch): Promise<void> {
    const { url, contentDigest, at, payloadDigest, textDigest, scrubbedDigest, ruleSet } = sketch;
    const signature = signatureText(sketch.signature);
    const values = [at, payloadDigest, textDigest, scrubbedDigest, ruleSet, signature];
    await this.#driver.batched(() => this.#insert.run(urlKey(url), url, contentDigest, ...values));
  }

  async has(url: PageUrl, contentDigest: Digest): Promise<boolean> {
    return this.#find.get(urlKey(url), contentDigest, url) !== undefined;
  }

  async ofPage(url: PageUrl): Promise<KeptSketch[]> {
    return this.#ofPage.all(urlKey(url), url).map(sketchOf);
  }

  async *all(): AsyncIterable<KeptSketch> {
    const readAfter = (after: number, limit: number): Row[] => this.#after.all(after, limit);
    for (const row of readInPages(readAfter, 0, (last) => Number(last["no"]))) yield sketchOf(row);
  }
}

/** Little-endian words in base64, whatever the machine. */
function signatureText(signature: Uint32Array): string {
  const bytes = Buffer.alloc(signature.length * 4);
  signature.forEach((word, i) => bytes.writeUInt32LE(word, i * 4));
  return bytes.toString("base64");
}

function sketchOf(row: Row): KeptSketch {
  const bytes = Buffer.from(String(row["signature"]), "base64");
  return {
    url: row["url"] as PageUrl,
    contentDigest: row["content_digest"] as Digest,
    at: instant(Number(row["at"])),
    payloadDigest: row["payload_digest"] as Digest,
    textDigest: row["text_digest"] as Digest,
    scrubbedDigest: row["scrubbed_digest"] as Digest,
    ruleSet: row["rule_set"] as Digest,
    signature: Uint32Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readUInt32LE(i * 4)),
  };
}

// The sketches of versions: small enough to search through all of them.
import { instant } from "#model/index.js";
import { readInPages } from "./row-pages.js";
import { urlKey } from "#formats/urls/url-key.js";
/** The sketches of one catalog. */
export class SqliteSketchStore {
    #insert;
    #find;
    #ofPage;
    #after;
    constructor(driver) {
        this.#insert = driver.prepare(`INSERT INTO sketches (url_key, url, content_digest, at, payload_digest, text_digest, scrubbed_digest,
         rule_set, signature)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9
       WHERE NOT EXISTS (SELECT 1 FROM sketches WHERE url_key = ?1 AND content_digest = ?3 AND url = ?2)`);
        this.#find = driver.prepare("SELECT 1 AS found FROM sketches WHERE url_key = ? AND content_digest = ? AND url = ?");
        this.#ofPage = driver.prepare("SELECT * FROM sketches WHERE url_key = ? AND url = ? ORDER BY at, no");
        this.#after = driver.prepare("SELECT * FROM sketches WHERE no > ? ORDER BY no LIMIT ?");
    }
    async add(sketch) {
        const { url, contentDigest, at, payloadDigest, textDigest, scrubbedDigest, ruleSet } = sketch;
        const signature = signatureText(sketch.signature);
        this.#insert.run(urlKey(url), url, contentDigest, at, payloadDigest, textDigest, scrubbedDigest, ruleSet, signature);
    }
    async has(url, contentDigest) {
        return this.#find.get(urlKey(url), contentDigest, url) !== undefined;
    }
    async ofPage(url) {
        return this.#ofPage.all(urlKey(url), url).map(sketchOf);
    }
    async *all() {
        const readAfter = (after, limit) => this.#after.all(after, limit);
        for (const row of readInPages(readAfter, 0, (last) => Number(last["no"])))
            yield sketchOf(row);
    }
}
/** Little-endian words in base64, whatever the machine. */
function signatureText(signature) {
    const bytes = Buffer.alloc(signature.length * 4);
    signature.forEach((word, i) => bytes.writeUInt32LE(word, i * 4));
    return bytes.toString("base64");
}
function sketchOf(row) {
    const bytes = Buffer.from(String(row["signature"]), "base64");
    return {
        url: row["url"],
        contentDigest: row["content_digest"],
        at: instant(Number(row["at"])),
        payloadDigest: row["payload_digest"],
        textDigest: row["text_digest"],
        scrubbedDigest: row["scrubbed_digest"],
        ruleSet: row["rule_set"],
        signature: Uint32Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readUInt32LE(i * 4)),
    };
}

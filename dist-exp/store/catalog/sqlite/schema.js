// The catalog's tables and how older ones become newer; `user_version` tells where a file stands.
import { StoreError } from "#errors.js";
/** Step n takes a catalog from version n to n + 1. Never edit a step that was released: add one. */
const MIGRATIONS = [
    `CREATE TABLE captures (
     no INTEGER PRIMARY KEY,
     id TEXT NOT NULL UNIQUE,
     site TEXT NOT NULL,
     seeds TEXT NOT NULL,
     phase TEXT NOT NULL,
     started_at INTEGER NOT NULL,
     planned_as_of INTEGER,
     as_of INTEGER,
     finished_at INTEGER,
     settings TEXT NOT NULL,
     expected_sharp REAL,
     upper_bound REAL
   );
   CREATE TABLE frontier (
     capture_no INTEGER NOT NULL,
     seq INTEGER NOT NULL,
     url TEXT NOT NULL,
     url_key INTEGER NOT NULL,
     kind TEXT NOT NULL,
     depth INTEGER NOT NULL,
     via TEXT,
     state TEXT NOT NULL,
     reason TEXT,
     late INTEGER NOT NULL,
     PRIMARY KEY (capture_no, seq)
   ) WITHOUT ROWID;
   CREATE INDEX frontier_by_url ON frontier (capture_no, url_key);
   CREATE TABLE requisites (
     capture_no INTEGER NOT NULL,
     document TEXT NOT NULL,
     requisites TEXT NOT NULL,
     PRIMARY KEY (capture_no, document)
   ) WITHOUT ROWID;
   CREATE TABLE sightings (
     capture_no INTEGER NOT NULL,
     seq INTEGER NOT NULL,
     url TEXT NOT NULL,
     url_key INTEGER NOT NULL,
     pass TEXT NOT NULL,
     sent_at INTEGER NOT NULL,
     first_byte_at INTEGER NOT NULL,
     last_byte_at INTEGER NOT NULL,
     outcome TEXT NOT NULL,
     records TEXT NOT NULL,
     PRIMARY KEY (capture_no, seq)
   ) WITHOUT ROWID;
   CREATE INDEX sightings_by_url ON sightings (url_key, sent_at);
   CREATE TABLE warc_files (
     file TEXT PRIMARY KEY,
     capture_no INTEGER NOT NULL,
     number INTEGER NOT NULL,
     synced_bytes INTEGER NOT NULL,
     sha256 TEXT
   ) WITHOUT ROWID;
   CREATE INDEX warc_files_by_capture ON warc_files (capture_no, number);`,
    `CREATE TABLE sketches (
     no INTEGER PRIMARY KEY,
     url_key INTEGER NOT NULL,
     url TEXT NOT NULL,
     content_digest TEXT NOT NULL,
     at INTEGER NOT NULL,
     payload_digest TEXT NOT NULL,
     text_digest TEXT NOT NULL,
     scrubbed_digest TEXT NOT NULL,
     rule_set TEXT NOT NULL,
     signature TEXT NOT NULL
   );
   CREATE INDEX sketches_by_url ON sketches (url_key, content_digest);`,
    `ALTER TABLE frontier ADD COLUMN hint TEXT;`,
    `CREATE TABLE run_status (
     capture_no INTEGER PRIMARY KEY,
     state TEXT NOT NULL,
     at INTEGER NOT NULL,
     progress TEXT,
     edits_applied INTEGER NOT NULL,
     notes TEXT NOT NULL
   );`,
    `CREATE TABLE refusals (
     capture_no INTEGER NOT NULL,
     code TEXT NOT NULL,
     shape TEXT NOT NULL,
     hashes TEXT NOT NULL,
     examples TEXT NOT NULL,
     PRIMARY KEY (capture_no, code, shape)
   ) WITHOUT ROWID;`,
    `CREATE TABLE rates (
     site TEXT NOT NULL,
     url_key INTEGER NOT NULL,
     url TEXT NOT NULL,
     rate TEXT NOT NULL,
     PRIMARY KEY (site, url_key, url)
   ) WITHOUT ROWID;
   CREATE INDEX rates_by_url ON rates (url_key);`,
    `ALTER TABLE captures ADD COLUMN runs TEXT;`,
    `ALTER TABLE captures ADD COLUMN cookies TEXT;`,
    `CREATE TABLE standing (
     no INTEGER PRIMARY KEY,
     capture_no INTEGER NOT NULL UNIQUE,
     pages INTEGER NOT NULL,
     changes TEXT NOT NULL
   );
   CREATE TABLE host_words (
     host TEXT NOT NULL,
     capture_no INTEGER NOT NULL,
     skew_upper_ms REAL,
     not_modified INTEGER NOT NULL,
     PRIMARY KEY (host, capture_no)
   ) WITHOUT ROWID;
   CREATE INDEX host_words_by_capture ON host_words (capture_no);`,
    `CREATE TABLE renderings (
     capture_no INTEGER NOT NULL,
     document TEXT NOT NULL,
     rendering TEXT NOT NULL,
     PRIMARY KEY (capture_no, document)
   ) WITHOUT ROWID;`,
    // A table without row numbers keeps whole rows in the inner pages of its tree too: at seven looks to a page the way
    // to each look of a million was some eight pages long, and is three or four now. Columns and questions stay as they were.
    `CREATE TABLE numbered_sightings (
     no INTEGER PRIMARY KEY,
     capture_no INTEGER NOT NULL,
     seq INTEGER NOT NULL,
     url TEXT NOT NULL,
     url_key INTEGER NOT NULL,
     pass TEXT NOT NULL,
     sent_at INTEGER NOT NULL,
     first_byte_at INTEGER NOT NULL,
     last_byte_at INTEGER NOT NULL,
     outcome TEXT NOT NULL,
     records TEXT NOT NULL
   );
   INSERT INTO numbered_sightings
     SELECT NULL, capture_no, seq, url, url_key, pass, sent_at, first_byte_at, last_byte_at, outcome, records
       FROM sightings ORDER BY capture_no, seq;
   DROP TABLE sightings;
   ALTER TABLE numbered_sightings RENAME TO sightings;
   CREATE UNIQUE INDEX sightings_by_place ON sightings (capture_no, seq);
   CREATE INDEX sightings_by_url ON sightings (url_key, sent_at);`,
    `CREATE TABLE requests (
     address_key INTEGER NOT NULL,
     url TEXT NOT NULL,
     PRIMARY KEY (address_key, url)
   ) WITHOUT ROWID;`,
    // Lists of captures are read a piece at a time, of one site or of all: none of it goes through all rows.
    `CREATE INDEX captures_by_site ON captures (site, started_at);
   CREATE INDEX captures_by_start ON captures (started_at);
   CREATE INDEX captures_by_phase ON captures (phase, started_at);
   CREATE INDEX captures_by_end ON captures (finished_at);`,
];
/** The newest catalog version this program knows. */
const SCHEMA_VERSION = MIGRATIONS.length;
/** Brings a catalog up to date; refuses one from a newer program. */
export function migrate(driver, path) {
    if (checkVersion(driver, path) === SCHEMA_VERSION)
        return;
    driver.transaction(() => {
        for (let version = checkVersion(driver, path); version < SCHEMA_VERSION; version++)
            driver.exec(`${MIGRATIONS[version]} PRAGMA user_version = ${version + 1};`);
    });
}
/** The oldest version that can be read as it is: the last steps only added, or laid otherwise, what readers do without. */
const READABLE_VERSION = SCHEMA_VERSION - 7;
/** For readers, who may not change anything. */
export function requireCurrent(driver, path) {
    if (checkVersion(driver, path) < READABLE_VERSION)
        throw new StoreError("ARCHIVE_BROKEN", `${path} has an older format: open it for writing once (isochron reindex)`);
}
function checkVersion(driver, path) {
    const version = Number(driver.prepare("PRAGMA user_version").get()?.["user_version"] ?? 0);
    if (version > SCHEMA_VERSION)
        throw new StoreError("ARCHIVE_NEWER", `${path} has format ${version}, this program knows up to ${SCHEMA_VERSION}: use a newer version of isochron`);
    return version;
}

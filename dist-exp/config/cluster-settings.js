// Settings of many machines at one archive; part of the one table.
import { setting } from "./setting.js";
import { count, durationMs, orNone, port, text } from "./setting-values.js";
const beat = durationMs.refine((ms) => ms >= 100 && ms <= 60_000, "a duration from 100ms to 1m");
/** By their names in the code. */
export const CLUSTER_SETTINGS = {
    cluster: setting("--cluster <url>", "none", orNone(text), "the cluster's database: postgres://user@host:port/database, or @file with that in it; its password belongs in PGPASSWORD, ~/.pgpass, the file or the environment, never in the flag"),
    store: setting("--store <url>", "none", orNone(text), "the cluster's store: s3://bucket/prefix; keys come from AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY or ~/.aws, another server than Amazon's from ISOCHRON_S3_ENDPOINT"),
    signingKey: {
        ...setting("--signing-key <file>", "none", orNone(text), "the archive's signing key (PEM), the same on all machines; only its owner may read the file"),
        env: "ISOCHRON_SIGNING_KEY_FILE",
    },
    name: setting("--name <text>", "none", orNone(text), "what this machine is called (none: its host name)"),
    dir: setting("--dir <dir>", "isochron-worker", text, "where sites in hand lie; nothing of them stays there"),
    sitesAtOnce: setting("--sites-at-once <n>", "10", count, "sites that a machine works at side by side"),
    beat: setting("--beat <time>", "2s", beat, "how often a machine says that it is alive"),
    lease: setting("--lease <time>", "5s", beat, "a machine that is silent for so long has lost its sites; at least twice the beat, the same on all machines"),
    sealAge: setting("--seal-age <time>", "10m", durationMs.refine((ms) => ms >= 1_000, "a duration from 1s"), "begin a new WARC file after this time too: what is sealed and uploaded outlives the machine"),
    metrics: setting("--metrics <port>", "none", orNone(port), "serve figures for Prometheus at this port of 127.0.0.1"),
};

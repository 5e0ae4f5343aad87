import { IGNORED_PARAMS, SECRET_PARAMS } from "#record/index.js";
import { addSettings, settingsOf } from "../options/options.js";
import { wholeNumber } from "../options/whole-number.js";
import { runRecord } from "./run-record.js";
const SETTINGS = ["archive", "warcSize"];
const EXAMPLES = `
Put it between your web server and the visitors: requests to --listen are passed to --upstream unchanged, answers come
back unchanged, and what any stranger would be given is recorded as pages of --as. Visitors feel nothing when the
archive is full, slow or dead: answers pass, and what was lost is counted. Answers to visitors with credentials, and
whatever is marked private, are never recorded (docs/guide/record.md). Ctrl-C or SIGTERM ends it and tells the day.
It writes to the archive all day: give it one of its own.

Examples:
  isochron record --upstream http://127.0.0.1:8080 --as https://example.org/ --archive /srv/recorded
  isochron record --upstream http://127.0.0.1:8080 --as https://example.org/ --public-cookies "_ga* consent"
  isochron record --upstream http://127.0.0.1:8080 --as https://example.org/ --metrics 127.0.0.1:9100 --json`;
/** Adds the verb. */
export function addRecordCommand(program, io) {
    const command = program
        .command("record")
        .description("record what a web server answers to its visitors: a proxy before it that nobody feels")
        .requiredOption("--upstream <url>", "the server behind: http://127.0.0.1:8080")
        .requiredOption("--as <url>", "the public address of the site: https://example.org/")
        .option("--site <name>", "the site that it is of, in the archive (the host of --as unless told)")
        .option("--listen <host:port>", "where visitors, or the proxy in front, are answered", "127.0.0.1:8081")
        .option("--host <names>", "other hosts by which the site is asked for", "")
        .option("--trust-proxy <addresses>", "proxies in front whose X-Forwarded fields are believed", "127.0.0.0/8, ::1")
        .option("--tls-cert <file>", "answer in TLS, with this certificate (PEM)")
        .option("--tls-key <file>", "with --tls-cert: its key (PEM)")
        .option("--public-cookies <names>", "cookies that make nobody anybody; with others a visitor is not recorded", "")
        .option("--ignore-params <names>", "parameters of queries to be taken out of addresses", IGNORED_PARAMS.join(" "))
        .option("--secret-params <names>", "parameters of queries with which nothing is recorded", SECRET_PARAMS.join(" "))
        .option("--no-queries", "record addresses without a query only")
        .option("--public-language <tag>", "where pages come in several languages, the one that is the public page")
        .option("--max-answer <size>", "longer answers are passed on and not recorded", "16MB")
        .option("--queue <size>", "what may wait for the archive in memory; more is lost, and counted", "64MB")
        .option("--max-pages <n>", "pages held in memory; all others are looked up", wholeNumber(100), 20_000)
        .option("--metrics <host:port>", "figures in Prometheus' text format at /metrics")
        .option("--json", "print an event on each line: figures, days, warnings")
        .addHelpText("after", EXAMPLES)
        .action(() => runRecord(command.opts(), settingsOf(command, SETTINGS, io), io));
    addSettings(command, SETTINGS);
}

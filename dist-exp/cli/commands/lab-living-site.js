// `isochron lab living-site`: the measuring instrument alone, for other crawlers too.
import { Option } from "commander";
import { UsageError } from "#errors.js";
import { parseDurationMs } from "#config/index.js";
import { startLivingSite, TRUTH_PATH } from "#lab/index.js";
import { parseIso } from "#model/index.js";
import { untilAborted } from "../until-aborted.js";
import { wholeNumber } from "../options/whole-number.js";
/** Adds the sub-verb. */
export function addLivingSiteCommand(lab, io) {
    const command = lab
        .command("living-site")
        .description("serve a generated site whose pages change, and its ground truth at /__truth")
        .option("--port <n>", "port to listen on; 0 takes any free one", wholeNumber(0), 8080)
        .option("--host <address>", "address to listen on", "127.0.0.1")
        .option("--pages <n>", "how many pages, requisites included", wholeNumber(1), 150)
        .option("--seed <n>", "the same seed gives the same site", wholeNumber(0), 1)
        .addOption(new Option("--preset <name>", "how it behaves")
        .choices(["plain", "demo", "everything"])
        .default("demo"))
        .option("--speed <factor>", "how much faster than real time the site lives", "1")
        .option("--history <file>", "replay a real history (.tsv.gz or .jsonl.br) instead of a generated site")
        .option("--from <date>", "with --history: begin of the window, like 2024-07-01")
        .option("--to <date>", "with --history: end of the window")
        .option("--play <time>", "with --history: how long the window takes on the site's clock", "1h")
        .option("--truth <file>", "write the ground truth to this file at the end");
    command.action(() => serveLivingSite(command.opts(), io));
}
async function serveLivingSite(flags, io) {
    const { port, host, pages, seed, preset } = flags;
    const history = flags.history === undefined ? {} : { history: historyOf(flags.history, flags) };
    const site = await startLivingSite({
        port,
        host,
        pages,
        seed,
        preset,
        ...history,
        speed: factorOf(flags.speed),
    });
    io.out(`${site.url} is alive; its ground truth: ${new URL(TRUTH_PATH, site.url).href}\n`);
    await untilAborted(io.signal);
    if (flags.truth !== undefined)
        await site.writeTruth(flags.truth);
    await site.close();
}
function historyOf(file, { from, to, play }) {
    const playMs = parseDurationMs(play);
    if (playMs === null || playMs === 0)
        throw new UsageError("USAGE", `--play: expected a duration like 10m, got ${JSON.stringify(play)}`);
    return {
        file,
        playMs,
        ...(from === undefined ? {} : { fromSeconds: seconds("--from", from) }),
        ...(to === undefined ? {} : { toSeconds: seconds("--to", to) }),
    };
}
function seconds(flag, text) {
    const at = parseIso(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00:00Z` : text);
    if (at === null)
        throw new UsageError("USAGE", `${flag}: expected a date like 2024-07-01, got ${JSON.stringify(text)}`);
    return Math.floor(at / 1000);
}
function factorOf(speed) {
    const factor = Number(speed);
    if (factor > 0 && factor <= 1e6)
        return factor;
    throw new UsageError("USAGE", `--speed: expected a factor above 0, got ${JSON.stringify(speed)}`);
}

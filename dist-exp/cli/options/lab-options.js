// The options of the lab's experiments: each shows its own, and refuses those that would change nothing.
import { InvalidArgumentError, Option } from "commander";
import { UsageError } from "#errors.js";
import { wholeNumber } from "./whole-number.js";
/** Every option that some experiment has; some are of the protocol in docs/papers/near-miner.md. */
const OPTIONS = {
    seed: () => new Option("--seed <n>", "seed of everything random").argParser(wholeNumber(0)).default(1),
    runs: () => new Option("--runs <n>", "simulated runs, or drawn sites").argParser(wholeNumber(1)),
    pages: () => new Option("--pages <n>", "pages of the synthetic sites (default: the paper's number)").argParser(wholeNumber(1)),
    strategies: () => new Option("--strategies <names>", "strategies to compare, separated by commas"),
    history: () => new Option("--history <file>", "a real change history (.tsv.gz; .jsonl.br with pages) instead of synthetic sites"),
    rates: () => new Option("--rates <how>", "whether planners know the rates or learn them").choices([
        "known",
        "estimated",
    ]),
    slotSeconds: () => new Option("--slot-seconds <n>", "seconds per slot on a real history").argParser(wholeNumber(1)),
    start: () => new Option("--start <week>", "first training week; may repeat (default: eight spread over the history)").argParser((text, before) => [...(before ?? []), wholeNumber(0)(text)]),
    windows: () => new Option("--windows <n>", "windows slid by one week from each start").argParser(wholeNumber(1)),
    train: () => new Option("--train <n>", "weekly versions to learn from").argParser(wholeNumber(2)),
    alpha: () => new Option("--alpha <share>", "a directory changed significantly from this degree of change on").argParser(share),
    recall: () => new Option("--recall <share>", "recall that the learned rule is asked for").argParser(share),
    budget: () => new Option("--budget <share>", "looks per day as a share of the pages, up to 10 (default: 0.05; 1 with --living)").argParser(looksPerPage),
    living: () => new Option("--living", "the whole loop of a watch on a living site, in virtual time"),
    days: () => new Option("--days <n>", "days watched, up to 366 (default: 28)").argParser(wholeNumber(1)),
    hosts: () => new Option("--hosts <n>", "hosts of the largest cluster (default: 10000)").argParser(wholeNumber(1)),
    workers: () => new Option("--workers <n>", "workers before them (default: one for 1000 hosts)").argParser(wholeNumber(1)),
    closedLoop: () => new Option("--closed-loop", "also run the learned rule on what its own skipping crawler saw (by --seed)"),
};
function share(text) {
    const number = Number(text);
    if (/^\d*\.?\d+$/.test(text) && number <= 1)
        return number;
    throw new InvalidArgumentError("expected a share from 0 to 1");
}
function looksPerPage(text) {
    const number = Number(text);
    if (/^\d*\.?\d+$/.test(text) && number <= 10)
        return number;
    throw new InvalidArgumentError("expected looks per page and day, from 0 to 10");
}
/** Adds all options; only those that the experiment may use are shown by --help. */
export function addLabOptions(command, experiment) {
    const shown = new Set([{}, { history: "" }, { history: "", closedLoop: true }, { living: true }].flatMap((own) => experiment.uses(own)));
    for (const name of Object.keys(OPTIONS))
        command.addOption(OPTIONS[name]().hideHelp(!shown.has(name)));
}
/** The flags, unless one was given on which the tables asked for do not hang. */
export function usedLabFlags(command, experiment) {
    const flags = command.opts();
    const used = experiment.uses(flags);
    const unused = Object.keys(OPTIONS).filter((name) => command.getOptionValueSource(name) === "cli" && !used.includes(name));
    if (unused.length === 0)
        return flags;
    const when = !mayUse(experiment, "history")
        ? ""
        : flags.history === undefined
            ? " without --history"
            : " with --history";
    throw new UsageError("USAGE", `lab ${experiment.key}${when} does not use ${dashed(unused)}; it uses ${dashed(used)}: leave the rest out`);
}
function mayUse(experiment, name) {
    return experiment.uses({ history: "" }).includes(name) && !experiment.uses({}).includes(name);
}
function dashed(names) {
    return names.map((name) => OPTIONS[name]().long).join(", ");
}

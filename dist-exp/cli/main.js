// The command line: parses, runs one verb, turns every failure into one clear line and an exit code.
import { Command, CommanderError } from "commander";
import { ERROR_CODES, IsochronError } from "#errors.js";
import { letClusterGo } from "./cluster/cluster-at-hand.js";
import { FindingsReported } from "./findings.js";
import { hearsStops, VERBS } from "./verbs.js";
import { VERSION } from "./version.js";
/** Runs one command line; returns the exit code (0 ok, 1 findings, 2 usage or input, 3 environment). */
export async function main(argv, io) {
    const program = await buildProgram(io, argv[0]);
    try {
        const work = program.parseAsync([...argv], { from: "user" });
        await (hearsStops(argv) ? work : Promise.race([work, stopOf(io.signal)]));
        return 0;
    }
    catch (error) {
        if (error instanceof CommanderError)
            return explainUsage(error, io, groupOf(program, argv));
        return io.signal.aborted && isAbort(error) ? explain(STOPPED, io) : explain(error, io);
    }
    finally {
        await letClusterGo(io);
    }
}
function groupOf(program, [verb, ...rest]) {
    const verbs = program.commands.find((command) => command.name() === verb)?.commands ?? [];
    if (verb === undefined || verbs.length === 0)
        return null;
    const called = rest.find((word) => !word.startsWith("-")) ?? null;
    return { name: verb, verbs: verbs.map((command) => command.name()).join(", "), called };
}
/** A wait that Ctrl-C or SIGTERM ended is an end that was asked for, in whatever verb it waited. */
const STOPPED = new IsochronError("INTERRUPTED", "stopped");
/** The same of a verb that was in the middle of its work. */
const STOPPED_AMID = new IsochronError("INTERRUPTED", "stopped before it was done; nothing half-written is left");
/** Says that a verb was stopped in the middle of its work; returns the exit code. */
export function explainStop(err) {
    err(`isochron: ${STOPPED_AMID.message}\n`);
    return ERROR_CODES[STOPPED_AMID.code].exit;
}
/** Rejects when a stop is asked for: what the verb is at then goes nowhere, since the process ends (bin.ts). */
function stopOf(signal) {
    return new Promise((_, reject) => {
        const stop = () => reject(STOPPED_AMID);
        if (signal.aborted)
            stop();
        else
            signal.addEventListener("abort", stop, { once: true });
    });
}
function isAbort(error) {
    return error instanceof Error && error.name === "AbortError";
}
/** The command tree: the named verb alone, none where the version is asked for, otherwise all of them. */
export async function buildProgram(io, verb) {
    const program = new Command("isochron")
        .description("Archives a web site as of one moment, and proves it.")
        .version(VERSION)
        .showHelpAfterError(false)
        .showSuggestionAfterError(true);
    const isKnown = Object.values(VERBS).some((verbs) => verb !== undefined && Object.hasOwn(verbs, verb));
    const asksForVersion = verb === "--version" || verb === "-V";
    for (const [heading, verbs] of asksForVersion ? [] : Object.entries(VERBS)) {
        program.commandsGroup(`${heading}:`);
        for (const [name, load] of Object.entries(verbs))
            if (!isKnown || name === verb)
                (await load())(program, io);
    }
    for (const command of allCommands(program)) {
        command.exitOverride().configureOutput({ writeOut: (text) => io.out(text), writeErr: () => undefined });
    }
    return program;
}
function allCommands(command) {
    return [command, ...command.commands.flatMap(allCommands)];
}
function explain(error, io) {
    if (error instanceof FindingsReported)
        return 1;
    if (error instanceof IsochronError) {
        io.err(`isochron: ${error.message}\n`);
        return ERROR_CODES[error.code].exit;
    }
    io.err(`isochron: a fault of the program: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    return ERROR_CODES.INTERNAL.exit;
}
function explainUsage(error, io, group) {
    if (error.exitCode === 0)
        return 0;
    io.err(`isochron: ${usageLine(error, group)}\n`);
    return ERROR_CODES.USAGE.exit;
}
function usageLine({ code, message }, group) {
    if (code === "commander.help")
        return group
            ? `${group.name} needs a verb: ${group.verbs}; try: isochron ${group.name} --help`
            : "which verb? try: isochron --help";
    // Where a group does something by itself, a verb that it does not have is an argument too many.
    if (code === "commander.excessArguments" && group?.called)
        return `unknown command '${group.name} ${group.called}'; there are: ${group.verbs}; see --help`;
    const said = message.replace(/^error: /, "").replaceAll("\n", " ");
    return `${said.replace(/\.$/, "")}; see --help`;
}

// The command line: parses, runs one verb, turns every failure into one clear line and an exit code.
import { Command, CommanderError } from "commander";
import { ERROR_CODES, IsochronError } from "#errors.js";
import { letClusterGo } from "./cluster/cluster-at-hand.js";
import { FindingsReported } from "./findings.js";
import type { Io } from "./io.js";
import { VERB_WORDS } from "./verb-words.js";
import { hearsStops, VERBS } from "./verbs.js";
import { VERSION } from "./version.js";

/** Runs one command line; returns the exit code (0 ok, 1 findings, 2 usage or input, 3 environment). */
export async function main(argv: readonly string[], io: Io): Promise<number> {
  const program = argv.some(isVerb) ? await buildProgram(io, argv[0]) : outlineProgram(io);
  try {
    const work = program.parseAsync([...argv], { from: "user" });
    await (hearsStops(argv) ? work : Promise.race([work, stopOf(io.signal)]));
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return explainUsage(error, io, groupOf(program, argv));
    return io.signal.aborted && isAbort(error) ? explain(STOPPED, io) : explain(error, io);
  } finally {
    await letClusterGo(io);
  }
}

/** A verb with verbs of its own, as it was called. */
interface CalledGroup {
  readonly name: string;
  readonly verbs: string;
  /** What stands where one of them should. */
  readonly called: string | null;
}

function groupOf(program: Command, [verb, ...rest]: readonly string[]): CalledGroup | null {
  const verbs = program.commands.find((command) => command.name() === verb)?.commands ?? [];
  if (verb === undefined || verbs.length === 0) return null;
  const called = rest.find((word) => !word.startsWith("-")) ?? null;
  return { name: verb, verbs: verbs.map((command) => command.name()).join(", "), called };
}

/** A wait that Ctrl-C or SIGTERM ended is an end that was asked for, in whatever verb it waited. */
const STOPPED = new IsochronError("INTERRUPTED", "stopped");

/** The same of a verb that was in the middle of its work. */
const STOPPED_AMID = new IsochronError(
  "INTERRUPTED",
  "stopped before it was done; nothing half-written is left",
);

/** Says that a verb was stopped in the middle of its work; returns the exit code. */
export function explainStop(err: Io["err"]): number {
  err(`isochron: ${STOPPED_AMID.message}\n`);
  return ERROR_CODES[STOPPED_AMID.code].exit;
}

/** Rejects when a stop is asked for: what the verb is at then goes nowhere, since the process ends (bin.ts). */
function stopOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => reject(STOPPED_AMID);
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop, { once: true });
  });
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === "AbortError";
}

function isVerb(word: string): boolean {
  return Object.values(VERBS).some((verbs) => Object.hasOwn(verbs, word));
}

/** The command tree: the named verb alone, otherwise all of them. */
export async function buildProgram(io: Io, verb?: string): Promise<Command> {
  const program = bareProgram();
  const isAlone = verb !== undefined && isVerb(verb);
  for (const [heading, verbs] of Object.entries(VERBS)) {
    program.commandsGroup(`${heading}:`);
    for (const [name, load] of Object.entries(verbs))
      if (!isAlone || name === verb) (await load())(program, io);
  }
  return speaking(program, io);
}

/** The program as `--help` shows it, for calls that name no verb: none is loaded, and none can be run. */
export function outlineProgram(io: Io): Command {
  const program = bareProgram();
  for (const [heading, verbs] of Object.entries(VERBS)) {
    program.commandsGroup(`${heading}:`);
    for (const name of Object.keys(verbs)) program.command(name).description(VERB_WORDS[name]![1]);
  }
  program.configureHelp({ subcommandTerm: termOf });
  return speaking(program, io);
}

/** What stands before a verb's description. */
function termOf(command: Command): string {
  const [usage] = VERB_WORDS[command.name()] ?? ["[command]"]; // help has none: it is commander's own
  return `${command.name()} ${usage}`.trim();
}

function bareProgram(): Command {
  return new Command("isochron")
    .description("Archives a web site as of one moment, and proves it.")
    .version(VERSION)
    .showHelpAfterError(false)
    .showSuggestionAfterError(true);
}

function speaking(program: Command, io: Io): Command {
  for (const command of allCommands(program)) {
    command.exitOverride().configureOutput({ writeOut: (text) => io.out(text), writeErr: () => undefined });
  }
  return program;
}

function allCommands(command: Command): Command[] {
  return [command, ...command.commands.flatMap(allCommands)];
}

function explain(error: unknown, io: Io): number {
  if (error instanceof FindingsReported) return 1;
  if (error instanceof IsochronError) {
    io.err(`isochron: ${error.message}\n`);
    return ERROR_CODES[error.code].exit;
  }
  io.err(
    `isochron: a fault of the program: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  return ERROR_CODES.INTERNAL.exit;
}

function explainUsage(error: CommanderError, io: Io, group: CalledGroup | null): number {
  if (error.exitCode === 0) return 0;
  io.err(`isochron: ${usageLine(error, group)}\n`);
  return ERROR_CODES.USAGE.exit;
}

function usageLine({ code, message }: CommanderError, group: CalledGroup | null): string {
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

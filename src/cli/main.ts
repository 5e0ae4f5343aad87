// The command line: parses, runs one verb, turns every failure into one clear line and an exit code.
import { Command, CommanderError } from "commander";
import { ERROR_CODES, IsochronError } from "#errors.js";
import { addCaptureCommand } from "./commands/capture.js";
import { addCapturesCommand } from "./commands/captures.js";
import { addCdxCommand, addSurtCommand } from "./commands/cdx.js";
import { addCertificateCommand } from "./commands/certificate.js";
import { addDemoCommand } from "./commands/demo.js";
import { addDetectCommand, addDiffCommand } from "./commands/detect.js";
import { addImportCommand, addReindexCommand } from "./commands/import.js";
import { addExportCommand } from "./commands/export.js";
import { addLabCommand } from "./commands/lab.js";
import { addMineCommand } from "./commands/mine.js";
import { addPlanCommand } from "./commands/plan.js";
import { addReportCommand } from "./commands/report.js";
import { addServeCommand } from "./commands/serve.js";
import { addSimilarCommand } from "./commands/similar.js";
import { addSurveyCommand } from "./commands/survey.js";
import { addVerifyCommand } from "./commands/verify.js";
import { addWarcCommand } from "./commands/warc.js";
import { addWhyCommand } from "./commands/why.js";
import { FindingsReported } from "./findings.js";
import type { Io } from "./io.js";
import { VERSION } from "./version.js";

/** The verbs by what a user wants to do. */
const VERBS: Readonly<Record<string, readonly ((program: Command, io: Io) => void)[]>> = {
  "Capture a site": [addDemoCommand, addSurveyCommand, addCaptureCommand, addCapturesCommand],
  "Read and replay it": [addServeCommand, addReportCommand, addWhyCommand, addSimilarCommand],
  "Prove it": [addVerifyCommand, addCertificateCommand],
  "See what changed": [addDiffCommand, addDetectCommand, addMineCommand],
  "Work with archive files": [
    addImportCommand,
    addExportCommand,
    addWarcCommand,
    addCdxCommand,
    addSurtCommand,
    addReindexCommand,
  ],
  "Plan and experiment": [addPlanCommand, addLabCommand],
};

/** Runs one command line; returns the exit code (0 ok, 1 findings, 2 usage or input, 3 environment). */
export async function main(argv: readonly string[], io: Io): Promise<number> {
  const program = buildProgram(io);
  try {
    await program.parseAsync([...argv], { from: "user" });
    return 0;
  } catch (error) {
    return explain(error, io);
  }
}

/** The whole command tree. */
export function buildProgram(io: Io): Command {
  const program = new Command("isochron")
    .description("Archives a web site as of one moment, and proves it.")
    .version(VERSION)
    .showHelpAfterError(false)
    .showSuggestionAfterError(true);
  for (const [heading, verbs] of Object.entries(VERBS)) {
    program.commandsGroup(`${heading}:`);
    for (const addVerb of verbs) addVerb(program, io);
  }
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
  if (error instanceof CommanderError) return explainUsage(error, io);
  if (error instanceof IsochronError) {
    io.err(`isochron: ${error.message}\n`);
    return ERROR_CODES[error.code].exit;
  }
  io.err(
    `isochron: a fault of the program: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  return ERROR_CODES.INTERNAL.exit;
}

function explainUsage(error: CommanderError, io: Io): number {
  if (error.exitCode === 0) return 0;
  if (error.code === "commander.help") {
    io.err("isochron: which verb? try: isochron --help\n");
    return ERROR_CODES.USAGE.exit;
  }
  io.err(`isochron: ${error.message.replace(/^error: /, "").replaceAll("\n", " ")}; see --help\n`);
  return ERROR_CODES.USAGE.exit;
}

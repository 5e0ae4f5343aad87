// `isochron lab`: the living site alone, and the papers' experiments.
import { Option, type Command } from "commander";
import { EXPERIMENTS, type Experiment } from "#lab/index.js";
import type { Io } from "../io.js";
import { wholeNumber } from "../options/whole-number.js";
import { addLivingSiteCommand } from "./lab-living-site.js";

/** Adds the verb with one sub-verb per experiment. */
export function addLabCommand(program: Command, io: Io): void {
  const lab = program
    .command("lab")
    .description("measuring instruments, and the papers' experiments made again");
  addLivingSiteCommand(lab, io);
  for (const experiment of EXPERIMENTS) addExperimentCommand(lab, experiment, io);
}

interface NearFlags {
  readonly start?: number[];
  readonly windows?: number;
  readonly train?: number;
  readonly alpha?: number;
  readonly recall?: number;
  readonly closedLoop?: boolean;
}

interface ExperimentFlags extends NearFlags {
  readonly seed: number;
  readonly runs?: number;
  readonly pages?: number;
  readonly strategies?: string;
  readonly history?: string;
  readonly rates?: "known" | "estimated";
  readonly slotSeconds?: number;
  readonly json?: boolean;
  readonly html?: boolean;
}

function addExperimentCommand(lab: Command, experiment: Experiment, io: Io): void {
  const command = lab
    .command(experiment.key)
    .description(experiment.summary)
    .option("--seed <n>", "seed of everything random", wholeNumber(0), 1)
    .option("--runs <n>", "simulated runs", wholeNumber(1))
    .option("--pages <n>", "pages of the synthetic sites (default: the paper's number)", wholeNumber(1))
    .option("--strategies <names>", "strategies to compare, separated by commas")
    .option("--history <file>", "a real change history instead of synthetic sites")
    .addOption(
      new Option("--rates <how>", "whether planners know the rates or learn them").choices([
        "known",
        "estimated",
      ]),
    )
    .option("--slot-seconds <n>", "seconds per slot on a real history", wholeNumber(1))
    .option("--json", "print one JSON document")
    .option("--html", "print a page with charts");
  if (experiment.key === "near") addNearOptions(command);
  command.action(async () => {
    const { json, html, strategies, start, ...flags } = command.opts<ExperimentFlags>();
    const outcome = await experiment.run({
      ...flags,
      ...(start ? { starts: start } : {}),
      strategies: strategies?.split(","),
    });
    io.out(json ? `${JSON.stringify(outcome.result, null, 2)}\n` : html ? outcome.html : outcome.table);
  });
}

/** The protocol of docs/papers/near-miner.md. */
function addNearOptions(command: Command): void {
  const collect = (text: string, before: number[] = []): number[] => [...before, wholeNumber(0)(text)];
  command
    .option(
      "--start <week>",
      "first training week; may repeat (default: eight spread over the history)",
      collect,
    )
    .option("--windows <n>", "windows slid by one week from each start", wholeNumber(1))
    .option("--train <n>", "weekly versions to learn from", wholeNumber(2))
    .option("--alpha <share>", "a directory changed significantly from this degree of change on", Number)
    .option("--recall <share>", "recall that the learned rule is asked for", Number)
    .option("--closed-loop", "also run the learned rule on what its own skipping crawler saw");
}

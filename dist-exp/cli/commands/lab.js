import { printableJson } from "#formats/index.js";
import { EXPERIMENTS } from "#lab/index.js";
import { addLabOptions, usedLabFlags } from "../options/lab-options.js";
import { addLivingSiteCommand } from "./lab-living-site.js";
/** Adds the verb with one sub-verb per experiment. */
export function addLabCommand(program, io) {
    const lab = program
        .command("lab")
        .description("measuring instruments, and the papers' experiments made again");
    addLivingSiteCommand(lab, io);
    for (const experiment of EXPERIMENTS)
        addExperimentCommand(lab, experiment, io);
}
function addExperimentCommand(lab, experiment, io) {
    const command = lab.command(experiment.key).description(experiment.summary);
    addLabOptions(command, experiment);
    command.option("--json", "print one JSON document").option("--html", "print a page with charts");
    command.action(async () => {
        const { json, html } = command.opts();
        const { strategies, start, ...flags } = usedLabFlags(command, experiment);
        const outcome = await experiment.run({
            ...flags,
            ...(start ? { starts: start } : {}),
            strategies: strategies?.split(","),
        });
        io.out(json ? `${printableJson(outcome.result)}\n` : html ? outcome.html : outcome.table);
    });
}

// `isochron plan`: pages and rates in, a visit–revisit order with its expected sharpness and bound out.
import { readFileSync } from "node:fs";
import { Option } from "commander";
import { unreadableFile } from "#errors.js";
import { renderPlan, runPlan } from "../run-plan.js";
import { wholeNumber } from "../options/whole-number.js";
const INPUT_LINE = '{"id":"p1","ratePerSlot":0.01,"weight":1,"trustedLastModified":false,"links":["p2"]}';
/** Adds the verb. */
export function addPlanCommand(program, io) {
    const command = program
        .command("plan")
        .description("the best visit–revisit order for given pages and rates, its expected sharpness and the bound")
        .requiredOption("--input <file>", `pages, one JSON object per line: ${INPUT_LINE}`)
        .option("--strategy <name>", "which planner (default: the optimal one, with --links the optimal online one)")
        .addOption(new Option("--model <name>", "how slots are counted").choices(["papers", "live"]).default("papers"))
        .option("--links", "only the first page is known at the start; the rest turns up through links")
        .option("--size-guess <n>", "guess of the number of pages, with --links", wholeNumber(1))
        .option("--budget <n>", "at most this many revisits", wholeNumber(0))
        .option("--threshold <p>", "a page whose chance to be sharp is below this is hopeless (default: 0.3)", Number)
        .option("--json", "print one JSON document");
    command.action(() => {
        const options = command.opts();
        const output = runPlan(options, readText);
        io.out(options.json ? `${JSON.stringify(output)}\n` : renderPlan(output));
    });
}
function readText(path) {
    try {
        return readFileSync(path, "utf8");
    }
    catch (cause) {
        throw unreadableFile(path, cause);
    }
}

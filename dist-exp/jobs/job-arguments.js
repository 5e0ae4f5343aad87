// A job as the command line that does it: every job is a verb that people have too, so nothing is done in two ways.
import { SETTINGS } from "#config/index.js";
import { siteFromSeeds } from "#seeds/index.js";
import { jobInput } from "./job-input.js";
/** The command line of a job; `resumes` names the capture that it was at before. */
export function jobArguments(job, ground, resumes) {
    const kind = job.kind;
    const reach = ground.allowPrivate ? ["--allow-private"] : [];
    const archive = `--archive=${ground.dir}`;
    if (kind === "survey") {
        const [seed] = siteFromSeeds([jobInput("survey", job.input).url]).seeds;
        return ["survey", "--json", ...reach, seed];
    }
    if (kind === "end")
        return ["captures", "cancel", archive, jobInput("end", job.input).captureId];
    const quiet = ["--progress=none", archive];
    const captureId = kind === "resume" ? jobInput("resume", job.input).captureId : resumes;
    if (captureId !== null)
        return ["capture", "--resume", `--capture=${captureId}`, ...quiet, ...reach];
    const { urls, options } = jobInput("capture", job.input);
    return ["capture", ...quiet, ...reach, ...flagsOf(options), ...siteFromSeeds(urls).seeds];
}
/** Name of the site that a job captures; `null` for jobs of other kinds. */
export function siteOfJob(job) {
    return job.kind === "capture" ? siteFromSeeds(jobInput("capture", job.input).urls).name : null;
}
/** As `--flag=value`, which no value can be taken for something else. */
function flagsOf(options) {
    return Object.entries(options).flatMap(([name, value = []]) => {
        const flag = SETTINGS[name].flag.split(" ")[0];
        return [value].flat().map((one) => `${flag}=${one}`);
    });
}

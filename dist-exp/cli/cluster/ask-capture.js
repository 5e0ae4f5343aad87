// `isochron capture --cluster`: a capture that some machine of the cluster makes.
import { userInfo } from "node:os";
import { realTime } from "#cluster/index.js";
import { strategyNamed } from "#crawl/index.js";
import { IsochronError, UsageError } from "#errors.js";
import { printableJson, shellWord } from "#formats/index.js";
import { instant } from "#model/index.js";
import { settingsOf, textsOf } from "../options/options.js";
import { ProgressLine } from "../progress-line.js";
import { CLUSTER_PLACE, openCluster } from "./cluster-address.js";
import { captureJob, JOB_SETTINGS, understoodJob } from "./cluster-job.js";
import { followJob } from "./follow-job.js";
/** Options that are the asker's own. */
const ASKERS = [...CLUSTER_PLACE, "progress", "urls", "json", "detach", "at"];
/** Asks for a capture, and follows it unless told otherwise. @throws UsageError for what only a worker's keeper can say */
export async function askCapture({ place, asked }, command, io) {
    requireJobOptions(command);
    const input = captureJob(asked.site, {
        namedSeeds: asked.namedSeeds,
        options: textsOf(command, JOB_SETTINGS, io),
    });
    strategyNamed(settingsOf(command, ["strategy"], io).strategy);
    const cluster = await openCluster(place);
    try {
        const { agreement } = cluster;
        const job = await addJob(agreement, { kind: "capture", input, about: asked.site.seeds[0] });
        if (understoodJob(job) === null)
            throw new UsageError("USAGE", "these options cannot be used together");
        io.err(`job ${job.id} waits in the cluster\n`);
        if (asked.isDetached)
            return io.out(asked.isJson ? `${printableJson({ job: job.id })}\n` : "");
        await followToEnd(agreement, job, { asked, command, io });
    }
    finally {
        await cluster.close();
    }
}
/** Puts a job into the queue, and on record who asked for it. */
export async function addJob(agreement, { kind, input, about }) {
    const at = instant(Math.floor(await agreement.readTime()));
    const { jobs, acts } = agreement.management;
    const by = userInfo().username;
    const job = await jobs.add({ kind, input, by, askedAt: at });
    await acts.append({ at, who: by, what: `asked for a ${kind}`, about, outcome: `job ${job.id}` });
    return job;
}
async function followToEnd(agreement, { id }, { asked, command, io }) {
    const progress = new ProgressLine(io, settingsOf(command, ["progress"], io).progress);
    try {
        const job = await followJob(id, { agreement, time: realTime, progress, io });
        progress.end();
        if (job.state === "failed")
            throw new IsochronError("CLUSTER", `job ${id} has failed: ${job.why ?? ""}`);
        const { state, captureId } = job;
        if (asked.isJson)
            io.out(`${printableJson({ job: id, state, capture: captureId })}\n`);
        else
            io.out(`capture ${captureId ?? ""} is ${state}: isochron report ${shellWord(captureId ?? "")} shows it\n`);
    }
    finally {
        progress.end();
    }
}
/** Files, keys and ways out are the business of whoever starts the workers. */
function requireJobOptions(command) {
    for (const name of Object.keys(command.opts())) {
        if (command.getOptionValueSource(name) === "default")
            continue;
        if (ASKERS.includes(name) || JOB_SETTINGS.includes(name))
            continue;
        const flag = command.options.find((option) => option.attributeName() === name)?.long ?? name;
        throw new UsageError("USAGE", `${flag} goes not with --cluster: what one machine has, whoever starts the workers says`);
    }
    if (command.opts().at === "quiet")
        throw new UsageError("USAGE", "--at quiet goes not with --cluster: machines begin as soon as one is free");
}

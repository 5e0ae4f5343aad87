// The desk of a reading room whose archive is a cluster's: what is asked for there goes into the cluster's queue, in the
// words that its machines understand.
import { randomBytes } from "node:crypto";
import { settingTexts } from "#config/index.js";
import { UsageError } from "#errors.js";
import { jobInput, OPEN_SETTINGS } from "#jobs/index.js";
import { instant } from "#model/index.js";
import { siteFromSeeds } from "#seeds/index.js";
import { captureJob } from "./cluster-job.js";
const TOKEN_BYTES = 24;
/** The desk of a cluster; `token` is that of those who manage, a new one unless given. */
export function clusterDesk({ cluster, archive, token }, io) {
    const { management, control } = cluster.agreement;
    return {
        token: token ?? randomBytes(TOKEN_BYTES).toString("base64url"),
        archive: { ...archive, control },
        store: clusterQueue(management, archive),
        defaults: settingTexts(OPEN_SETTINGS, {}, io.env),
        now: () => instant(Date.now()),
        wake: () => undefined, // machines look for themselves
    };
}
/** The queue as a desk asks it. */
export function clusterQueue(management, archive) {
    const { jobs, acts } = management;
    return {
        acts,
        close: () => management.close(),
        jobs: {
            add: async (job) => jobs.add({ ...job, input: await understood(job, archive) }),
            claim: (terms) => jobs.claim(terms),
            beat: (claim, beat) => jobs.beat(claim, beat),
            end: (claim, at, end) => jobs.end(claim, at, end),
            giveBack: (claim, isAttempt) => jobs.giveBack(claim, isAttempt),
            askCancel: (id, at) => jobs.askCancel(id, at),
            get: (id) => jobs.get(id),
            list: (part) => jobs.list(part),
            open: (limit) => jobs.open(limit),
        },
    };
}
async function understood({ kind, input }, { catalog }) {
    if (kind === "capture") {
        const { urls, options } = jobInput("capture", input);
        return captureJob(siteFromSeeds(urls), { namedSeeds: urls.length, options });
    }
    if (kind !== "resume" && kind !== "end")
        throw refusal("the machines of a cluster make no surveys");
    const { captureId } = jobInput(kind, input);
    const capture = await catalog.captures.get(captureId);
    if (capture === null)
        throw refusal(`no capture ${captureId}`);
    return { captureId, site: capture.site, options: {} };
}
/** As servers answer what cannot be done as it was asked. */
function refusal(why) {
    return Object.assign(new UsageError("BAD_INPUT", why), { statusCode: 422 });
}

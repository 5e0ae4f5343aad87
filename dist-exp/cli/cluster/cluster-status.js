// What a cluster is doing, for people and for programs.
import { counted, printable } from "#formats/index.js";
import { toIso } from "#model/index.js";
const MOST_JOBS = 1_000;
/** So many are told of in words. */
const JOBS_TOLD = 20;
/** Asks for all of it. */
export async function clusterStatus({ agreement, facts }) {
    const at = Math.floor(await agreement.readTime());
    const [machines, runs, open] = await Promise.all([
        agreement.machines.list(),
        agreement.board.list(),
        agreement.management.jobs.open(MOST_JOBS + 1),
    ]);
    const jobs = open.slice(0, MOST_JOBS).map(({ id, kind, state, attempts, captureId, by, askedAt }) => {
        return { id, kind, state, attempts, captureId, by, askedAt };
    });
    return { id: facts.id, store: facts.store, at, machines, runs, jobs, isCut: open.length > MOST_JOBS };
}
/** In lines for a terminal. */
export function statusWords({ id, store, at, machines, runs, jobs, isCut }) {
    const waiting = jobs.filter(({ state }) => state === "waiting");
    const lines = [
        `cluster ${id} at ${store}, ${toIso(at)}`,
        "",
        `${counted(machines.length, "machine")}:`,
        ...machines.map((machine) => machineLine(machine, at)),
        "",
        `${counted(runs.length, "capture")} under way:`,
        ...runs.map(runLine),
        "",
        `${counted(waiting.length, "job")} waiting${isCut ? ", and more" : ""}:`,
        ...waiting.slice(0, JOBS_TOLD).map((job) => `  job ${job.id}  ${job.kind}  asked for by ${job.by}`),
    ];
    return `${lines.map((line) => printable(line)).join("\n")}\n`;
}
function machineLine({ name, software, sites, mostSites, seenAt, isDraining, figures }, at) {
    const heard = `heard of ${Math.max(0, Math.round((at - seenAt) / 1000))} s ago`;
    const figure = (key) => figures[key] ?? 0;
    const told = `clock within ${figure("clockErrorMs")} ms, ${figure("uploadBacklogBytes")} bytes to upload`;
    return `  ${name}  ${sites.length} of ${mostSites} sites${isDraining ? ", takes nothing new" : ""}  ${heard}  ${told}  ${software}`;
}
function runLine({ site, captureId, status }) {
    const { state = "", progress } = (status ?? {});
    const { pass = "", done, total } = (progress ?? {});
    const far = typeof done === "number" && typeof total === "number" ? `  ${done} of ${total}` : "";
    return `  ${site}  ${captureId}  ${state}  ${pass}${far}`;
}

import * as z from "zod/mini";
import { IsochronError } from "#errors.js";
import { askedBefore, checkJobInput, JOB_KINDS } from "#jobs/index.js";
import { isRefresh, isTestimony, isUnfinished, } from "#model/index.js";
import { askSchema, controlSchema, } from "../manage-schema.js";
import { guardedBy, refuse } from "../route-guards.js";
/** One token, one name: whoever has it. */
const WHO = "manager";
const MOST_LISTED = 100;
const MOST_BODY_BYTES = 64 * 1024;
const listQuery = z.object({
    limit: z.optional(z.string().check(z.regex(/^\d{1,3}$/))),
    before: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
});
const WANTED = {
    run: "resumed a capture",
    pause: "paused a capture",
    cancel: "cancelled a capture",
};
/** Adds the routes. */
export function addManageRoutes(server, given, runs) {
    const management = { ...given, runs };
    const guard = { ...guardedBy("manage"), bodyLimit: MOST_BODY_BYTES };
    const { jobs, acts } = management.store;
    server.get("/api/jobs", guard, async (request) => {
        const { items, next } = await jobs.list(partOf(request));
        // What came of them may be long: it is told of one at a time.
        return { items: items.map((job) => ({ ...job, result: null, log: [...job.log] })), next };
    });
    server.get("/api/jobs/:id", guard, async (request) => {
        const job = found(await jobs.get(numberOf(request)), "no such job");
        return { ...job, log: [...job.log] };
    });
    server.get("/api/acts", guard, async (request) => {
        const { items, next } = await acts.list(partOf(request));
        return { items: [...items], next };
    });
    server.get("/api/form", guard, (request) => formOf(management, request.query.capture));
    server.post("/api/jobs", guard, (request, reply) => askForJob(management, request, reply));
    server.post("/api/jobs/:id/cancel", guard, async (request, reply) => {
        const job = await jobs.askCancel(numberOf(request), management.now());
        if (job === null)
            return refuse(reply, 409, "this job has ended");
        await noteAct(management, "cancelled a job", `job ${job.id}`, job.state);
        return job;
    });
    server.post("/api/captures/:id/control", guard, (request, reply) => steer(management, request, reply));
}
async function formOf(management, captureId) {
    const { archive, defaults } = management;
    if (captureId === undefined)
        return { urls: [], title: "", options: {}, defaults };
    const asked = found(await askedBefore(archive, captureId), "no such capture, or it has more seeds than a form holds");
    const said = await archive.descriptions.get({ kind: "capture", capture: captureId });
    const options = Object.fromEntries(Object.entries(asked.options).map(([name, value]) => [
        name,
        typeof value === "string" ? value : [...value],
    ]));
    return { urls: [...asked.urls], title: said?.elements.title?.[0] ?? "", options, defaults };
}
async function askForJob(management, request, reply) {
    const asked = askSchema.safeParse(request.body);
    const kind = JOB_KINDS.find((one) => asked.success && one === asked.data.kind);
    if (!asked.success || kind === undefined)
        return refuse(reply, 422, `a job has a kind (${JOB_KINDS.join(", ")}) and an input`);
    const checked = checkJobInput(kind, asked.data.input);
    if (!checked.ok)
        return refuseFields(reply, checked.problems);
    const captureId = checked.input.captureId ?? null;
    const clash = captureId === null ? null : await clashOf(management, captureId);
    if (clash !== null)
        return refuse(reply, 409, clash);
    const { store, now, wake } = management;
    const job = await store.jobs.add({ kind, input: checked.input, by: WHO, askedAt: now(), captureId });
    await noteAct(management, ASKED_FOR[kind], captureId ?? aboutOf(checked.input), `job ${job.id}`);
    wake();
    return reply.code(201).send(job);
}
const ASKED_FOR = {
    survey: "asked for a survey",
    capture: "asked for a capture",
    resume: "asked to go on with a capture",
    end: "asked to end a capture",
};
function aboutOf(input) {
    const { url, urls = [] } = input;
    return url ?? urls.join(" ");
}
const STEERED_BY_TELLER = "this is a testimony: whoever tells it goes on with it, and ends it";
const STEERED_BY_WATCH = "these are looks of a watch: the watch goes on with them, and ends them";
/** Why a capture that exists cannot be gone on with or ended by a job. */
async function clashOf({ archive, store, runs }, captureId) {
    const capture = found(await archive.catalog.captures.get(captureId), "no such capture");
    if (isRefresh(capture))
        return STEERED_BY_WATCH;
    if (isTestimony(capture))
        return STEERED_BY_TELLER;
    if (!isUnfinished(capture))
        return `this capture is ${capture.phase}: there is nothing to go on with`;
    if ((await runs()).of(capture) !== null)
        return "this capture is running";
    const open = await store.jobs.open(MOST_LISTED);
    const other = open.find((job) => job.captureId === captureId);
    return other ? `job ${other.id} is about this capture already` : null;
}
async function steer(management, request, reply) {
    const asked = controlSchema.safeParse(request.body);
    if (!asked.success)
        return refuse(reply, 422, "this cannot be asked of a capture");
    const capture = found(await management.archive.catalog.captures.get(request.params.id), "no such capture");
    if (isRefresh(capture))
        return refuse(reply, 409, STEERED_BY_WATCH);
    if (isTestimony(capture))
        return refuse(reply, 409, STEERED_BY_TELLER);
    if (!isUnfinished(capture))
        return refuse(reply, 409, `this capture is ${capture.phase}: there is nothing to steer`);
    const now = await management.runs();
    if (now.idle === "unheard")
        return refuse(reply, 503, "the cluster cannot be asked now");
    if (now.of(capture) === null)
        return refuse(reply, 409, "no process runs this capture now");
    const { want, ...rest } = asked.data;
    const edit = editOf(rest, management.now());
    if (want === undefined && edit === null)
        return refuse(reply, 422, "nothing is asked of the capture");
    await management.archive.control.ask(capture.id, {
        ...(want !== undefined && { want }),
        ...(edit !== null && { edit }),
    });
    await noteSteering(management, capture, want, edit);
    return reply.code(202).send({ asked: true });
}
async function noteSteering(management, { id }, want, edit) {
    if (want !== undefined)
        await noteAct(management, WANTED[want], id, "asked");
    if (edit === null)
        return;
    const { maxPages, delayMs, exclude } = edit;
    const changed = JSON.stringify({ maxPages, delayMs, exclude });
    await noteAct(management, "changed a running capture", id, changed);
}
function editOf({ excludePrefix, delayMs, maxPages }, askedAt) {
    if (excludePrefix === undefined && delayMs === undefined && maxPages === undefined)
        return null;
    return {
        askedAt,
        ...(excludePrefix !== undefined && { exclude: [`^${literal(excludePrefix)}`] }),
        ...(delayMs !== undefined && { delayMs }),
        ...(maxPages !== undefined && { maxPages }),
    };
}
/** A text as a pattern that matches it alone, with the `u` flag. */
function literal(text) {
    return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
function refuseFields(reply, problems) {
    const message = problems.map(({ field, message: said }) => `${field}: ${said}`).join("; ");
    return reply.code(422).send({ error: { code: "BAD_INPUT", message }, problems });
}
/** Puts an act on record. */
export function noteAct({ store, now }, what, about, outcome) {
    const act = { at: now(), who: WHO, what, about: about.slice(0, 2000), outcome };
    return store.acts.append(act);
}
function partOf(request) {
    const query = listQuery.safeParse(request.query);
    if (!query.success)
        throw new IsochronError("NOT_FOUND", "a list is asked for by limit and before");
    const { limit, before } = query.data;
    const most = Math.max(1, Math.min(Number(limit ?? MOST_LISTED), MOST_LISTED));
    return { limit: most, before: before === undefined ? null : Number(before) };
}
function numberOf({ params }) {
    return /^\d{1,15}$/.test(params.id) ? Number(params.id) : -1;
}
function found(value, message) {
    if (value === null)
        throw new IsochronError("NOT_FOUND", message);
    return value;
}

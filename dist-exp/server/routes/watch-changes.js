import { IsochronError, UsageError } from "#errors.js";
import { addSiteSchema, editSiteSchema } from "../watch-schema.js";
import { guardedBy, refuse } from "../route-guards.js";
import { noteAct } from "./manage.js";
const MOST_BODY_BYTES = 64 * 1024;
/** Of an act no more is kept. */
const MOST_SAID = 500;
/** Adds the routes. */
export function addWatchChangeRoutes(server, management, desk) {
    const guard = { ...guardedBy("manage"), bodyLimit: MOST_BODY_BYTES };
    const change = changer(management);
    server.get("/api/watch/sites/:name/plan", guard, async ({ params }, reply) => {
        const says = await desk.plan(params.name).catch(wrongFile);
        if (says === null)
            throw new IsochronError("NOT_FOUND", "this site is not under watch");
        if (isWrong(says))
            return refuseFaults(reply, says.faults);
        return { site: params.name, says: { ...says } };
    });
    server.post("/api/watch/sites", guard, async (request, reply) => {
        const asked = addSiteSchema.safeParse(request.body);
        if (!asked.success)
            return refuse(reply, 422, "a site has a url, and says: keys with texts");
        const { url, says = {} } = asked.data;
        return change(reply, desk.add(url, says), ["added a site to the watch", `${url} ${saidText(says)}`]);
    });
    server.post("/api/watch/sites/:name", guard, async (request, reply) => {
        const asked = editSiteSchema.safeParse(request.body);
        if (!asked.success)
            return refuse(reply, 422, "a change says keys with texts");
        const { name } = request.params;
        const { says } = asked.data;
        return change(reply, desk.edit(name, says), ["changed a site under watch", `${name} ${saidText(says)}`]);
    });
    for (const [act, what] of ACTS)
        server.post(`/api/watch/sites/:name/${act}`, guard, async ({ params: { name } }, reply) => change(reply, desk[act](name), [what, name]));
}
const ACTS = [
    ["pause", "paused the watch of a site"],
    ["resume", "resumed the watch of a site"],
    ["remove", "took a site out of the watch"],
];
/** Answers with what became of a change; what was made is noted, with what it was about. */
function changer(management) {
    return async (reply, asked, [what, about]) => {
        const answer = await asked.catch(wrongFile);
        if (answer.kind === "unknown-site")
            return refuse(reply, 404, "this site is not under watch");
        if (answer.kind === "wrong")
            return refuseFaults(reply, answer.faults);
        await noteAct(management, what, about.trim(), answer.site);
        return reply.send({ site: answer.site, notes: [...answer.notes] });
    };
}
/** A file of sites that is wrong is told line by line: whoever manages is to mend it. */
function wrongFile(error) {
    if (error instanceof UsageError)
        return { kind: "wrong", faults: error.message.split("\n") };
    throw error;
}
function isWrong(says) {
    return Array.isArray(says["faults"]);
}
function saidText(says) {
    const pairs = Object.entries(says).map(([key, value]) => `${key}: ${value === "" ? "as usual" : value}`);
    return pairs.join(", ").slice(0, MOST_SAID);
}
/** A fault about a key begins with it: it is told beside its field. */
function refuseFaults(reply, faults) {
    const problems = faults.flatMap((fault) => {
        const [, field, message] = /^([\w-]+): (.+)$/s.exec(fault) ?? [];
        return field === undefined ? [] : [{ field, message: message }];
    });
    const error = { code: "BAD_INPUT", message: faults.join("; ") };
    return reply.code(422).send({ error, problems });
}

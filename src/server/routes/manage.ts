// What those who manage may do: ask for jobs, cancel them, steer captures, and read what was done. Nothing is done
// here: jobs wait in the queue, and a running capture looks at what it is asked.
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { IsochronError } from "#errors.js";
import { askedBefore, checkJobInput, JOB_KINDS, type InputProblem, type JobKind } from "#jobs/index.js";
import {
  isRefresh,
  isTestimony,
  isUnfinished,
  type Capture,
  type CaptureEdit,
  type Instant,
} from "#model/index.js";
import type { Act, Archive, Job, ListPart, ManagementStore } from "#ports/index.js";
import {
  askSchema,
  controlSchema,
  type ActList,
  type ApiJob,
  type CaptureForm,
  type JobList,
} from "../manage-schema.js";
import type { RunsReader } from "../live/runs-now.js";
import { guardedBy, refuse } from "../route-guards.js";
import type { WatchDesk } from "../watch/watch-desk.js";

/** What managing needs. */
export interface Management {
  /** Whoever brings it manages. */
  readonly token: string;
  /** Whole, as no rule of access hides anything from those who manage. */
  readonly archive: Archive;
  readonly store: ManagementStore;
  /** What holds where a form says nothing, as a user would write it. */
  readonly defaults: CaptureForm["defaults"];
  readonly now: () => Instant;
  /** Told when there is something new in the queue. */
  readonly wake: () => void;
  /** Where sites under watch are changed; without it they are only told of. */
  readonly watch?: WatchDesk;
}

interface Managed extends Management {
  readonly runs: RunsReader;
}

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
} as const;

type ById = { Params: { id: string } };

/** Adds the routes. */
export function addManageRoutes(server: FastifyInstance, given: Management, runs: RunsReader): void {
  const management = { ...given, runs };
  const guard = { ...guardedBy("manage"), bodyLimit: MOST_BODY_BYTES };
  const { jobs, acts } = management.store;
  server.get("/api/jobs", guard, async (request): Promise<JobList> => {
    const { items, next } = await jobs.list(partOf(request));
    // What came of them may be long: it is told of one at a time.
    return { items: items.map((job) => ({ ...job, result: null, log: [...job.log] })), next };
  });
  server.get<ById>("/api/jobs/:id", guard, async (request): Promise<ApiJob> => {
    const job = found(await jobs.get(numberOf(request)), "no such job");
    return { ...job, log: [...job.log] };
  });
  server.get("/api/acts", guard, async (request): Promise<ActList> => {
    const { items, next } = await acts.list(partOf(request));
    return { items: [...items], next };
  });
  server.get<{ Querystring: { capture?: string } }>("/api/form", guard, (request) =>
    formOf(management, request.query.capture),
  );
  server.post("/api/jobs", guard, (request, reply) => askForJob(management, request, reply));
  server.post<ById>("/api/jobs/:id/cancel", guard, async (request, reply) => {
    const job = await jobs.askCancel(numberOf(request), management.now());
    if (job === null) return refuse(reply, 409, "this job has ended");
    await noteAct(management, "cancelled a job", `job ${job.id}`, job.state);
    return job;
  });
  server.post<ById>("/api/captures/:id/control", guard, (request, reply) =>
    steer(management, request, reply),
  );
}

async function formOf(management: Management, captureId: string | undefined): Promise<CaptureForm> {
  const { archive, defaults } = management;
  if (captureId === undefined) return { urls: [], title: "", options: {}, defaults };
  const asked = found(
    await askedBefore(archive, captureId),
    "no such capture, or it has more seeds than a form holds",
  );
  const said = await archive.descriptions.get({ kind: "capture", capture: captureId });
  const options = Object.fromEntries(
    Object.entries(asked.options).map(([name, value]) => [
      name,
      typeof value === "string" ? value : [...value],
    ]),
  );
  return { urls: [...asked.urls], title: said?.elements.title?.[0] ?? "", options, defaults };
}

async function askForJob(management: Managed, request: FastifyRequest, reply: FastifyReply) {
  const asked = askSchema.safeParse(request.body);
  const kind = JOB_KINDS.find((one) => asked.success && one === asked.data.kind);
  if (!asked.success || kind === undefined)
    return refuse(reply, 422, `a job has a kind (${JOB_KINDS.join(", ")}) and an input`);
  const checked = checkJobInput(kind, asked.data.input);
  if (!checked.ok) return refuseFields(reply, checked.problems);
  const captureId = (checked.input as { readonly captureId?: string }).captureId ?? null;
  const clash = captureId === null ? null : await clashOf(management, captureId);
  if (clash !== null) return refuse(reply, 409, clash);
  const { store, now, wake } = management;
  const job = await store.jobs.add({ kind, input: checked.input, by: WHO, askedAt: now(), captureId });
  await noteAct(management, ASKED_FOR[kind], captureId ?? aboutOf(checked.input), `job ${job.id}`);
  wake();
  return reply.code(201).send(job);
}

const ASKED_FOR: Readonly<Record<JobKind, string>> = {
  survey: "asked for a survey",
  capture: "asked for a capture",
  resume: "asked to go on with a capture",
  end: "asked to end a capture",
};

function aboutOf(input: unknown): string {
  const { url, urls = [] } = input as { readonly url?: string; readonly urls?: readonly string[] };
  return url ?? urls.join(" ");
}

const STEERED_BY_TELLER = "this is a testimony: whoever tells it goes on with it, and ends it";
const STEERED_BY_WATCH = "these are looks of a watch: the watch goes on with them, and ends them";

/** Why a capture that exists cannot be gone on with or ended by a job. */
async function clashOf({ archive, store, runs }: Managed, captureId: string): Promise<string | null> {
  const capture = found(await archive.catalog.captures.get(captureId), "no such capture");
  if (isRefresh(capture)) return STEERED_BY_WATCH;
  if (isTestimony(capture)) return STEERED_BY_TELLER;
  if (!isUnfinished(capture)) return `this capture is ${capture.phase}: there is nothing to go on with`;
  if ((await runs()).of(capture) !== null) return "this capture is running";
  const open = await store.jobs.open(MOST_LISTED);
  const other = open.find((job: Job) => job.captureId === captureId);
  return other ? `job ${other.id} is about this capture already` : null;
}

async function steer(management: Managed, request: FastifyRequest<ById>, reply: FastifyReply) {
  const asked = controlSchema.safeParse(request.body);
  if (!asked.success) return refuse(reply, 422, "this cannot be asked of a capture");
  const capture = found(await management.archive.catalog.captures.get(request.params.id), "no such capture");
  if (isRefresh(capture)) return refuse(reply, 409, STEERED_BY_WATCH);
  if (isTestimony(capture)) return refuse(reply, 409, STEERED_BY_TELLER);
  if (!isUnfinished(capture))
    return refuse(reply, 409, `this capture is ${capture.phase}: there is nothing to steer`);
  const now = await management.runs();
  if (now.idle === "unheard") return refuse(reply, 503, "the cluster cannot be asked now");
  if (now.of(capture) === null) return refuse(reply, 409, "no process runs this capture now");
  const { want, ...rest } = asked.data;
  const edit = editOf(rest, management.now());
  if (want === undefined && edit === null) return refuse(reply, 422, "nothing is asked of the capture");
  await management.archive.control.ask(capture.id, {
    ...(want !== undefined && { want }),
    ...(edit !== null && { edit }),
  });
  await noteSteering(management, capture, want, edit);
  return reply.code(202).send({ asked: true });
}

async function noteSteering(
  management: Management,
  { id }: Capture,
  want: keyof typeof WANTED | undefined,
  edit: CaptureEdit | null,
): Promise<void> {
  if (want !== undefined) await noteAct(management, WANTED[want], id, "asked");
  if (edit === null) return;
  const { maxPages, delayMs, exclude } = edit;
  const changed = JSON.stringify({ maxPages, delayMs, exclude });
  await noteAct(management, "changed a running capture", id, changed);
}

function editOf(
  { excludePrefix, delayMs, maxPages }: Omit<z.infer<typeof controlSchema>, "want">,
  askedAt: Instant,
): CaptureEdit | null {
  if (excludePrefix === undefined && delayMs === undefined && maxPages === undefined) return null;
  return {
    askedAt,
    ...(excludePrefix !== undefined && { exclude: [`^${literal(excludePrefix)}`] }),
    ...(delayMs !== undefined && { delayMs }),
    ...(maxPages !== undefined && { maxPages }),
  };
}

/** A text as a pattern that matches it alone, with the `u` flag. */
function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}

function refuseFields(reply: FastifyReply, problems: readonly InputProblem[]): FastifyReply {
  const message = problems.map(({ field, message: said }) => `${field}: ${said}`).join("; ");
  return reply.code(422).send({ error: { code: "BAD_INPUT", message }, problems });
}

/** Puts an act on record. */
export function noteAct(
  { store, now }: Management,
  what: string,
  about: string,
  outcome: string,
): Promise<void> {
  const act: Omit<Act, "no"> = { at: now(), who: WHO, what, about: about.slice(0, 2000), outcome };
  return store.acts.append(act);
}

function partOf(request: FastifyRequest): ListPart {
  const query = listQuery.safeParse(request.query);
  if (!query.success) throw new IsochronError("NOT_FOUND", "a list is asked for by limit and before");
  const { limit, before } = query.data;
  const most = Math.max(1, Math.min(Number(limit ?? MOST_LISTED), MOST_LISTED));
  return { limit: most, before: before === undefined ? null : Number(before) };
}

function numberOf({ params }: FastifyRequest<ById>): number {
  return /^\d{1,15}$/.test(params.id) ? Number(params.id) : -1;
}

function found<T>(value: T | null, message: string): T {
  if (value === null) throw new IsochronError("NOT_FOUND", message);
  return value;
}

// `isochron captures pause|resume|cancel|edit` in a cluster: asked through the agreement, wherever the capture runs.
import { IsochronError, UsageError } from "#errors.js";
import { instant, type CaptureControl, type CaptureEdit, type Instant } from "#model/index.js";
import type { Agreement, Job } from "#ports/index.js";
import type { Io } from "../io.js";
import { addJob } from "./ask-capture.js";
import { askedBefore } from "./asked-before.js";
import type { OpenCluster } from "./cluster-address.js";

/** What is wished of a capture. */
export type Wish =
  { readonly want: CaptureControl["want"] } | { readonly edit: Omit<CaptureEdit, "askedAt"> };

const MOST_JOBS = 10_000;

/** Tells the cluster; a capture that no machine has is taken up for that. @throws NOT_FOUND */
export async function steerCapture(
  id: string | undefined,
  wish: Wish,
  { cluster, io }: { cluster: Pick<OpenCluster, "agreement" | "bucket">; io: Io },
): Promise<void> {
  const { agreement } = cluster;
  const job = await openJob(agreement, id);
  if (job === null) return takeUp(cluster, { id, wish, io });
  if (job.captureId === null) return steerWaiting(agreement, job, { wish, io });
  const at = await now(agreement);
  await agreement.control.ask(job.captureId, "edit" in wish ? { edit: { ...wish.edit, askedAt: at } } : wish);
  io.out(`capture ${job.captureId} is asked to ${wordOf(wish)}\n`);
}

/** The job that is at a capture, or the newest one that is at any. */
async function openJob({ management }: Agreement, id: string | undefined): Promise<Job | null> {
  const open = await management.jobs.open(MOST_JOBS);
  if (id !== undefined) return open.find(({ captureId }) => captureId === id) ?? null;
  const newest = open.at(-1);
  if (newest) return newest;
  throw new UsageError("NOT_FOUND", "no capture is under way in the cluster: name one that is not finished");
}

/** Of what has not begun there is nothing to steer. */
async function steerWaiting(
  agreement: Agreement,
  { id }: Job,
  { wish, io }: { wish: Wish; io: Io },
): Promise<void> {
  if (!("want" in wish) || wish.want !== "cancel")
    throw new UsageError("USAGE", `job ${id} has not begun its capture yet: it can only be cancelled`);
  await agreement.management.jobs.askCancel(id, await now(agreement));
  io.out(`job ${id} is cancelled\n`);
}

/** Nobody has it: a machine is asked to go on with it, or to end it by the same steps. */
async function takeUp(
  cluster: Pick<OpenCluster, "agreement" | "bucket">,
  { id, wish, io }: { id: string | undefined; wish: Wish; io: Io },
): Promise<void> {
  const { agreement } = cluster;
  const want = "want" in wish ? wish.want : null;
  if (id === undefined || want === null || want === "pause")
    throw new IsochronError(
      "NOT_FOUND",
      `no machine of the cluster is at capture ${id ?? ""}: it rests as it was left`,
    );
  const { site, options } = await askedBefore(cluster, id);
  const input = { captureId: id, site, options };
  await agreement.control.ask(id, { want: "run" });
  const job = await addJob(agreement, { kind: want === "cancel" ? "end" : "resume", input, about: id });
  io.out(`job ${job.id} ${want === "cancel" ? "ends" : "goes on with"} capture ${id}\n`);
}

async function now(agreement: Pick<Agreement, "readTime">): Promise<Instant> {
  return instant(Math.floor(await agreement.readTime()));
}

function wordOf(wish: Wish): string {
  if ("edit" in wish) return "change as told, within a second or two";
  const words = {
    pause: "pause: it waits after the requests in flight",
    run: "go on",
    cancel: "end: it writes its index and report after the requests in flight",
  };
  return words[wish.want];
}

// When a page is done: nothing is out, its own time brings nothing more, and its tree stays as it is.
import { askPage, type AskedPage } from "./ask-page.js";
import type { PageRecord } from "./page-record.js";
import type { PageTargets } from "./page-targets.js";

/** What settling looks at. */
export interface Settling extends AskedPage {
  readonly targets: PageTargets;
}

/** How long a page must be quiet, and how much of its own time it may take for that. */
export interface SettleBounds {
  readonly quietMs: number;
  readonly atMostMs: number;
  /** What the page looked like before; unless it is said, the first look is taken to be a change. */
  readonly before?: string;
}

/** Lets a page that was loaded come to rest; one that does not is noted. */
export async function settle(at: Settling): Promise<void> {
  const { limits, book } = at.record;
  const bounds = { quietMs: limits.quietVirtualMs, atMostMs: limits.virtualBudgetMs };
  if (await isQuietWithin(at, bounds)) return;
  book.note("not-settled", `still moving after ${limits.virtualBudgetMs} ms of its own time`);
}

/** Lets the page's time pass until it is quiet, its budget is used up, or a limit is reached. */
export async function isQuietWithin(at: Settling, bounds: SettleBounds): Promise<boolean> {
  const { record, open } = at;
  const { limits, over } = record;
  const endMs = open.time.grantedMs + bounds.atMostMs;
  let seen = bounds.before ?? "";
  let quietMs = 0;
  while (record.reached === null && quietMs < bounds.quietMs) {
    if (open.time.grantedMs >= endMs) return false;
    await over.during(untilAnswered(record));
    await over.during(orLimit(record, open.time.grant(limits.sliceMs)));
    await over.during(rest(restMsOf(record)));
    await over.during(framesBuilt(record));
    await over.during(othersHeard(at));
    const now = await lookOf(at);
    quietMs = now === seen && !isUnderWay(record) ? quietMs + limits.sliceMs : 0;
    seen = now;
  }
  return true;
}

/**
 * Lets the page's time pass to a round figure: how long a page took to come to rest hangs a little on ours, and what is
 * done to it next must find the same time on its clock whenever it is done.
 */
export async function alignTime({ record, open }: Settling, toMs: number): Promise<void> {
  const restMs = (toMs - (open.time.grantedMs % toMs)) % toMs;
  if (restMs === 0 || record.reached !== null) return;
  await record.over.during(untilAnswered(record));
  await record.over.during(orLimit(record, open.time.grant(restMs)));
  await record.over.during(untilAnswered(record));
}

/** What tells a page that moves from one that does not. */
export async function lookOf(at: Settling): Promise<string> {
  return `${at.record.ledger.count} ${at.record.children.workers} ${await changesOf(at)}`;
}

function isUnderWay({ ledger, children }: PageRecord): boolean {
  return ledger.outstanding > 0 || children.loading.areAny;
}

/** Work on other threads (workers, decoders, databases) keeps real time: it is given some with every slice. */
function restMsOf({ limits, children, ledger }: PageRecord): number {
  // A service worker is started by the browser in its own time, in steps that nobody tells of.
  const hasWorkers = children.workers > 0 || ledger.requests.some(({ asker }) => asker === "worker");
  const quietMs = hasWorkers ? limits.quietRealWithWorkersMs : limits.quietRealMs;
  return (quietMs * limits.sliceMs) / limits.quietVirtualMs;
}

/** No time is granted while a request is out, a worker's too. */
async function untilAnswered(record: PageRecord): Promise<void> {
  while (record.ledger.outstanding > 0 && record.reached === null) await rest(POLL_MS);
}

/** Frames are built in as much of our time as of the page's: sooner it need not go on to its next slice. */
async function framesBuilt({ children: { loading }, limits }: PageRecord): Promise<void> {
  for (let restedMs = 0; loading.areAny && restedMs < limits.sliceMs; restedMs += POLL_MS)
    await rest(POLL_MS);
}

/** A page whose requests are left unanswered never comes to the end of its slice. */
export async function orLimit(record: PageRecord, granted: Promise<unknown>): Promise<void> {
  let isOver = false;
  const done = granted.finally(() => (isOver = true));
  done.catch(() => {});
  const reached = async () => {
    while (!isOver && record.reached === null) await rest(POLL_MS);
  };
  await Promise.race([done, reached()]);
}

const POLL_MS = 5;

function rest(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Whoever answers has done what it was told before. A worker that does not is not waited for again. */
const deafWorkers = new WeakMap<PageTargets, Set<string>>();

async function othersHeard({ connection, targets }: Settling): Promise<void> {
  const deaf = deafWorkers.get(targets) ?? new Set<string>();
  deafWorkers.set(targets, deaf);
  const asked = targets.workerSessions.filter((session) => !deaf.has(session));
  const answers = asked.map((session) =>
    connection
      .send("Runtime.evaluate", { expression: "0" }, { session, patienceMs: WORKER_PATIENCE_MS })
      .catch(() => deaf.add(session)),
  );
  // What the page asked of the browser itself (windows, downloads, dialogs) was heard before this is answered.
  await Promise.all([...answers, connection.send("Browser.getVersion", {})]);
}

const WORKER_PATIENCE_MS = 1_000;

/** How often the tree of the page's own document changed. */
async function changesOf(at: Settling): Promise<string> {
  return String(await askPage(at, "globalThis.changes"));
}

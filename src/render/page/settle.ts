// When a page is done: nothing is out, its own time brings nothing more, and its tree stays as it is.
import type { CdpConnection } from "../cdp/connection.js";
import { REAL_TIME_FACTOR } from "../limits.js";
import { COUNTING_WORLD } from "./injected.js";
import type { PageRecord } from "./page-record.js";
import type { OpenPage, PageTargets } from "./page-targets.js";

/** What settling looks at. */
export interface Settling {
  readonly connection: CdpConnection;
  readonly record: PageRecord;
  readonly targets: PageTargets;
  readonly open: OpenPage;
}

/** Lets the page's time pass until it is quiet, its budget is used up, or a limit is reached. */
export async function settle(at: Settling): Promise<void> {
  const { record, open } = at;
  const { limits, over } = record;
  let seen = "";
  let quietMs = 0;
  while (record.reached === null && quietMs < limits.quietVirtualMs) {
    if (open.time.grantedMs >= limits.virtualBudgetMs) {
      record.book.note("not-settled", `still moving after ${limits.virtualBudgetMs} ms of its own time`);
      return;
    }
    await over.during(untilAnswered(record));
    await over.during(orLimit(record, open.time.grant(limits.sliceMs)));
    await over.during(rest(restMsOf(record)));
    await over.during(othersHeard(at));
    const now = `${record.ledger.count} ${record.workers} ${await changesOf(at)}`;
    quietMs = now === seen && record.ledger.outstanding === 0 ? quietMs + limits.sliceMs : 0;
    seen = now;
  }
}

/** Work on other threads (workers, decoders, databases) keeps real time: it is given some with every slice. */
function restMsOf({ limits, workers, ledger }: PageRecord): number {
  // A service worker is started by the browser in its own time, in steps that nobody tells of.
  const hasWorkers = workers > 0 || ledger.requests.some(({ asker }) => asker === "worker");
  const quietMs = hasWorkers ? limits.quietRealWithWorkersMs : limits.quietRealMs;
  return (quietMs * limits.sliceMs) / limits.quietVirtualMs;
}

/** No time is granted while a request is out, a worker's too. */
async function untilAnswered(record: PageRecord): Promise<void> {
  while (record.ledger.outstanding > 0 && record.reached === null) await rest(POLL_MS);
}

/** A page whose requests are left unanswered never comes to the end of its slice. */
async function orLimit(record: PageRecord, granted: Promise<void>): Promise<void> {
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
async function changesOf({ connection, record, open }: Settling): Promise<string> {
  const { session, frameId } = open;
  const world = { frameId, worldName: COUNTING_WORLD };
  const patience = { session, patienceMs: record.limits.maxBusyMs * REAL_TIME_FACTOR };
  const asked = connection.send("Page.createIsolatedWorld", world, patience);
  const { executionContextId: contextId } = await record.over.during(asked);
  const look = { expression: "globalThis.changes", contextId, returnByValue: true };
  const { result } = await record.over.during(connection.send("Runtime.evaluate", look, patience));
  return String(result.value);
}

// Real time of a page: what it uses itself is bounded tightly, waiting for answers loosely.
import type { RenderLimits } from "../limits.js";
import type { StopSwitch } from "./stop-switch.js";

const LOOK_EVERY_MS = 50;

/** Watches the time of one page until it is stopped. */
export function watchPageTime(
  limits: Pick<RenderLimits, "maxBusyMs" | "maxPageMs">,
  isWaiting: () => boolean,
  over: StopSwitch,
  turn: () => number,
): { stop(): void } {
  let busyMs = 0;
  let wholeMs = 0;
  let last = performance.now();
  let lastTurn = turn();
  const timer = setInterval(() => {
    // A process of ours that was held up is not the page's doing: one look counts little.
    const passedMs = Math.min(performance.now() - last, 4 * LOOK_EVERY_MS);
    last = performance.now();
    wholeMs += passedMs;
    // Acts and steps are bounded in number: each may be busy for as long.
    if (turn() !== lastTurn) busyMs = 0;
    lastTurn = turn();
    if (!isWaiting()) busyMs += passedMs;
    if (busyMs > limits.maxBusyMs)
      over.stop("over-time", `the page was busy for more than ${limits.maxBusyMs} ms`);
    else if (wholeMs > limits.maxPageMs)
      over.stop("over-time", `the page took more than ${limits.maxPageMs} ms`);
  }, LOOK_EVERY_MS);
  return { stop: () => clearInterval(timer) };
}

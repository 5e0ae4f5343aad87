// The way from a run to the network: its place at the gates, the guards before every request, robots.txt, and the
// control that may hold it all.
import { limitsBy } from "#formats/index.js";
import type { Caller } from "#frontier/index.js";
import { mannersOf, type KeptCookie } from "#model/index.js";
import type { Fetcher } from "#ports/index.js";
import { HostsGivenUp } from "../admission/hosts-given-up.js";
import { guardedFetcher } from "../guard/guarded-fetcher.js";
import { Watchdog } from "../guard/watchdog.js";
import { RunControl } from "../run/run-control.js";
import type { RunGround } from "../run/run-ground.js";
import type { World } from "../world.js";
import { Asker } from "./asker.js";
import { keepAside } from "./keep-aside.js";
import { Knocks } from "./knock.js";
import { RobotsRules } from "./robots-rules.js";
import { RunAsking } from "./run-asking.js";

/** What a run asks with. */
export interface OpenAsking {
  readonly caller: Caller;
  readonly control: RunControl;
  readonly watchdog: Watchdog;
  /** Sends when nothing holds the run back. */
  readonly fetcher: Fetcher;
  readonly hosts: HostsGivenUp;
  readonly asker: Asker;
  readonly robots: RobotsRules;
  readonly asking: RunAsking;
}

/** Makes it for one run. */
export function openAsking(ground: RunGround, world: World): OpenAsking {
  const { state, sink, patience, meter, stop } = ground;
  const { clock, logger } = world;
  const manners = mannersOf(state.settings);
  const caller = world.gates.join(state.settings.delayMs);
  const control = new RunControl(ground, { clock, logger, caller });
  const watchdog = new Watchdog(world);
  const ready = (): Promise<void> => patience.clear().then(() => control.ready());
  const fetcher = guardedFetcher({ patience, watchdog, meter, ready }, world.fetcher);
  const hosts = new HostsGivenUp(manners.maxHostFailures);
  const ports = {
    fetcher,
    clock,
    logger,
    get signal() {
      return stop.signal; // that of the turn, where a run has turns
    },
  };
  const asker = new Asker(ports, caller, {
    sharedAddresses: manners.sharedAddresses,
    // A capture that is taken up again goes on by the rules that it began with.
    limits: limitsBy(state.capture.settings.contentRules),
    onAnswer: (url, answer) => hosts.note(url, answer),
    onShortened: (words) => void ground.notes.push(words),
  });
  const robots = new RobotsRules(asker, (url, answered) => keepAside(sink, url, "robots", answered));
  const asking = new RunAsking(asker, robots, sink, knocksOf(ground, world, { asker, robots }));
  return { caller, control, watchdog, fetcher, hosts, asker, robots, asking };
}

/** The fetcher's jar belongs to this capture from now on; without one, or unless asked for, nothing is obeyed. */
function knocksOf(
  { state, sink, seen, notes }: RunGround,
  { fetcher, clock }: World,
  parts: Pick<OpenAsking, "asker" | "robots">,
): Knocks | null {
  const { cookies } = fetcher;
  cookies?.hold(state.capture.cookies ?? []);
  if (!cookies || !mannersOf(state.settings).cookieJar) return null;
  const record = (kept: readonly KeptCookie[]): Promise<void> => state.update({ cookies: kept });
  return new Knocks({ ...parts, sink, clock, cookies, seen, record, notes });
}

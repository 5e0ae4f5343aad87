// The way from a run to the network: its place at the gates, the guards before every request, robots.txt, and the
// control that may hold it all.
import { limitsBy } from "#formats/index.js";
import { mannersOf } from "#model/index.js";
import { HostsGivenUp } from "../admission/hosts-given-up.js";
import { guardedFetcher } from "../guard/guarded-fetcher.js";
import { Watchdog } from "../guard/watchdog.js";
import { RunControl } from "../run/run-control.js";
import { Asker } from "./asker.js";
import { keepAside } from "./keep-aside.js";
import { Knocks } from "./knock.js";
import { RobotsRules } from "./robots-rules.js";
import { RunAsking } from "./run-asking.js";
/** Makes it for one run. */
export function openAsking(ground, world) {
    const { state, sink, patience, meter, stop } = ground;
    const { clock, logger } = world;
    const manners = mannersOf(state.settings);
    const caller = world.gates.join(state.settings.delayMs);
    const control = new RunControl(ground, { clock, logger, caller });
    const watchdog = new Watchdog(world);
    const ready = () => patience.clear().then(() => control.ready());
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
function knocksOf({ state, sink, seen, notes }, { fetcher, clock }, parts) {
    const { cookies } = fetcher;
    cookies?.hold(state.capture.cookies ?? []);
    if (!cookies || !mannersOf(state.settings).cookieJar)
        return null;
    const record = (kept) => state.update({ cookies: kept });
    return new Knocks({ ...parts, sink, clock, cookies, seen, record, notes });
}

import type { Caller } from "#frontier/index.js";
import type { Fetcher } from "#ports/index.js";
import { HostsGivenUp } from "../admission/hosts-given-up.js";
import { Watchdog } from "../guard/watchdog.js";
import { RunControl } from "../run/run-control.js";
import type { RunGround } from "../run/run-ground.js";
import type { World } from "../world.js";
import { Asker } from "./asker.js";
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
export declare function openAsking(ground: RunGround, world: World): OpenAsking;

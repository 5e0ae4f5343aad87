import type { Caller } from "#frontier/index.js";
import type { LinkSieve } from "../admission/link-sieve.js";
import type { World } from "../world.js";
import type { RunGround } from "./run-ground.js";
/** The parts of a run that its past is taken into. */
interface TakenUp extends Pick<RunGround, "state" | "frontier" | "seen" | "record" | "notes"> {
    readonly world: World;
    readonly sieve: LinkSieve;
    readonly caller: Caller;
}
/** Takes in what earlier processes saw; of a new capture there is nothing. */
export declare function takeUp(run: TakenUp): Promise<void>;
/** Puts on record where a capture stands that goes on; a new one stands nowhere. */
export declare function standOnRecord(run: TakenUp): Promise<void>;
export {};

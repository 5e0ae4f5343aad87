// What a machine stands on: a clock anchored to the agreement's time, and the gates that go by it. A clock that went wrong
// is replaced, and its gates with it; who works by them has lost his sites then.
import { Gates } from "#frontier/index.js";
import { AgreedClock } from "../clock/agreed-clock.js";
/** The ground of one machine. */
export class GroundKeeper {
    #ports;
    #ground = null;
    constructor(ports) {
        this.#ports = ports;
    }
    /** What is stood on now; `null` before anything is, and after its clock went wrong. */
    get ground() {
        return this.#ground;
    }
    /** The ground to begin work on; `null` where the agreement answers too slowly for any clock. */
    async firm() {
        if (this.#ground)
            return this.#ground;
        const { agreement, time, machine, requestsAtOnce } = this.#ports;
        const clock = await AgreedClock.anchor({ agreement, time, machine });
        if (clock !== null)
            this.#ground = { clock, gates: new Gates(clock, requestsAtOnce, agreement.gates) };
        return this.#ground;
    }
    /** Looks at the agreement's time; where the clock is wrong, nothing is stood on any more. */
    async check() {
        const ground = this.#ground;
        if (ground === null)
            return null;
        const finding = await ground.clock.check();
        if (finding === "wrong" && this.#ground === ground)
            this.#ground = null;
        return finding;
    }
}

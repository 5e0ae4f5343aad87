import { IsochronError } from "#errors.js";
/** A site is this machine's no more, or was stamped by a clock that went wrong: nothing further of it counts. */
export class SiteLost extends IsochronError {
    name = "SiteLost";
    why;
    constructor(site, why) {
        const words = why === "lease" ? "another machine has it" : "this machine's clock went wrong meanwhile";
        super("CLUSTER", `${site} is given up here: ${words}; what is acknowledged of it stays`);
        this.why = why;
    }
}

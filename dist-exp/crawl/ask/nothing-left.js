// A run that may send so many requests in a turn has sent them: what would be asked next is left for another turn.
import { IsochronError } from "#errors.js";
/** Ends a turn: nothing was sent. */
export class NothingLeft extends IsochronError {
    name = "NothingLeft";
    constructor() {
        super("INTERNAL", "no request is left in this turn");
    }
}

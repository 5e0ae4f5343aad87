// What was asked for on behalf of each page view, in memory only: scripts and style sheets ask for parts that no document
// names. A view has a name that nobody can guess; it stands in the addresses of the frame, and whoever has it was shown
// the view. One reader cannot ask for another's.
import { randomBytes } from "node:crypto";
/** Of all views the newest are kept. */
const MOST_VIEWS = 200;
/** Of one view so many parts; a page that asks without end fills its own log only. */
const MOST_ASKED = 250;
/** Of one view all addresses together. */
const MOST_CHARS = 100_000;
/** The views of a running server. */
export class ViewLog {
    #views = new Map();
    /** Begins a view and names it. */
    begin({ url, at, wished, isOutlined = false }) {
        const name = randomBytes(16).toString("base64url");
        const target = { url, at, wished };
        this.#views.set(name, { target, isOutlined, asked: new Map(), isCut: false, chars: 0, clock: null });
        if (this.#views.size > MOST_VIEWS)
            this.#views.delete(this.#views.keys().next().value);
        return name;
    }
    /** Notes that something was asked for; a name that is not known, any more or at all, is passed over. */
    note(name, { url, at }) {
        const view = this.#named(name);
        if (!view)
            return;
        const key = `${at} ${url}`;
        if (view.asked.has(key))
            return;
        const isFull = view.asked.size >= MOST_ASKED || view.chars + url.length > MOST_CHARS;
        if (isFull)
            view.isCut = true;
        else
            view.asked.set(key, { url, at });
        if (!isFull)
            view.chars += url.length;
    }
    /** From when the clock of a view's document starts; `null` as long as none was shown, or where it is not kept. */
    clockOf(name) {
        return this.#named(name)?.clock ?? null;
    }
    /** Starts it, once. */
    startClock(name, clock) {
        const view = this.#named(name);
        if (view)
            view.clock ??= clock;
    }
    /** A view by its name; `null` when it is not kept. */
    of(name) {
        return this.#views.get(name) ?? null;
    }
    #named(name) {
        return name === null ? undefined : this.#views.get(name);
    }
}

import { instant } from "#model/index.js";
import { unseenPages } from "../skip/course-pages.js";
import { aliveNews, deadNews, newsOfLook } from "./turn-news.js";
/** How fast the figure of versions per look follows. */
const FOLLOWING = 0.02;
const HOUR_MS = 3_600_000;
/** A site that does not answer is asked after one, two, four … hours, and once a week at last. */
const MOST_DEAD_MS = 7 * 24 * HOUR_MS;
/** Said to people when it has been silent so often, and again when it answers. */
const TELL_DEAD = 3;
/** The looks of one turn. */
export class TakenLooks {
    #site;
    #course;
    #now;
    #isSettled;
    news = [];
    looks = 0;
    changes = 0;
    answers = 0;
    #versionsPerLook;
    constructor(site, course, state, now) {
        this.#site = site;
        this.#course = course;
        this.#now = now;
        this.#isSettled = state.isSettled;
        this.#versionsPerLook = state.versionsPerLook;
    }
    /** Takes one look. */
    take(look) {
        if (look.found === "refused")
            return;
        this.looks++;
        if (look.found !== "failed")
            this.answers++;
        const wasGone = this.#course.isGone(look.url);
        const heard = asHeard(look, wasGone);
        const { found } = heard;
        const isVersion = found === "changed" || (found === "gone" && look.importance !== null);
        if (isVersion)
            this.changes++;
        this.#versionsPerLook += FOLLOWING * ((isVersion ? 1 : 0) - this.#versionsPerLook);
        const context = { site: this.#site, isSettled: this.#isSettled, wasGone };
        const told = newsOfLook(heard, context);
        if (told !== null)
            this.news.push(told);
        this.#course.learn([heard]);
        this.#course.enter(foundIn(look), this.#now);
    }
    /** The loop's state after these looks. */
    after(state) {
        const isSilent = this.looks > 0 && this.answers === 0;
        return {
            ...state,
            looks: state.looks + this.looks,
            versions: state.versions + this.changes,
            versionsPerLook: this.#versionsPerLook,
            isSettled: state.isSettled || (this.looks > 0 && [...unseenPages(this.#course)].length === 0),
            ...(this.looks === 0 ? {} : isSilent ? this.#silent(state) : this.#answered(state)),
        };
    }
    #silent({ deadTurns: turns, deadUntil: before }) {
        const deadTurns = turns + 1;
        const deadUntil = instant(this.#now + Math.min(MOST_DEAD_MS, HOUR_MS * 2 ** (deadTurns - 1)));
        if (deadTurns === TELL_DEAD)
            this.news.push(deadNews(this.#silence(deadTurns, before), deadUntil));
        return { deadTurns, deadUntil };
    }
    #answered({ deadTurns, deadUntil }) {
        if (deadTurns >= TELL_DEAD)
            this.news.push(aliveNews(this.#silence(deadTurns, deadUntil)));
        return { deadTurns: 0, deadUntil: null };
    }
    #silence(turns, before) {
        return { site: this.#site, turns, at: this.#now, before };
    }
}
/** A look as a watch hears of it: what varies by itself is kept like any version, and counts as none that matters. */
export function asHeard(look, wasGone) {
    return look.isByItself && !wasGone ? { ...look, found: "same" } : look;
}
/** Pages that a look leads to and nobody knew. */
function foundIn({ links }) {
    return links.map(({ url, kind, depth, via }) => ({ url, kind, depth, via }));
}

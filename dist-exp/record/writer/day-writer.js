// Frames into the journal of a day, contents into its testimony, and the day into the archive when it is over. What a
// commit has acknowledged survives kill -9: contents are on disk before the journal names them.
import { IsochronError } from "#errors.js";
import { instant, toIso } from "#model/index.js";
import { cutPage, takeRun, takesContent, unkeptRun } from "../served/index.js";
import { LivePages } from "./live-pages.js";
import { newContent } from "./new-content.js";
import { tellDay } from "./tell-day.js";
const DAY_MS = 86_400_000;
const MOST_FORMS = 16;
/** The first instant of an instant's UTC day. */
function dayOf(at) {
    return instant(Math.floor(at / DAY_MS) * DAY_MS);
}
/** Writes one recorder's days. */
export class DayWriter {
    #ground;
    #pages;
    #head = null;
    #testimony = null;
    #seq = 0;
    #losses = 0;
    #forget = new Set();
    #sums = { contents: 0, answers: 0 };
    constructor(ground) {
        this.#ground = ground;
        this.#pages = new LivePages(ground.journal, ground.maxPages);
    }
    /** Takes up what the journal holds; says up to which frame of this run it has all. */
    async begin() {
        const { journal, resume, run, site } = this.#ground;
        const head = await journal.head();
        if (head?.run === run)
            [this.#seq, this.#losses] = [head.seq, head.losses];
        if (!head?.capture)
            return this.#seq;
        this.#testimony = await resume(head.capture);
        if (this.#testimony === null)
            await journal.clear({ ...head, capture: null });
        else
            this.#head = { ...head, capture: head.capture };
        if (head.toldUpTo !== null || head.site !== site)
            await this.#conclude(true);
        return this.#seq;
    }
    /** Takes a frame; it is acknowledged by the next commit. */
    async take(frame) {
        if (frame.seq <= this.#seq)
            return;
        // Numbers that are missing are answers that are missing.
        if (frame.seq > this.#seq + 1)
            this.#losses++;
        const { words } = frame;
        if (words.kind === "run")
            await this.#takeRun(words.run, words.content, frame);
        else if (words.kind === "cut")
            this.#pages.put(cutPage(await this.#pages.get(words.url, this.#seen), words.lost));
        else if (words.kind === "cut-all")
            this.#losses++;
        else if (words.kind === "tick")
            await this.#tick(words.at, words.tallies);
        this.#seq = frame.seq;
    }
    /** Puts all that was taken on disk; gives the number of the last frame, and the pages that nothing is known of. */
    async commit() {
        if (this.#head !== null) {
            this.#head = { ...this.#head, run: this.#ground.run, seq: this.#seq, losses: this.#losses };
            await this.#ground.journal.commit(this.#head, this.#pages.changed());
            this.#pages.settled();
        }
        const forget = [...this.#forget];
        this.#forget.clear();
        return { ack: this.#seq, forget };
    }
    /** Tells what the day came to and ends it. */
    async end() {
        // From here on it can only be told, also after a kill.
        if (this.#head !== null)
            this.#head = { ...this.#head, toldUpTo: "" };
        await this.commit();
        await this.#conclude(false);
    }
    /** Leaves it, to be taken up again. */
    async leave() {
        await this.commit();
        await this.#testimony?.leave();
    }
    get status() {
        if (this.#head === null)
            return null;
        const { day, capture } = this.#head;
        return { day: toIso(day).slice(0, 10), capture, ...this.#sums };
    }
    get #seen() {
        return `${this.#ground.run} ${this.#losses}`;
    }
    async #takeRun(run, words, frame) {
        await this.#turnTo(dayOf(run.firstLastByteAt), run);
        const page = await this.#pages.get(run.url, this.#seen);
        const [held, content] = await this.#contentOf(page, run, words, frame);
        this.#sums.answers += run.count;
        this.#pages.put(content === null ? unkeptRun(held, run) : takeRun(held, run, content));
    }
    /** The page with the run's content among its own, and which it is; `null` when it is not kept. */
    async #contentOf(page, run, words, frame) {
        const known = page.contents.findIndex(({ forms }) => forms.includes(run.form));
        if (known !== -1)
            return [page, known];
        if (words === undefined) {
            this.#forget.add(run.url);
            return [page, null];
        }
        const content = newContent(frame, words);
        if (content.kind === "none")
            return [page, null];
        const equal = page.contents.findIndex(({ identity }) => identity === content.identity);
        if (equal !== -1)
            return [withForm(page, equal, run.form), equal];
        if (!takesContent(page, run.variant))
            return [page, null];
        const kept = await this.#keep(run, content);
        if (kept === null)
            return [page, null];
        const contents = [...page.contents, { identity: content.identity, forms: [run.form], kept }];
        return [{ ...page, contents }, page.contents.length];
    }
    /** `null` for an answer that shows no state of its page. */
    async #keep(run, { bytes, leftOut }) {
        try {
            const kept = await this.#testimony.keep({
                type: "response",
                url: run.url,
                at: run.firstLastByteAt,
                origin: "answered to a visitor",
                conversion: null,
                bytes,
                leftOut,
            });
            this.#sums.contents++;
            return kept;
        }
        catch (error) {
            if (error instanceof IsochronError && error.code === "BAD_INPUT")
                return null;
            throw error;
        }
    }
    async #tick(at, tallies) {
        if (this.#head === null)
            return;
        this.#head = { ...this.#head, tallies };
        if (dayOf(at) > this.#head.day)
            await this.end();
    }
    async #turnTo(day, { url }) {
        if (this.#head !== null && day > this.#head.day) {
            await this.end();
            this.#forget.add(url);
        }
        if (this.#head !== null)
            return;
        this.#testimony = await this.#ground.open();
        const { run, site } = this.#ground;
        const { id: capture } = this.#testimony.capture;
        this.#head = {
            site,
            day,
            capture,
            run,
            seq: this.#seq,
            losses: this.#losses,
            tallies: {},
            toldUpTo: null,
        };
        await this.#ground.journal.commit(this.#head, []);
    }
    async #conclude(isResumed) {
        if (this.#head === null || this.#testimony === null)
            return;
        const { journal, isTold, onConcluded } = this.#ground;
        const [head, testimony] = [this.#head, this.#testimony];
        await tellDay({ journal, head, testimony, isTold, onConcluded, isResumed });
        this.#head = this.#testimony = null;
        this.#pages.clear();
        this.#sums.contents = this.#sums.answers = 0;
    }
}
function withForm(page, content, form) {
    const held = page.contents[content];
    const forms = [...held.forms, form].slice(-MOST_FORMS);
    return { ...page, contents: page.contents.with(content, { ...held, forms }) };
}

const DAY_MS = 86_400_000;
const MOST_FORMS = 8;
const MOST_VARIANTS = 32;
/** The pages that are asked for now; those asked for longest ago are forgotten first. */
export class AnswerRuns {
    #queue;
    #maxPages;
    #pages = new Map();
    #pending = new Set();
    /** Pages with a loss that the writer was not told of yet. */
    #lossy = new Set();
    #day = -1;
    #owesCutAll = false;
    #taken = 0;
    #dropped = 0;
    constructor(queue, maxPages) {
        this.#queue = queue;
        this.#maxPages = maxPages;
    }
    get tallies() {
        return { taken: this.#taken, dropped: this.#dropped };
    }
    get livePages() {
        return this.#pages.size;
    }
    /** Counts an answer. */
    take(answer) {
        this.#taken++;
        this.turnDay(answer.lastByteAt);
        const page = this.#page(answer.url, answer.variant);
        const { form, coding } = answer;
        // Another form in the same coding: something changed, and order matters from here on.
        if (page.latest.get(coding) !== form)
            this.#send(page);
        page.latest.set(coding, form);
        if (!page.forms.has(form))
            return this.#introduce(page, answer);
        const run = page.forms.get(form);
        if (run !== null)
            return prolong(run, answer);
        page.forms.set(form, runOf(answer));
        this.#pending.add(page);
    }
    /** Says that an answer to a page was lost sight of, or was another than those recorded. */
    cut(url, lost) {
        const pages = [...(this.#pages.get(url)?.values() ?? [])];
        for (const page of pages)
            this.#send(page);
        if (this.#push({ kind: "cut", url, lost }))
            return;
        this.#owesCutAll = true;
        for (const page of pages)
            this.#noteLoss(page, lost);
    }
    /** The writer does not have what it was sent of a page: the next answer brings it again. */
    forget(url) {
        for (const page of this.#pages.get(url)?.values() ?? []) {
            this.#send(page);
            page.forms.clear();
        }
    }
    /** Sends everything that is counted, and says what was lost; to be called every other second, and at the end. */
    flush(isLast = false) {
        const pending = this.#pending;
        this.#pending = new Set();
        for (const page of pending)
            this.#send(page);
        for (const page of this.#lossy) {
            if (!this.#push({ kind: "cut", url: page.url, lost: page.lost }, [], isLast))
                return;
            this.#isTold(page);
        }
    }
    /** A new day has a testimony of its own: what is counted goes before it, and bodies go again. */
    turnDay(at) {
        const day = Math.floor(at / DAY_MS);
        if (day <= this.#day)
            return;
        this.flush();
        this.#day = day;
        for (const variants of this.#pages.values())
            for (const page of variants.values())
                page.forms.clear();
    }
    #page(url, variant) {
        const known = this.#pages.get(url);
        const variants = known ?? new Map();
        // Re-inserted, so that the first of the map is the one asked for longest ago.
        if (known)
            this.#pages.delete(url);
        else if (this.#pages.size >= this.#maxPages)
            this.#forgetOldest();
        this.#pages.set(url, variants);
        let page = variants.get(variant);
        if (page)
            return page;
        if (variants.size >= MOST_VARIANTS)
            this.#forgetIn(variants);
        page = { url, forms: new Map(), latest: new Map(), lost: null };
        variants.set(variant, page);
        return page;
    }
    #forgetOldest() {
        const [url, variants] = this.#pages.entries().next().value;
        this.#forgetIn(variants);
        this.#pages.delete(url);
    }
    #forgetIn(variants) {
        for (const page of variants.values()) {
            this.#send(page);
            if (page.lost !== null)
                this.#owesCutAll = true;
            this.#lossy.delete(page);
        }
        variants.clear();
    }
    #introduce(page, answer) {
        const { words, body } = answer.content();
        const run = { ...runOf(answer), lost: page.lost };
        if (!this.#push({ kind: "run", run, content: words }, body))
            return this.#lose(page, run);
        this.#isTold(page);
        page.forms.set(answer.form, null);
        if (page.forms.size > MOST_FORMS)
            this.#forgetForm(page);
    }
    #forgetForm(page) {
        this.#send(page);
        page.forms.delete(page.forms.keys().next().value);
    }
    /** All or none: of runs that lie between each other, one that is lost makes the others say what was not so. */
    #send(page) {
        this.#pending.delete(page);
        const runs = [...page.forms.values()].filter((run) => run !== null);
        for (const { form } of runs)
            page.forms.set(form, null);
        const hasRoom = this.#queue.hasRoomFor(runs.length + (this.#owesCutAll ? 1 : 0));
        for (const run of runs)
            if (hasRoom && this.#push({ kind: "run", run: { ...run, lost: page.lost } }))
                this.#isTold(page);
            else
                this.#lose(page, run);
    }
    #isTold(page) {
        page.lost = null;
        this.#lossy.delete(page);
    }
    #lose(page, { count, firstArrivedAt, lastLastByteAt }) {
        this.#dropped += count;
        this.#noteLoss(page, { since: firstArrivedAt, until: lastLastByteAt });
    }
    #noteLoss(page, lost) {
        page.lost = page.lost === null ? lost : hullOf(page.lost, lost);
        this.#lossy.add(page);
    }
    #push(...[words, body, must]) {
        if (this.#owesCutAll && this.#queue.push({ kind: "cut-all" }, [], must))
            this.#owesCutAll = false;
        return !this.#owesCutAll && this.#queue.push(words, body, must);
    }
}
function runOf({ url, variant, form, arrivedAt, lastByteAt }) {
    return {
        url,
        variant,
        form,
        firstArrivedAt: arrivedAt,
        lastArrivedAt: arrivedAt,
        firstLastByteAt: lastByteAt,
        lastLastByteAt: lastByteAt,
        count: 1,
        lost: null,
    };
}
function hullOf(one, other) {
    return {
        since: one.since < other.since ? one.since : other.since,
        until: one.until > other.until ? one.until : other.until,
    };
}
function prolong(run, { arrivedAt, lastByteAt }) {
    run.count++;
    if (arrivedAt < run.firstArrivedAt)
        run.firstArrivedAt = arrivedAt;
    if (arrivedAt > run.lastArrivedAt)
        run.lastArrivedAt = arrivedAt;
    if (lastByteAt > run.lastLastByteAt)
        run.lastLastByteAt = lastByteAt;
}

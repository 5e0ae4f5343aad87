// The rules of an archive as they bear upon one group of readers at one moment.
import { surt } from "#formats/index.js";
import { endOfSpan, isForGroup, pageOfView, ruling, } from "#model/index.js";
import { withheldBy } from "./withheld.js";
/** Embargoes end by themselves: what was made of a report is made anew at least so often. */
const FRESH_MS = 600_000;
/** What one group may see now. */
export class Judge {
    #rules;
    #question;
    #version;
    #last = null;
    constructor({ rules, version }, question) {
        this.#rules = rules.filter((rule) => isForGroup(rule, question.group));
        this.#question = question;
        this.#version = version;
    }
    /** Whether everything is open to the group, and listed. */
    get isOpen() {
        return !this.#rules.some(isRestrictive);
    }
    /** A word that changes whenever the group may see something else; an embargo's end is noticed within minutes. */
    get version() {
        const isDated = this.#rules.some(({ access }) => access.kind === "embargo");
        return `${this.#version} ${isDated ? Math.floor(this.#question.now / FRESH_MS) : ""}`;
    }
    of({ url, at, collection }) {
        return ruling(this.#rules, { ...this.#question, surt: this.#keyOf(url), at, collection });
    }
    /** Whether it may be named in lists. */
    isListed(judged) {
        return this.of(judged).kind === "allow";
    }
    /** Whether it is shown to whoever has its address. */
    isShown(judged) {
        const { kind } = this.of(judged);
        return kind === "allow" || kind === "unlisted";
    }
    /**
     * What is to be said of an address of which nothing can be shown: by the rules alone, so that it is the same whether
     * something is stored or not. Times and collections are left aside, as nobody who asks knows of any.
     */
    refusalOf(url) {
        const key = this.#keyOf(url);
        const rules = this.#rules.filter((rule) => isUnconditional(rule) || (isWithholding(rule) && (rule.surt !== "" || rule.collection === null)));
        const anyhow = rules.map((rule) => ({ ...rule, collection: null, from: null, to: null }));
        const at = this.#question.now;
        const found = ruling(anyhow, { ...this.#question, surt: key, at, collection: null });
        const id = found.kind === "blocked" || found.kind === "embargoed" ? found.rule : null;
        const rule = rules.find((one) => one.id === id);
        return rule ? withheldBy(rule) : null;
    }
    /** Whether a rule may hide something in a stretch of the index, by hosts alone. */
    mayTouch({ url, match }) {
        const host = hostOfKey(surt(url));
        // The beginning of a host's name reaches hosts of many keys; so do names of what browsers made of pages.
        const isPartOfHost = /^urn:/i.test(url) || (match === "prefix" && !/^(?:[a-z]+:\/\/)?[^/]+\//i.test(url));
        return this.#rules.some((rule) => isRestrictive(rule) && (isPartOfHost || isSameWay(hostOfKey(rule.surt), host)));
    }
    /** Whether a rule may hide something of a capture, by its seeds' hosts, its site and its times alone. */
    mayTouchCapture(capture) {
        const hosts = capture.seeds.map((url) => hostOfKey(surt(url)));
        const end = capture.finishedAt ?? this.#question.now;
        return this.#rules.some((rule) => isRestrictive(rule) &&
            (rule.collection === null || rule.collection === capture.site) &&
            (rule.from === null || rule.from <= end) &&
            (rule.to === null || capture.startedAt <= rule.to) &&
            !this.#hasEnded(rule, end) &&
            (hosts.length === 0 || hosts.some((host) => isSameWay(hostOfKey(rule.surt), host))));
    }
    /** Neighbours have the same address nearly always. */
    #keyOf(url) {
        if (this.#last?.url !== url)
            this.#last = { url, key: surt(pageOfView(url)) };
        return this.#last.key;
    }
    #hasEnded({ access }, at) {
        if (access.kind !== "embargo")
            return false;
        const { until } = access;
        return (typeof until === "number" ? until : endOfSpan(at, until)) <= this.#question.now;
    }
}
function isRestrictive({ access }) {
    return access.kind !== "allow";
}
function isWithholding({ access }) {
    return access.kind === "block" || access.kind === "embargo";
}
function isUnconditional({ collection, from, to }) {
    return collection === null && from === null && to === null;
}
/** The host in a key, without its port; all of a key that has not come so far. */
function hostOfKey(key) {
    return key.replace(/(?::\d*)?\).*$/s, "");
}
function isSameWay(a, b) {
    return a.startsWith(b) || b.startsWith(a);
}

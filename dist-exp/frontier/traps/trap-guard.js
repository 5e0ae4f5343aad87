// Every new link passes here: into the frontier, replaced by a better one, or refused with its reason.
import { setsKey } from "#formats/traps/facets.js";
import { KeyCounts } from "#formats/traps/key-counts.js";
import { TRAP_RULES, trapKeys, trapLink } from "#formats/traps/link-rules.js";
import { sessionId, withoutSession } from "#formats/traps/session-id.js";
import { hostOf, refusalReason, } from "#model/index.js";
import { MirrorWatch } from "./mirror-watch.js";
/** Counts what was taken, and refuses what looks endless. */
export class TrapGuard {
    #counts = new KeyCounts();
    #mirrors;
    #known;
    /** The link judged last, which is mostly the next to be taken. */
    #judged = null;
    constructor(options) {
        this.#mirrors = new MirrorWatch(new Set(options.seeds.map(hostOf)));
        this.#known = {
            get nowMs() {
                return options.nowMs();
            },
            shapeBudget: options.shapeBudget,
            count: (key) => this.#counts.get(key),
            mirrored: (host) => this.#mirrors.originalOf(host),
        };
    }
    /** Why a new link is not taken; `null` when it may be. `nth` is its place among the new links of its page. */
    refusalOf({ url, kind }, nth = 1) {
        const link = trapLink(url, kind, nth);
        this.#judged = link;
        for (const rule of TRAP_RULES) {
            const detail = rule.refuse(link, this.#known);
            if (detail === null)
                continue;
            const instead = rule === sessionId ? withoutSession(url) : null;
            const reason = refusalReason(rule.code, detail);
            return { url, code: rule.code, shape: link.shape, reason, instead };
        }
        return null;
    }
    /** Counts a URL that is known from now on. */
    take({ url, kind }) {
        const link = this.#judged?.url === url ? this.#judged : trapLink(url, kind, 1);
        const { keys, set } = trapKeys(link);
        if (set !== null && this.#counts.get(set) === 0)
            this.#counts.add(setsKey(link));
        for (const key of keys)
            this.#counts.add(key);
    }
    /** Takes note of a document's content, to tell mirrors. */
    noteContent(url, digest) {
        this.#mirrors.note(url, digest);
    }
}

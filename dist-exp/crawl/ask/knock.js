// A knock at a host's door before its first page: cookies that it sets then are sent with every request to it, the
// same to the end of the capture, so that both looks at a page ask the same (docs/evidence.md, request profile).
import { setCookiesOf } from "#formats/index.js";
import { hostOf } from "#model/index.js";
import { follow } from "./follow.js";
import { keepAside } from "./keep-aside.js";
/** A capture of very many hosts does not write down very many jars. */
const MOST_HOSTS = 100;
/** Knocks once at each host. */
export class Knocks {
    #parts;
    #byHost = new Map();
    #hosts = 0;
    constructor(parts) {
        this.#parts = parts;
    }
    /** When this resolves, the cookies of the page's host are settled; what it sets later is not obeyed. */
    settled(url) {
        if (this.#byHost.size === 0)
            this.#knowSeenHosts();
        const host = hostOf(url);
        let knocked = this.#byHost.get(host);
        if (!knocked)
            this.#byHost.set(host, (knocked = this.#knock(url, host)));
        return knocked;
    }
    /** A host that an earlier process looked at keeps the cookies that it had then, be it none. */
    #knowSeenHosts() {
        for (const [first] of this.#parts.seen.values())
            if (first)
                this.#byHost.set(hostOf(first.url), Promise.resolve());
    }
    async #knock(page, host) {
        const { robots, cookies, notes, record } = this.#parts;
        if (++this.#hosts > MOST_HOSTS) {
            if (this.#hosts === MOST_HOSTS + 1)
                notes.push(`cookies were kept of the first ${MOST_HOSTS} hosts only`);
            return;
        }
        const before = JSON.stringify(cookies.kept);
        await follow(page, {
            ask: (url) => this.#ask(url),
            refusalOf: async (url) => {
                if (hostOf(url) !== host)
                    return "elsewhere"; // another host's door is its own matter
                return (await robots.refusalOf(url))?.reason ?? null;
            },
        });
        if (JSON.stringify(cookies.kept) === before)
            return;
        await record(cookies.kept);
        const names = cookies.kept.flatMap((cookie) => (cookie.host === host ? [cookie.name] : []));
        notes.push(`${host}: cookies that it set are sent back with every request to it (--cookie-jar): ${names.join(", ") || "none any more"}`);
    }
    async #ask(url) {
        const { asker, sink, clock, cookies } = this.#parts;
        const answered = await asker.ask({ url });
        if (answered.result.kind === "response")
            cookies.obey(url, setCookiesOf(answered.result.exchange.responseBytes), clock.now());
        await keepAside(sink, url, "knock", answered);
        return answered;
    }
}

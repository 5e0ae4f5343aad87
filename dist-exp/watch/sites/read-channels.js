// The channels by which news are told: `desk: { mail: smtp://mail.example:587, from: a@b.org, to: [c@d.org] }`.
import { CHANGE_VERDICTS } from "#model/index.js";
import { entryOf } from "./read-site.js";
import { address, listOf, name, numberFrom, oneOf, pattern, sentence, words, yesOrNo, } from "./values.js";
import { secretSource, mailAddress, mailServer } from "./channel-values.js";
import { quoted } from "./yaml/fault.js";
/** One for each kind of news: a kind without its word does not compile. */
const NEWS_KINDS = {
    changed: true,
    new: true,
    gone: true,
    back: true,
    moved: true,
    sharp: true,
    trouble: true,
};
const RULE_KEYS = {
    importance: words(numberFrom(0, 1), "a number from 0 to 1"),
    kinds: listOf(oneOf([...CHANGE_VERDICTS, ...Object.keys(NEWS_KINDS)])),
    addresses: listOf(pattern),
    words: listOf(sentence),
};
const WAY_KEYS = {
    feed: { feed: yesOrNo },
    webhook: { webhook: address, "secret-from": secretSource },
    mail: {
        mail: mailServer,
        from: mailAddress,
        to: listOf(mailAddress),
        every: oneOf(["hour", "day", "week"]),
        "user-from": secretSource,
        "password-from": secretSource,
    },
};
const WAYS = Object.keys(WAY_KEYS);
/** Reads all channels. */
export function readChannels(node, faults) {
    if (node.kind !== "map") {
        faults.add(node.at, "tell: expected names of channels, like desk: { mail: …, from: …, to: […] }");
        return [];
    }
    return node.entries.flatMap((entry) => readChannel(entry, faults) ?? []);
}
function readChannel(entry, faults) {
    const { key, keyAt, value } = entry;
    const called = faults.taken("tell", name({ kind: "text", text: key, at: keyAt, end: entry.keyEnd }));
    if (value.kind !== "map")
        faults.add(value.at, `${key}: a channel needs feed, webhook or mail`);
    if (called === undefined || value.kind !== "map")
        return null;
    const ways = WAYS.filter((way) => entryOf(value, way) !== undefined);
    if (ways.length !== 1) {
        faults.add(keyAt, `${key}: a channel has one of feed, webhook and mail, not ${ways.join(" and ") || "none"}`);
        return null;
    }
    return new ChannelReader(key, value, faults).channel(ways[0]);
}
class ChannelReader {
    #name;
    #map;
    #faults;
    constructor(called, map, faults) {
        this.#name = called;
        this.#map = map;
        this.#faults = faults;
    }
    channel(kind) {
        const known = [...Object.keys(WAY_KEYS[kind]), ...Object.keys(RULE_KEYS)];
        for (const entry of this.#map.entries)
            if (!known.includes(entry.key))
                this.#strange(entry, kind, known);
        const [way, rule] = [this.#way(kind), this.#rule()];
        if (kind === "feed")
            this.#refuseRules();
        return way === null ? null : { name: this.#name, way, rule };
    }
    #strange(entry, kind, known) {
        const other = WAYS.find((way) => Object.hasOwn(WAY_KEYS[way], entry.key));
        if (other === undefined)
            this.#faults.unknown(entry, `a channel by ${kind}`, known);
        else
            this.#faults.add(entry.keyAt, `${this.#name}: ${entry.key} goes with ${other}, not with ${kind}`);
    }
    /** Whoever reads a feed chooses for themselves: a rule here would look as if it kept something back. */
    #refuseRules() {
        for (const { key, keyAt } of this.#map.entries)
            if (Object.hasOwn(RULE_KEYS, key))
                this.#faults.add(keyAt, `${this.#name}: ${key} goes with webhook and mail; readers of a feed choose by its address, ` +
                    "as /feeds/all.atom?importance=0.3&kinds=major,new");
    }
    #rule() {
        return {
            importance: this.#value("importance", RULE_KEYS.importance) ?? 0,
            kinds: this.#value("kinds", RULE_KEYS.kinds) ?? [],
            addresses: this.#value("addresses", RULE_KEYS.addresses) ?? [],
            words: (this.#value("words", RULE_KEYS.words) ?? []).map((word) => word.toLowerCase()),
        };
    }
    #way(kind) {
        if (kind === "mail")
            return this.#mail();
        if (kind === "webhook") {
            const url = this.#value("webhook", WAY_KEYS.webhook.webhook);
            const secretFrom = this.#value("secret-from", secretSource) ?? null;
            return url === undefined ? null : { kind, url, secretFrom };
        }
        if (this.#value("feed", yesOrNo) === false)
            this.#faults.add(this.#map.at, `${this.#name}: feed: false tells nobody: leave the channel out`);
        return { kind };
    }
    #mail() {
        const server = this.#value("mail", mailServer);
        const from = this.#needed("from", mailAddress);
        const to = this.#needed("to", WAY_KEYS.mail.to);
        const userFrom = this.#value("user-from", secretSource) ?? null;
        const passwordFrom = this.#value("password-from", secretSource) ?? null;
        if (to?.length === 0)
            this.#faults.add(this.#map.at, `${this.#name}: to: names nobody`);
        if (this.#has("user-from") !== this.#has("password-from"))
            this.#faults.add(this.#map.at, `${this.#name}: user-from and password-from go together`);
        if (server === undefined || from === undefined || to === undefined)
            return null;
        const every = this.#value("every", WAY_KEYS.mail.every) ?? "day";
        return { kind: "mail", server, userFrom, passwordFrom, from, to, every };
    }
    #has(key) {
        return entryOf(this.#map, key) !== undefined;
    }
    #needed(key, read) {
        if (!this.#has(key))
            this.#faults.add(this.#map.at, `${this.#name}: mail needs ${quoted(key)}`);
        return this.#value(key, read);
    }
    #value(key, read) {
        const entry = entryOf(this.#map, key);
        return entry && this.#faults.taken(`${this.#name}: ${key}`, read(entry.value));
    }
}

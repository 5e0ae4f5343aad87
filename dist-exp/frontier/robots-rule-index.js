// The rules of robots.txt that speak to one robot, found by what a path begins with or contains: a file of 500 KiB
// holds some 30,000 rules, and every link of a site is asked about.
/** Rules with wildcards are found by so many characters of a literal part of theirs. */
const GRAM = 4;
/** Finds the rule that counts for a path: the longest that matches; of equally long ones, one that allows (section 2.2.2). */
export class RobotsRuleIndex {
    /** Rules without wildcards, by their pattern: whether it allows. */
    #prefixes = new Map();
    #whole = new Map();
    /** Lengths of the prefixes, longest first; distinct ones cannot be many in a file of bounded size. */
    #lengths;
    /** Rules with wildcards, longest first, by the gram that a path must contain; "" for those without a literal. */
    #wildcards = new Map();
    #comparisons = 0;
    constructor(rules) {
        const ordered = rules.toSorted((a, b) => b.pattern.length - a.pattern.length || Number(b.allow) - Number(a.allow));
        const seen = new Set();
        for (const rule of ordered) {
            // The first of equal patterns allows if any does.
            if (seen.has(rule.pattern))
                continue;
            seen.add(rule.pattern);
            this.#file(rule);
        }
        this.#lengths = [...new Set([...this.#prefixes.keys()].map((prefix) => prefix.length))].sort((a, b) => b - a);
    }
    /** Look-ups and matches tried since the start: what a path costs, counted. */
    get comparisons() {
        return this.#comparisons;
    }
    /** What the longest matching rule says; `null` where none matches. */
    verdictOf(target) {
        const plain = this.#longestPlain(target);
        const wild = this.#longestWildcard(target, plain?.length ?? 0);
        if (plain === null || wild === null)
            return (wild ?? plain)?.allow ?? null;
        return wild.length > plain.length
            ? wild.allow
            : wild.length < plain.length
                ? plain.allow
                : plain.allow || wild.allow;
    }
    #file(rule) {
        const { pattern, allow } = rule;
        const isAnchored = pattern.endsWith("$");
        const literal = isAnchored ? pattern.slice(0, -1) : pattern;
        if (!literal.includes("*")) {
            (isAnchored ? this.#whole : this.#prefixes).set(literal, allow);
            return;
        }
        const parts = literal.split("*");
        const gram = this.#rarestGram(parts);
        const list = this.#wildcards.get(gram) ?? [];
        list.push({ ...rule, parts, isAnchored });
        this.#wildcards.set(gram, list);
    }
    /** Of the grams that a matching path must contain the one with the fewest rules, so that no list grows long. */
    #rarestGram(parts) {
        const longest = parts.reduce((x, y) => (y.length > x.length ? y : x));
        let best = longest.slice(0, GRAM);
        let fewest = this.#wildcards.get(best)?.length ?? 0;
        for (let at = 1; at + GRAM <= longest.length && fewest > 0; at++) {
            const gram = longest.slice(at, at + GRAM);
            const rules = this.#wildcards.get(gram)?.length ?? 0;
            if (rules < fewest)
                [best, fewest] = [gram, rules];
        }
        return best;
    }
    #longestPlain(target) {
        this.#comparisons++;
        const whole = this.#whole.get(target);
        // Its `$` counts as a character of the pattern.
        if (whole !== undefined)
            return { length: target.length + 1, allow: whole };
        for (const length of this.#lengths) {
            if (length > target.length)
                continue;
            this.#comparisons++;
            const allow = this.#prefixes.get(target.slice(0, length));
            if (allow !== undefined)
                return { length, allow };
        }
        return null;
    }
    #longestWildcard(target, least) {
        if (this.#wildcards.size === 0)
            return null;
        let best = null;
        for (const gram of gramsOf(target)) {
            for (const rule of this.#wildcards.get(gram) ?? []) {
                const isShorter = rule.pattern.length < Math.max(least, best?.length ?? 0);
                // Longest first, those that allow before the others: what follows can only be less.
                if (isShorter || (best !== null && rule.pattern.length === best.length && best.allow))
                    break;
                this.#comparisons++;
                if (!matches(rule, target))
                    continue;
                best = { length: rule.pattern.length, allow: rule.allow };
            }
        }
        return best;
    }
}
/** Every gram of the path once, shorter ones too, and the empty one. */
function gramsOf(target) {
    const grams = new Set([""]);
    for (let at = 0; at < target.length; at++)
        for (let length = 1; length <= GRAM; length++)
            grams.add(target.slice(at, at + length));
    return grams;
}
/** Matches from the start of the path; greedy without going back further than the last `*`, so at worst n·m. */
function matches({ parts, isAnchored }, path) {
    const [first, ...rest] = parts;
    if (!path.startsWith(first))
        return false;
    let at = first.length;
    const last = isAnchored ? rest.pop() : "";
    for (const part of rest) {
        const found = path.indexOf(part, at);
        if (found === -1)
            return false;
        at = found + part.length;
    }
    return !isAnchored || (path.length - last.length >= at && path.endsWith(last));
}

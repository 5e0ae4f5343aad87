// From a survey's answers to what they say: the server's habits, and how a capture should go about it.
import { needsBrowser } from "#detect/index.js";
import { shellWord } from "#formats/index.js";
/** What the answers have in common. */
export function habitsOf({ answers, failures }, notModified) {
    const states = answers.flatMap(({ reading }) => reading.outcome.kind === "captured" ? [reading.outcome] : []);
    const times = answers.map(({ responseMs }) => responseMs).sort((a, b) => a - b);
    const share = (count, of) => (of === 0 ? 0 : count / of);
    return {
        server: answers.find(({ server }) => server !== null)?.server ?? null,
        answers: answers.length,
        lastModified: share(states.filter(({ validators }) => validators.lastModified !== null).length, states.length),
        etag: share(states.filter(({ validators }) => validators.etag !== null).length, states.length),
        compressed: share(answers.filter(({ isCompressed }) => isCompressed).length, answers.length),
        cacheSigns: share(states.filter(({ validators }) => validators.cacheSigns).length, states.length),
        notModified,
        medianResponseMs: times[Math.floor(times.length / 2)] ?? 0,
        slowestResponseMs: times.at(-1) ?? 0,
        failures,
    };
}
/** Visits and revisits, one after the other at the host's pace. */
export function suggestionFor(basis) {
    const { home, pages, habits } = basis;
    // A slow server gets pauses as long as its answers, whatever was asked for.
    const delayMs = Math.max(basis.delayMs, (basis.crawlDelaySeconds ?? 0) * 1000, habits.medianResponseMs);
    const isRoot = new URL(home).pathname === "/";
    const scope = isRoot ? "host" : "prefix";
    const durationMs = Math.round(2 * pages * (delayMs + habits.medianResponseMs));
    const words = [
        home,
        ...(isRoot ? [] : ["--scope", "prefix"]),
        ...(delayMs === 1000 ? [] : ["--delay", `${Math.ceil(delayMs)}ms`]),
        ...basis.captureOptions,
    ];
    return { scope, delayMs, durationMs, command: `isochron capture ${words.map(shellWord).join(" ")}` };
}
/** Counts the documents looked at, and those that need a browser by what shows it. */
export class DocumentTally {
    #looked = 0;
    #signs = new Map();
    add({ outcome, content }) {
        this.#looked++;
        const isBuilt = outcome.kind === "captured" && outcome.labels?.includes("script-built");
        if (!isBuilt || content === null)
            return;
        const { why } = needsBrowser(content, outcome.identity.contentType);
        this.#signs.set(why, (this.#signs.get(why) ?? 0) + 1);
    }
    get found() {
        const signs = [...this.#signs].map(([why, pages]) => ({ why, pages }));
        const scriptBuilt = signs.reduce((sum, { pages }) => sum + pages, 0);
        return { looked: this.#looked, scriptBuilt, signs: signs.sort((a, b) => b.pages - a.pages) };
    }
}

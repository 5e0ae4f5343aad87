// What script-built sites tell: a front page, stories and a page about them, each with a life of its own.
import { instant } from "#model/index.js";
import { exponential, stream } from "../../living-site/generate/chance.js";
import { capitalised, paragraph, sentence, thing, topic } from "../../living-site/generate/text.js";
const PARTS = ["front", "story/1", "story/2", "about", "edition", "picture"];
const MOST_CHANGES = 1000;
const RARELY = 5;
/** A town with its changes laid down. */
export class Town {
    #plan;
    #changes;
    constructor(plan) {
        this.#plan = plan;
        this.#changes = new Map(PARTS.map((part) => [part, changesOf(part, plan)]));
    }
    /** Every instant at which anything changes, in order. */
    get changesAt() {
        return [...new Set([...this.#changes.values()].flat())].sort((a, b) => a - b);
    }
    /** How often a part had changed; a change holds from its instant on. */
    revision(part, at) {
        return this.#changes.get(part).filter((change) => change <= at).length;
    }
    edition(at) {
        return `Edition ${this.revision("edition", at) + 1}`;
    }
    /** What the page of a path shows; `null` where there is no such page. */
    view(path, at) {
        const part = path === "/" ? "front" : path.slice(1);
        if (part === "front")
            return this.#front(at);
        if (part === "about")
            return this.#about(at);
        return part === "story/1" || part === "story/2" ? this.#story(part, at) : null;
    }
    /** A drawing whose colours are its revision's. */
    picture(at) {
        const hue = (this.revision("picture", at) * 47) % 360;
        return `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="60" height="40" fill="hsl(${hue} 60% 50%)"/></svg>`;
    }
    #front(at) {
        const chance = this.#chance("front", at);
        const links = ["story/1", "story/2"].map((part) => ({
            title: this.#titleOf(part),
            href: `/${part}`,
        }));
        return {
            heading: `News of the ${this.#name()}`,
            paragraphs: [paragraph(chance, 2), sentence(chance)],
            links: [...links, { title: "About us", href: "/about" }],
            picture: "/picture.svg",
        };
    }
    #story(part, at) {
        const chance = this.#chance(part, at);
        const heading = this.#titleOf(part);
        const paragraphs = [paragraph(chance, 3), paragraph(chance, 2)];
        return { heading, paragraphs, links: [{ title: "All news", href: "/" }], picture: "/picture.svg" };
    }
    #about(at) {
        const heading = `About the ${this.#name()}`;
        const paragraphs = [paragraph(this.#chance("about", at), 2)];
        return { heading, paragraphs, links: [{ title: "All news", href: "/" }], picture: "/picture.svg" };
    }
    #titleOf(part) {
        return capitalised(`${topic(stream(this.#plan.seed, `title ${part}`))}, ${part.slice(-1)}`);
    }
    #name() {
        return thing(stream(this.#plan.seed, "name"));
    }
    #chance(part, at) {
        return stream(this.#plan.seed, `${part} ${this.revision(part, at)}`);
    }
}
/** A Poisson process, in whole milliseconds. */
function changesOf(part, { seed, startAt, livesMs, meanGapMs }) {
    const chance = stream(seed, `changes ${part}`);
    const mean = part === "edition" || part === "picture" ? meanGapMs * RARELY : meanGapMs;
    const changes = [];
    for (let at = startAt; changes.length < MOST_CHANGES;) {
        at += Math.max(1, Math.round(exponential(chance, mean)));
        if (at > startAt + livesMs)
            break;
        changes.push(instant(at));
    }
    return changes;
}
/** The text of a view as a reader sees it, line by line. */
export function viewLines({ heading, paragraphs, links }) {
    return [heading, ...paragraphs, ...links.map(({ title }) => title)];
}

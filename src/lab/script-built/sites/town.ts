// What script-built sites tell: a front page, stories and a page about them, each with a life of its own.
import { instant, type Instant } from "#model/index.js";
import { exponential, stream } from "../../living-site/generate/chance.js";
import { capitalised, paragraph, sentence, thing, topic } from "../../living-site/generate/text.js";

/** What changes by itself; everything else is derived from these. */
export type TownPart = "front" | "story/1" | "story/2" | "about" | "edition" | "picture";
const PARTS: readonly TownPart[] = ["front", "story/1", "story/2", "about", "edition", "picture"];

/** What one page shows. */
export interface View {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly links: readonly { readonly title: string; readonly href: string }[];
  readonly picture: string;
}

/** How a town lives: the same plan gives the same town. */
export interface TownPlan {
  readonly seed: number;
  readonly startAt: Instant;
  /** After it nothing changes any more. */
  readonly livesMs: number;
  /** Mean time between two changes of a part; pictures and the edition change five times more rarely. */
  readonly meanGapMs: number;
}

const MOST_CHANGES = 1000;
const RARELY = 5;

/** A town with its changes laid down. */
export class Town {
  readonly #plan: TownPlan;
  readonly #changes: ReadonlyMap<TownPart, readonly Instant[]>;

  constructor(plan: TownPlan) {
    this.#plan = plan;
    this.#changes = new Map(PARTS.map((part) => [part, changesOf(part, plan)]));
  }

  /** Every instant at which anything changes, in order. */
  get changesAt(): readonly Instant[] {
    return [...new Set([...this.#changes.values()].flat())].sort((a, b) => a - b);
  }

  /** How often a part had changed; a change holds from its instant on. */
  revision(part: TownPart, at: Instant): number {
    return this.#changes.get(part)!.filter((change) => change <= at).length;
  }

  edition(at: Instant): string {
    return `Edition ${this.revision("edition", at) + 1}`;
  }

  /** What the page of a path shows; `null` where there is no such page. */
  view(path: string, at: Instant): View | null {
    const part = path === "/" ? "front" : path.slice(1);
    if (part === "front") return this.#front(at);
    if (part === "about") return this.#about(at);
    return part === "story/1" || part === "story/2" ? this.#story(part, at) : null;
  }

  /** A drawing whose colours are its revision's. */
  picture(at: Instant): string {
    const hue = (this.revision("picture", at) * 47) % 360;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="60" height="40" fill="hsl(${hue} 60% 50%)"/></svg>`;
  }

  #front(at: Instant): View {
    const chance = this.#chance("front", at);
    const links = (["story/1", "story/2"] as const).map((part) => ({
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

  #story(part: "story/1" | "story/2", at: Instant): View {
    const chance = this.#chance(part, at);
    const heading = this.#titleOf(part);
    const paragraphs = [paragraph(chance, 3), paragraph(chance, 2)];
    return { heading, paragraphs, links: [{ title: "All news", href: "/" }], picture: "/picture.svg" };
  }

  #about(at: Instant): View {
    const heading = `About the ${this.#name()}`;
    const paragraphs = [paragraph(this.#chance("about", at), 2)];
    return { heading, paragraphs, links: [{ title: "All news", href: "/" }], picture: "/picture.svg" };
  }

  #titleOf(part: TownPart): string {
    return capitalised(`${topic(stream(this.#plan.seed, `title ${part}`))}, ${part.slice(-1)}`);
  }

  #name(): string {
    return thing(stream(this.#plan.seed, "name"));
  }

  #chance(part: TownPart, at: Instant) {
    return stream(this.#plan.seed, `${part} ${this.revision(part, at)}`);
  }
}

/** A Poisson process, in whole milliseconds. */
function changesOf(part: TownPart, { seed, startAt, livesMs, meanGapMs }: TownPlan): Instant[] {
  const chance = stream(seed, `changes ${part}`);
  const mean = part === "edition" || part === "picture" ? meanGapMs * RARELY : meanGapMs;
  const changes: Instant[] = [];
  for (let at = startAt as number; changes.length < MOST_CHANGES;) {
    at += Math.max(1, Math.round(exponential(chance, mean)));
    if (at > startAt + livesMs) break;
    changes.push(instant(at));
  }
  return changes;
}

/** The text of a view as a reader sees it, line by line. */
export function viewLines({ heading, paragraphs, links }: View): string[] {
  return [heading, ...paragraphs, ...links.map(({ title }) => title)];
}

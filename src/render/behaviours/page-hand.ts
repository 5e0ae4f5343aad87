// The host's hand on the page's side of acts.
import type { Behaviour } from "#model/index.js";
import { askPage, type AskedPage } from "../page/ask-page.js";
import { orLimit } from "../page/settle.js";
import { ACTING_SCRIPT } from "./acting-script.js";

/** What can be done through it. */
export interface PageHand {
  /** The next element for a behaviour, in words. */
  find(kind: Behaviour): Promise<string | null>;
  act(kind: Behaviour): Promise<void>;
  after(kind: Behaviour, hasBrought: boolean): Promise<void>;
  /** Whether the page was drawn after the act. */
  isDrawn(): Promise<boolean>;
  measure(): Promise<string>;
  scrollHome(): Promise<void>;
  /** Puts down the links that the tree has now: an act may take them out of it. */
  collectLinks(): Promise<void>;
  /** Any of the script's questions, by an expression over `acts`. */
  ask(expression: string): Promise<unknown>;
}

/** The hand on a page. */
export function handOn(at: AskedPage): PageHand {
  const ask = (expression: string) => askOrLimit(at, `${ACTING_SCRIPT}${expression}`);
  const named = (name: string, ...given: readonly unknown[]) =>
    ask(`acts.${name}(${given.map((one) => JSON.stringify(one)).join()})`);
  return {
    find: async (kind) => textOrNull(await named("find", kind)),
    act: async (kind) => void (await named("act", kind)),
    after: async (kind, hasBrought) => void (await named("after", kind, hasBrought)),
    isDrawn: async () => (await named("isDrawn")) !== false,
    measure: async () => String(await named("measure")),
    scrollHome: async () => void (await named("scrollHome")),
    collectLinks: async () => {
      const links = await named("links");
      if (!Array.isArray(links)) return;
      for (const url of links) if (typeof url === "string") at.record.addLink(url, "element");
    },
    ask,
  };
}

function textOrNull(value: unknown): string | null {
  return typeof value === "string" ? value.slice(0, 200) : null;
}

/** A page that has reached its limit may hold a script for good: it is not waited for. */
async function askOrLimit(at: AskedPage, expression: string): Promise<unknown> {
  const asked = askPage(at, expression);
  await orLimit(at.record, asked);
  return at.record.reached === null ? asked : undefined;
}

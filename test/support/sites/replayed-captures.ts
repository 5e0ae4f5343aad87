// Captures of script-built sites shown again: by our own replay, and by an unmodified player from an exported package.
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Browser, Frame, Page } from "playwright-core";
import { SeededRandom } from "#adapters/index.js";
import { checkReplay } from "#check-replay/index.js";
import type { ScriptSite } from "#lab/script-built/sites/index.js";
import { parsePageUrl, patchedBy, toTimestamp17, type CheckedPage } from "#model/index.js";
import type { Archive, PageToRender, Renderer } from "#ports/index.js";
import { openReplay } from "#server/index.js";
import { exportWacz } from "#store/index.js";
import { within } from "../within.js";
import type { CapturedSite } from "./captured-site.js";
import { givePackage, showPlayed, type PlayerServer } from "./player-server.js";
import { asRead, UNREAD_BY_INNER_TEXT } from "./shown-page.js";

/** A page of a capture, shown again. */
export interface ShownAgain {
  readonly name: string;
  readonly checked: CheckedPage;
  /** The words that replay shows; `null` where it could not. */
  readonly text: string | null;
}

/** Every document of a capture, from its stored bytes and from our replay. */
export async function replayedPages(
  site: ScriptSite,
  archive: Archive,
  renderer: Renderer,
): Promise<ShownAgain[]> {
  const texts = new Map<string, string>();
  const replay = await openReplay(archive, { log: () => undefined });
  try {
    const captures = await archive.catalog.captures.list();
    const [capture] = captures.filter((one) => patchedBy(one) === null);
    const wish = { captures, at: capture!.asOf!, isEachAtItsOwn: false, mostPages: Infinity };
    const means = {
      archive,
      renderer: hearing(renderer, texts),
      replay,
      random: new SeededRandom(1),
      mostBytes: 16 * 1024 * 1024,
      signal: new AbortController().signal,
    };
    const pages: ShownAgain[] = [];
    for await (const { page } of (await checkReplay(wish, means)).pages()) {
      const address = replay.addressOf({ url: parsePageUrl(page.url)!, at: wish.at });
      pages.push({ name: `${site.name} ${page.url}`, checked: page, text: texts.get(address) ?? null });
    }
    return pages;
  } finally {
    await replay.close();
  }
}

/** Remembers what was shown at each address, last of all. */
function hearing(renderer: Renderer, texts: Map<string, string>): Renderer {
  return {
    facts: renderer.facts,
    async render(page: PageToRender, signal?: AbortSignal) {
      const outcome = await renderer.render(page, signal);
      if (outcome.kind === "rendered") texts.set(page.url, asRead(outcome.rendering.tree.text));
      return outcome;
    },
    close: () => Promise.resolve(),
  };
}

/** What pages are played with. */
export interface PlayMeans {
  readonly browser: Browser;
  readonly player: PlayerServer;
  /** Where the player's server looks for packages. */
  readonly dir: string;
}

/** A page of a package, in the player. */
export interface PlayedPage {
  readonly name: string;
  readonly shown: string;
  readonly stored: string;
  readonly isSame: boolean;
}

/** Every document that was shown at capture, in the player, from a package of the whole archive. */
export async function playedPages(
  site: ScriptSite,
  { documents }: CapturedSite,
  archive: Archive,
  { browser, player, dir }: PlayMeans,
): Promise<PlayedPage[]> {
  const wacz = `${site.name.replaceAll(/[^a-z]/g, "-")}.wacz`;
  await exportWacz(archive.dir, join(dir, wacz));
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await givePackage(page, player.origin, wacz);
    const pages: PlayedPage[] = [];
    for (const { url, text } of documents) {
      const [first] = await archive.index.lookup(url);
      const timestamp = toTimestamp17(first!.at).slice(0, 14);
      const stored = asSpaced(site, text);
      const frame = await showPlayed(page, player.origin, { url, timestamp });
      const reading = textOnceIs(stored, () => playedText(site, page, frame));
      const shown = await within(MOST_READING_MS, `the player's page ${url} is read`, reading);
      pages.push({ name: `${site.name} ${url}`, shown, stored, isSame: shown === stored });
    }
    return pages;
  } finally {
    await within(MOST_CLOSING_MS, `the player's pages of ${site.name} are closed`, context.close());
  }
}

const [MOST_TRIES, PAUSE_MS] = [50, 100];
// Many times what a busy machine needs.
const [MOST_READING_MS, MOST_CLOSING_MS] = [120_000, 60_000];

/** What is shown as soon as it is what is waited for, or in the end. */
async function textOnceIs(wanted: string, read: () => Promise<string>): Promise<string> {
  let text = await read();
  for (let tries = 0; text !== wanted && tries < MOST_TRIES; tries++) {
    await setTimeout(PAUSE_MS);
    text = await read();
  }
  return text;
}

/** Where `innerText` does not read all, the letters count, not how they are spaced. */
function asSpaced({ name }: ScriptSite, text: string): string {
  return UNREAD_BY_INNER_TEXT.has(name) ? text.replaceAll(/\s+/g, "") : asRead(text);
}

async function playedText(site: ScriptSite, page: Page, frame: Frame): Promise<string> {
  if (!UNREAD_BY_INNER_TEXT.has(site.name)) return asRead(await frame.innerText("body"));
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send("DOM.getDocument", { depth: -1, pierce: true });
  await session.detach();
  return asSpaced(site, lettersOf(root));
}

/** A node of the tree as the browser's own tools see it: frames and closed roots included. */
interface SeenNode {
  readonly nodeName: string;
  readonly nodeType: number;
  readonly nodeValue: string;
  readonly children?: readonly SeenNode[];
  readonly shadowRoots?: readonly SeenNode[];
  readonly contentDocument?: SeenNode;
}

const UNSEEN: ReadonlySet<string> = new Set(["SCRIPT", "STYLE", "TEMPLATE", "NOSCRIPT", "HEAD"]);

function lettersOf(node: SeenNode): string {
  if (UNSEEN.has(node.nodeName)) return "";
  if (node.nodeType === 3) return node.nodeValue;
  const inner = [
    ...(node.shadowRoots ?? []),
    ...(node.children ?? []),
    ...(node.contentDocument ? [node.contentDocument] : []),
  ];
  return inner.map(lettersOf).join(" ");
}

// Many captures of script-built sites, shown again both ways, and the figures of all.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ScriptSite } from "#lab/script-built/sites/index.js";
import { parseIso, type Instant } from "#model/index.js";
import type { Renderer } from "#ports/index.js";
import { launchBrowser } from "../browser.js";
import { testRenderer } from "../render/rendering.js";
import type { CapturedSite } from "./captured-site.js";
import { judgeCaptures } from "./judged-captures.js";
import { startPlayerServer } from "./player-server.js";
import { playedPages, replayedPages, type PlayMeans, type ShownAgain } from "./replayed-captures.js";
import { asRead } from "./shown-page.js";

/** Sums over captures, and what did not come out the same. */
export interface ReplayFigures {
  /** Documents that our own replay was asked for, those with the words of the stored bytes, and those alike in all. */
  documents: number;
  sameWords: number;
  same: number;
  /** Documents that the player was given, and those with the words that they had at capture. */
  played: number;
  playedSame: number;
  /** Documents that are claimed whole, whose replay shows something else than the site did at t*. */
  readonly falseReplays: string[];
  /** Such of sites that replay is known to show nothing of, and it shows nothing. */
  readonly emptyReplays: string[];
  readonly failed: string[];
}

/** What replay does not do, as docs/guide/scripts.md says; whatever such a page shows but nothing is still false. */
const SHOWN_EMPTY: Readonly<Record<string, string>> = {
  "service-worker": "replay runs none: it would outlive its page",
};

/** What captures are made and shown with. */
export interface ReplayMeans {
  readonly renderer: Renderer;
  readonly replayer: Renderer;
  readonly play: PlayMeans;
  close(): Promise<void>;
}

/** Starts the browsers: names lead nowhere in any of them. */
export async function openReplayMeans(): Promise<ReplayMeans> {
  const dir = await mkdtemp(join(tmpdir(), "isochron-played-"));
  const renderer = await testRenderer();
  const replayer = await testRenderer({ profile: { isRefererCut: false } });
  const browser = await launchBrowser(["--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"]);
  const player = await startPlayerServer(dir);
  return {
    renderer,
    replayer,
    play: { browser, player, dir },
    async close() {
      await Promise.all([renderer.close(), replayer.close(), browser.close(), player.close()]);
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/** Captures sites, every other one with bodies in chunks that have extensions, judges the captures and shows them again. */
export async function replayFigures(
  sites: readonly ScriptSite[],
  means: ReplayMeans,
  startAt: Instant,
): Promise<ReplayFigures> {
  const sum: ReplayFigures = {
    documents: 0,
    sameWords: 0,
    same: 0,
    played: 0,
    playedSame: 0,
    falseReplays: [],
    emptyReplays: [],
    failed: [],
  };
  await judgeCaptures(sites, means.renderer, startAt, (site) => ({
    framing: sites.indexOf(site) % 2 === 0 ? "chunked" : "length",
    inspect: async (captured, archive) => {
      addReplayed(sum, site, captured, await replayedPages(site, archive, means.replayer));
      for (const { name, isSame, shown, stored } of await playedPages(site, captured, archive, means.play)) {
        sum.played++;
        if (isSame) sum.playedSame++;
        else sum.failed.push(`player: ${name}: ${firstApart(shown, stored)}`);
      }
    },
  }));
  return sum;
}

function addReplayed(
  sum: ReplayFigures,
  site: ScriptSite,
  { documents, outcome }: CapturedSite,
  pages: readonly ShownAgain[],
): void {
  const at = parseIso(outcome.certificate.asOf)!;
  const claimed = new Set(documents.filter(({ isSharp }) => isSharp).map(({ url }) => url));
  for (const { name, checked, text } of pages) {
    sum.documents++;
    if (checked.result === "same") sum.same++;
    if (checked.sameWords === 1 && checked.firstDifference === null) sum.sameWords++;
    if (checked.result !== "same") sum.failed.push(`replay: ${name}: ${checked.reasons.join("; ")}`);
    const page = site.pages.find(({ path }) => site.origins.own + path === checked.url);
    if (!claimed.has(checked.url) || text === asRead(page!.text(at))) continue;
    const isKnown = site.name in SHOWN_EMPTY && text === "";
    (isKnown ? sum.emptyReplays : sum.falseReplays).push(name);
  }
}

function firstApart(shown: string, stored: string): string {
  let at = 0;
  while (at < shown.length && shown[at] === stored[at]) at++;
  const around = (text: string): string => JSON.stringify(text.slice(Math.max(0, at - 20), at + 80));
  return `${around(shown)} in place of ${around(stored)}`;
}

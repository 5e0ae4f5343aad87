// Living sites in a process that does nothing else, so that what it logs is what came and went, and when.
import { startLivingSite, type PresetName, type RunningSite } from "#lab/index.js";
import type { SiteWord, SitesToServe } from "./sites-words.js";

const { sites } = JSON.parse(process.argv[2]!) as SitesToServe;
const running: RunningSite[] = [];
for (const { seed, preset, pages, host } of sites)
  running.push(await startLivingSite({ seed, pages, host, preset: preset as PresetName }));

process.on("message", () => process.send!({ kind: "told", sites: running.map(wordOf) }));
// Whoever started it is gone.
process.on("disconnect", () => process.exit());
process.send!({ kind: "ready", urls: running.map(({ url }) => url) });

function wordOf(one: RunningSite): SiteWord {
  const { log } = one.site;
  const requests = log.requests.map(({ path, from, arrivedAt, handedAt, finishedAt }) => ({
    path,
    from,
    atMs: arrivedAt,
    endedMs: handedAt ?? finishedAt,
  }));
  return { total: log.total, requests, truth: one.truth() };
}

// `isochron mine`: how a site lives, from the archive's own sightings or from a change history.
import { existsSync } from "node:fs";
import { printableJson } from "#formats/index.js";
import type { Command } from "commander";
import { capturesOfSite, mineInputOfArchive, siteNamed } from "#study/index.js";
import { IsochronError, UsageError } from "#errors.js";
import { historyOfTold, mineInputOfHistory, readHistoryColumns } from "#lab/index.js";
import { mineSite, type MineInput } from "#mine/index.js";
import { isTestimony, isTold, type Capture, type ToldSighting } from "#model/index.js";
import type { Archive } from "#ports/index.js";
import { renderMineHtml, renderMineTerminal } from "#report/index.js";
import { readsCluster } from "../cluster/reads-cluster.js";
import type { Io } from "../io.js";
import { openForReading } from "../open-archive.js";
import { addSettings, settingsOf } from "../options/options.js";

/** Adds the verb. */
export function addMineCommand(program: Command, io: Io): void {
  const command = program
    .command("mine")
    .description(
      "how a site changes: rates with their uncertainty, hours and weekdays, directories and rules",
    )
    .argument("<site|history>", "a site of the archive, or a change history (.tsv.gz)")
    .option(
      "--source",
      "by what the owner told (isochron take), not by our own looks; so where there are no looks",
    )
    .option("--json", "print one JSON document")
    .option("--html", "print a page with charts");
  readsCluster(addSettings(command, ["archive"]), io).action(async (what: string) => {
    const { archive } = settingsOf(command, ["archive"], io);
    const { json, html, source } = command.opts<{ json?: boolean; html?: boolean; source?: boolean }>();
    const input = existsSync(what)
      ? mineInputOfHistory(await readHistoryColumns(what))
      : await siteInput(what, { dir: archive, isBySource: source === true }, io);
    const report = mineSite(input);
    io.out(json ? `${printableJson(report)}\n` : html ? renderMineHtml(report) : renderMineTerminal(report));
  });
}

/** What is named as histories are is meant as one: of an archive nobody has spoken. */
const HISTORY_NAME = /\.(?:tsv|jsonl)(?:\.gz|\.br)?$/i;

interface Place {
  readonly dir: string;
  readonly isBySource: boolean;
}

async function siteInput(site: string, { dir, isBySource }: Place, io: Io): Promise<MineInput> {
  if (HISTORY_NAME.test(site)) throw new UsageError("NOT_FOUND", `no file ${site}`);
  const archive = await openNamed(site, dir, io);
  try {
    const name = await siteNamed(site, archive);
    const input = name === null ? null : await inputOf(name, archive, isBySource);
    if (input !== null) return input;
    if (name !== null && isBySource)
      throw new UsageError(
        "NOT_FOUND",
        `no owner told of ${JSON.stringify(name)} in ${dir}; isochron take does`,
      );
    throw new UsageError(
      "NOT_FOUND",
      `no site ${JSON.stringify(site)} in ${dir}, and no such file; isochron captures lists the sites`,
    );
  } finally {
    await archive.close();
  }
}

/** Our own looks go first: where there are any, what the owner told is asked for by its name. */
async function inputOf(site: string, archive: Archive, isBySource: boolean): Promise<MineInput | null> {
  const captures = await capturesOfSite(site, archive);
  const hasLooks = captures.some((capture) => !isTestimony(capture));
  return isBySource || !hasLooks ? toldInput(site, captures, archive) : mineInputOfArchive(site, archive);
}

/** The newest history that the owner told of the site; files alone tell one state, and go last. */
async function toldInput(
  site: string,
  captures: readonly Capture[],
  archive: Archive,
): Promise<MineInput | null> {
  const told = captures.filter(
    ({ settings, phase }) => settings.testimony?.tier === "source" && phase === "finished",
  );
  const newest = told.find(({ settings }) => settings.testimony?.["source"] !== "files") ?? told[0];
  if (newest === undefined) return null;
  const sightings: ToldSighting[] = [];
  for await (const sighting of archive.catalog.sightings.ofCapture(newest.id))
    if (isTold(sighting)) sightings.push(sighting);
  const history = historyOfTold(site, sightings, newest.seeds[0] ?? "");
  return history && { ...mineInputOfHistory(history), paths: history.urls };
}

/** Without an archive neither reading of the word holds, and both are said. */
async function openNamed(site: string, dir: string, io: Io): Promise<Archive> {
  try {
    return await openForReading(dir, io);
  } catch (error) {
    if (!(error instanceof IsochronError) || error.code !== "NOT_FOUND") throw error;
    throw new UsageError("NOT_FOUND", `no file ${site}, and ${error.message}`, { cause: error });
  }
}

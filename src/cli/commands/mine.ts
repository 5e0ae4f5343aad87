// `isochron mine`: how a site lives, from the archive's own sightings or from a change history.
import { existsSync } from "node:fs";
import { printableJson } from "#formats/index.js";
import type { Command } from "commander";
import { mineInputOfArchive, siteNamed } from "#study/index.js";
import { IsochronError, UsageError } from "#errors.js";
import { mineInputOfHistory, readHistoryColumns } from "#lab/index.js";
import { mineSite, type MineInput } from "#mine/index.js";
import type { Archive } from "#ports/index.js";
import { renderMineHtml, renderMineTerminal } from "#report/index.js";
import type { Io } from "../io.js";
import { openForReading } from "../open-world.js";
import { addSettings, settingsOf } from "../options/options.js";

/** Adds the verb. */
export function addMineCommand(program: Command, io: Io): void {
  const command = program
    .command("mine")
    .description(
      "how a site changes: rates with their uncertainty, hours and weekdays, directories and rules",
    )
    .argument("<site|history>", "a site of the archive, or a change history (.tsv.gz)")
    .option("--json", "print one JSON document")
    .option("--html", "print a page with charts");
  addSettings(command, ["archive"]).action(async (what: string) => {
    const { archive } = settingsOf(command, ["archive"], io);
    const input = existsSync(what)
      ? mineInputOfHistory(await readHistoryColumns(what))
      : await siteInput(what, archive, io);
    const report = mineSite(input);
    const { json, html } = command.opts<{ json?: boolean; html?: boolean }>();
    io.out(json ? `${printableJson(report)}\n` : html ? renderMineHtml(report) : renderMineTerminal(report));
  });
}

/** What is named as histories are is meant as one: of an archive nobody has spoken. */
const HISTORY_NAME = /\.(?:tsv|jsonl)(?:\.gz|\.br)?$/i;

async function siteInput(site: string, dir: string, io: Io): Promise<MineInput> {
  if (HISTORY_NAME.test(site)) throw new UsageError("NOT_FOUND", `no file ${site}`);
  const archive = await openNamed(site, dir, io);
  try {
    const name = await siteNamed(site, archive);
    const input = name === null ? null : await mineInputOfArchive(name, archive);
    if (input !== null) return input;
    throw new UsageError(
      "NOT_FOUND",
      `no site ${JSON.stringify(site)} in ${dir}, and no such file; isochron captures lists the sites`,
    );
  } finally {
    await archive.close();
  }
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

// `isochron mine`: how a site lives, from the archive's own sightings or from a change history.
import { existsSync } from "node:fs";
import type { Command } from "commander";
import { UsageError } from "#errors.js";
import { mineInputOfHistory, readHistoryColumns } from "#lab/index.js";
import { mineInputOfSightings, mineSite, type MineInput } from "#mine/index.js";
import type { Sighting } from "#model/index.js";
import { renderMineHtml, renderMineTerminal } from "#report/index.js";
import type { Io } from "../io.js";
import { openForReading } from "../open-world.js";
import { addSettings, settingsOf } from "../options.js";

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
    io.out(
      json
        ? `${JSON.stringify(report, null, 2)}\n`
        : html
          ? renderMineHtml(report)
          : renderMineTerminal(report),
    );
  });
}

async function siteInput(site: string, dir: string, io: Io): Promise<MineInput> {
  const archive = await openForReading(dir, io);
  try {
    const captures = (await archive.captures.list()).filter((capture) => capture.site === site);
    if (captures.length === 0) {
      throw new UsageError(
        "NOT_FOUND",
        `no site ${JSON.stringify(site)} in ${dir}, and no such file; isochron captures lists the sites`,
      );
    }
    const sightings: Sighting[] = [];
    for (const { id } of captures)
      for await (const sighting of archive.observations.ofCapture(id)) sightings.push(sighting);
    return mineInputOfSightings(site, sightings);
  } finally {
    await archive.close();
  }
}

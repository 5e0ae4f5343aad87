// `isochron import` and `isochron reindex`: other tools' files in, and every index made anew from the WARCs alone.
import type { Command } from "commander";
import { sketchVersions } from "#study/index.js";
import { readExchange } from "#detect/index.js";
import { printable, printableJson } from "#formats/index.js";
import type { Outcome } from "#model/index.js";
import type { ReadableExchange } from "#ports/index.js";
import { importFiles, openArchive, reindex, type Finding } from "#store/index.js";
import type { Io } from "../io.js";
import { cliLogger } from "../open-world.js";
import { addSettings, settingsOf } from "../options/options.js";
import { SOFTWARE } from "../version.js";

/** Adds the verb `import`. */
export function addImportCommand(program: Command, io: Io): void {
  const command = program
    .command("import")
    .description("take WARC, ARC and WACZ files of any tool into the archive, losing nothing")
    .argument("<file...>", "files or directories")
    .option("--site <name>", "the site whose index they join", "imported")
    .option("--json", "print one JSON document");
  addSettings(command, ["archive"]).action(async (sources: string[]) => {
    const { archive } = settingsOf(command, ["archive"], io);
    const { site, json } = command.opts<{ site: string; json?: boolean }>();
    const files = await importFiles(archive, sources, { site, logger: cliLogger(io) });
    if (json) return io.out(`${printableJson({ files })}\n`);
    for (const { source, status, records, findings } of files) {
      io.out(
        `${printable(source)}: ${status.replaceAll("-", " ")}, ${records} records\n${findings.map(findingLine).join("")}`,
      );
    }
  });
}

/** Adds the verb `reindex`. */
export function addReindexCommand(program: Command, io: Io): void {
  const command = program
    .command("reindex")
    .description("rebuild every index and the catalog from the WARC files alone")
    .option("--json", "print one JSON document");
  addSettings(command, ["archive"]).action(async () => {
    const { archive } = settingsOf(command, ["archive"], io);
    const readOutcome = async (exchange: ReadableExchange): Promise<Outcome> =>
      (await readExchange(exchange)).outcome;
    const summary = await reindex(archive, { readOutcome, logger: cliLogger(io) });
    await sketchAll(archive, io);
    if (command.opts<{ json?: boolean }>().json) return io.out(`${printableJson(summary)}\n`);
    const { files, captures, sightingsAdded, findings } = summary;
    io.out(
      `${files} files, ${captures} captures, ${sightingsAdded} sightings that the catalog did not have\n${findings.map(findingLine).join("")}`,
    );
  });
}

/** Sketches are no part of the WARCs: they are made anew from the pages themselves. */
async function sketchAll(dir: string, io: Io): Promise<void> {
  const archive = await openArchive(dir, { software: SOFTWARE, logger: cliLogger(io) });
  try {
    for (const { id } of await archive.catalog.captures.list()) await sketchVersions(archive, id, io.signal);
  } finally {
    await archive.close();
  }
}

function findingLine({ file, offset, message }: Finding): string {
  return `  ! ${printable(file)} at byte ${offset}: ${printable(message)}\n`;
}

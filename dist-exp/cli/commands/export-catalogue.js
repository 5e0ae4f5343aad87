// `isochron export catalogue`: what the archive holds as a list that spreadsheets and catalogues read.
import { Option } from "commander";
import { CATALOGUE_FORMATS, catalogueRows, writeCatalogue } from "#catalogue/index.js";
import { UsageError } from "#errors.js";
import { printableJson } from "#formats/index.js";
import { writeTexts } from "#store/index.js";
import { siteNamed } from "#study/index.js";
import { readsCluster } from "../cluster/reads-cluster.js";
import { openForReading } from "../open-world.js";
import { addSettings, settingsOf } from "../options/options.js";
import { archiveFor, forGroupOption } from "../options/for-group.js";
import { forceOption, requireNewFile } from "../options/output-file.js";
/** Adds the noun. */
export function addExportCatalogueCommand(verb, io) {
    const command = verb.command("catalogue").description("a list of captures, and of their pages if wanted");
    readsCluster(addSettings(command, ["archive"]), io)
        .requiredOption("--output <file>", "the file to write: .csv, .jsonl or .xml")
        .addOption(forceOption())
        .addOption(new Option("--format <name>", "csv for spreadsheets, jsonl (JSON lines) for programs, dc (Dublin Core XML) for catalogues; by the file's name unless told").choices(CATALOGUE_FORMATS))
        .option("--pages", "list the pages of each capture too, with title, verdict, type and digest")
        .option("--site <name>", "this site only (default: all)")
        .option("--capture <id>", "this capture only (default: all)")
        .addOption(forGroupOption())
        .option("--json", "print one JSON document")
        .action(() => exportCatalogue(command, io));
}
async function exportCatalogue(command, io) {
    const { archive: dir } = settingsOf(command, ["archive"], io);
    const flags = command.opts();
    const { output, force, pages = false, json } = flags;
    const format = flags.format ?? formatOf(output);
    requireNewFile(output, force);
    const whole = await openForReading(dir, io);
    const archive = archiveFor(whole, flags.for);
    try {
        const rows = catalogueRows(archive, { ...(await selectionOf(flags, archive)), pages });
        const counts = { captures: 0, pages: 0 };
        await writeTexts(output, writeCatalogue(counted(rows, counts), format));
        if (json)
            return io.out(`${printableJson({ output, format, ...counts })}\n`);
        io.out(`${output}: ${counts.captures} captures${pages ? `, ${counts.pages} pages` : ""}\n`);
    }
    finally {
        await whole.close();
    }
}
const ENDINGS = { csv: "csv", jsonl: "jsonl", xml: "dc" };
function formatOf(output) {
    const format = ENDINGS[/\.([a-z]+)$/i.exec(output)?.[1]?.toLowerCase() ?? ""];
    if (format === undefined)
        throw new UsageError("USAGE", `--output ${JSON.stringify(output)} tells no format: name it .csv, .jsonl or .xml, or add --format`);
    return format;
}
async function selectionOf({ site, capture }, archive) {
    if (capture !== undefined && (await archive.catalog.captures.get(capture)) === null)
        throw notThere(`capture ${JSON.stringify(capture)}`, archive);
    const named = site === undefined ? undefined : await siteNamed(site, archive);
    if (named === null)
        throw notThere(`site ${JSON.stringify(site)}`, archive);
    return { ...(named !== undefined && { site: named }), ...(capture !== undefined && { capture }) };
}
function notThere(what, { dir }) {
    return new UsageError("NOT_FOUND", `no ${what} in ${dir}; isochron captures lists them`);
}
async function* counted(rows, counts) {
    for await (const row of rows) {
        if (row.record === "capture")
            counts.captures++;
        else
            counts.pages++;
        yield row;
    }
}

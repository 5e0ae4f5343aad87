import { SystemClock } from "#adapters/index.js";
import { UsageError } from "#errors.js";
import { printable } from "#formats/index.js";
import { parsePageUrl } from "#model/index.js";
import { removeRecords } from "#store/index.js";
import { addSettings, settingsOf } from "../options/options.js";
/** Adds the sub-verb. */
export function addWarcRemove(warc, io) {
    const command = warc
        .command("remove")
        .description("remove records by order; a signed notice keeps the rest of the capture provable")
        .requiredOption("--capture <id>", "the capture")
        .option("--url <url...>", "everything that was fetched from these addresses, with their pictures and texts")
        .option("--id <id...>", "single records, by their ids")
        .requiredOption("--reason <text>", "why, for the notice")
        .option("--ordered-by <text>", "who ordered it, for the notice");
    addSettings(command, ["archive"])
        .addHelpText("after", EXAMPLE)
        .action(() => remove(command, io));
}
const EXAMPLE = `
The bytes are gone for good from this archive; copies and backups are yours to find. Fetches of later captures that
borrow a body which is removed are removed with it, each with a notice in its own capture.

Example:
  isochron warc remove --capture 20261115123000000 --url https://example.org/person --reason "privacy" --ordered-by "Court of X, 1 A 23/26"`;
async function remove(command, io) {
    const { archive } = settingsOf(command, ["archive"], io);
    const { capture, url = [], id = [], reason, orderedBy } = command.opts();
    if (url.length === 0 && id.length === 0)
        throw new UsageError("USAGE", "what? give --url or --id");
    const urls = url.map((text) => parsePageUrl(text) ?? text);
    const ids = id.map((text) => (text.startsWith("<") ? text : `<${text}>`));
    const at = new SystemClock().now();
    const order = { capture, urls, ids, reason, orderedBy: orderedBy ?? null, at };
    const { removed, stillHeldIn } = await removeRecords(archive, order);
    for (const { file, records, before, after, ...of } of removed) {
        const why = of.capture === capture ? "" : ` (capture ${of.capture} borrowed bodies that were removed)`;
        io.out(`${printable(file)}: ${records.length} records removed, ${before.sizeBytes - after.sizeBytes} bytes${why}\n`);
    }
    for (const file of stillHeldIn)
        io.out(`${printable(file)} still holds bodies that these fetches borrowed: remove them there too if they must go\n`);
}

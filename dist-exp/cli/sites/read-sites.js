import { UsageError } from "#errors.js";
import { printable, printableJson } from "#formats/index.js";
import { SitesFile } from "#store/index.js";
import { PlanFile } from "#watch/index.js";
import { settingsOf } from "../options/options.js";
import { listStatuses } from "./site-status.js";
import { siteLine, siteLines } from "./site-words.js";
/** Prints all sites. */
export async function runList(command, io, openStatus) {
    const { name, plan } = await planOf(command, io);
    const rows = await listStatuses(plan.sites, opener(command, io, openStatus));
    if (isJson(command))
        return io.out(`${printableJson({ file: name, ...plan, sites: rows.map(asJson) })}\n`);
    if (rows.length === 0)
        io.out(`no sites in ${printable(name)}: isochron sites add puts one under watch\n`);
    for (const row of rows)
        io.out(siteLine(row));
}
/** Prints one of them. */
export async function runShow(name, command, { io, openStatus }) {
    const { name: file, plan } = await planOf(command, io);
    const site = plan.sites.find((one) => one.name === name);
    if (!site)
        throw noSite(name, file);
    const [row] = await listStatuses([site], opener(command, io, openStatus));
    io.out(isJson(command) ? `${printableJson(asJson(row))}\n` : siteLines(row));
}
function asJson({ site, status }) {
    return { ...site, status };
}
/** One site of the file. @throws UsageError when there is none of this name */
export async function siteOf(name, command, io) {
    const { name: file, plan } = await planOf(command, io, false);
    const site = plan.sites.find((one) => one.name === name);
    if (!site)
        throw noSite(name, file);
    return site;
}
function noSite(name, file) {
    return new UsageError("NOT_FOUND", printable(`no site ${JSON.stringify(name.slice(0, 100))} in ${file}; isochron sites list shows them`));
}
async function planOf(command, io, isTold = true) {
    const file = fileOf(command, io);
    const { plan, warnings } = await PlanFile.open(file);
    if (isTold)
        for (const warning of warnings)
            io.err(`isochron: ${warning}\n`);
    return { name: file.name, plan };
}
/** The file that a command is about. */
export function fileOf(command, io) {
    return new SitesFile(settingsOf(command, ["file"], io).file);
}
function opener(command, io, openStatus) {
    return openStatus && (() => openStatus(settingsOf(command, ["archive"], io).archive));
}
function isJson(command) {
    return command.opts().json === true;
}

// `isochron sites list` and `show`: what a file of sites says, and what its watch says of them.
import type { Command } from "commander";
import { UsageError } from "#errors.js";
import { printable, printableJson } from "#formats/index.js";
import type { SitePlan } from "#model/index.js";
import { PlanFile } from "#watch/index.js";
import type { Io } from "../io.js";
import { settingsOf } from "../options/options.js";
import { listStatuses, type OpenStatus, type SiteWithStatus } from "./site-status.js";
import { siteLine, siteLines, sumsLine } from "./site-words.js";
import { withSites, type SitesPlace } from "./sites-place.js";

/** Prints all sites. */
export async function runList(command: Command, io: Io, openStatus: OpenStatus | undefined): Promise<void> {
  const { name, plan } = await withSites(command, io, (sites) => planOf(sites, io));
  const rows = await listStatuses(plan.sites, opener(command, io, openStatus));
  if (isJson(command)) return io.out(`${printableJson({ file: name, ...plan, sites: rows.map(asJson) })}\n`);
  if (rows.length === 0) io.out(`no sites in ${printable(name)}: isochron sites add puts one under watch\n`);
  for (const row of rows) io.out(siteLine(row));
  io.out(sumsLine(rows));
}

interface Outside {
  readonly io: Io;
  readonly openStatus: OpenStatus | undefined;
}

/** Prints one of them. */
export async function runShow(name: string, command: Command, { io, openStatus }: Outside): Promise<void> {
  const { name: file, plan } = await withSites(command, io, (sites) => planOf(sites, io));
  const site = plan.sites.find((one) => one.name === name);
  if (!site) throw noSite(name, file);
  const [row] = await listStatuses([site], opener(command, io, openStatus));
  io.out(isJson(command) ? `${printableJson(asJson(row!))}\n` : siteLines(row!));
}

function asJson({ site, status }: SiteWithStatus): object {
  return { ...site, status };
}

/** One site of a list. @throws UsageError when there is none of this name */
export async function siteOf(name: string, sites: SitesPlace): Promise<SitePlan> {
  const { name: file, plan } = await planOf(sites, null);
  const site = plan.sites.find((one) => one.name === name);
  if (!site) throw noSite(name, file);
  return site;
}

function noSite(name: string, file: string): UsageError {
  return new UsageError(
    "NOT_FOUND",
    printable(`no site ${JSON.stringify(name.slice(0, 100))} in ${file}; isochron sites list shows them`),
  );
}

/** What is odd in it is told to whoever listens. */
async function planOf(sites: SitesPlace, io: Io | null) {
  const { plan, warnings } = await PlanFile.open(sites);
  for (const warning of warnings) io?.err(`isochron: ${warning}\n`);
  return { name: sites.name, plan };
}

function opener(command: Command, io: Io, openStatus: OpenStatus | undefined) {
  return openStatus && (() => openStatus(settingsOf(command, ["archive"], io).archive));
}

function isJson(command: Command): boolean {
  return command.opts<{ json?: boolean }>().json === true;
}

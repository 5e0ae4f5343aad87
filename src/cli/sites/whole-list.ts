// `isochron sites import` and `export`: the list of a cluster as a file, so that it can be kept under version control.
import { UsageError } from "#errors.js";
import { counted, printable } from "#formats/index.js";
import type { WatchPlan } from "#model/index.js";
import { SitesFile } from "#store/index.js";
import { PlanFile } from "#watch/index.js";
import type { Command } from "commander";
import type { Io } from "../io.js";
import { withSites } from "./sites-place.js";

/** Puts a file of sites in the place of the cluster's list. */
export async function runImport(path: string, command: Command, io: Io): Promise<void> {
  const file = new SitesFile(path);
  const { plan, warnings } = await PlanFile.open(file);
  const text = await file.text();
  await withSites(command, io, async (sites, isShared) => {
    if (!isShared)
      throw new UsageError(
        "USAGE",
        "sites import goes with --cluster: without one the file itself is watched",
      );
    await sites.change(() => text);
  });
  for (const warning of [...warnings, ...unusedIn(plan)]) io.err(`isochron: ${warning}\n`);
  io.out(`the cluster keeps ${counted(plan.sites.length, "site")} under watch\n`);
}

/** Prints the list as it was written. */
export async function runExport(command: Command, io: Io): Promise<void> {
  io.out(await withSites(command, io, (sites) => sites.text()));
}

/** What only a watch on one machine does. */
function unusedIn({ channels, diskQuotaBytes, auditDays }: WatchPlan): string[] {
  const unheard = channels.filter(({ way }) => way.kind !== "feed").map(({ name }) => name);
  return [
    ...(diskQuotaBytes === null ? [] : ["disk-quota: a cluster has none; see what its store can do"]),
    ...(auditDays === null ? [] : ["audit-every: a cluster reads no file again by itself"]),
    ...unheard.map((name) => printable(`tell: ${name}: a cluster sends neither mail nor webhooks`)),
  ];
}

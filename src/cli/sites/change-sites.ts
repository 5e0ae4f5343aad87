// `isochron sites add`, `edit`, `pause`, `resume` and `remove`: the file is changed at one place, or left as it is.
import type { Command } from "commander";
import { UsageError } from "#errors.js";
import { printable } from "#formats/index.js";
import { changePlan, type PlanChange, type PlanChanged } from "#watch/index.js";
import type { Io } from "../io.js";
import { siteOf } from "./read-sites.js";
import { withSites, type SitesPlace } from "./sites-place.js";
import { siteLine } from "./site-words.js";

/** Options that say where the list is. */
const PLACES: ReadonlySet<string> = new Set(["--file", "--cluster", "--store"]);

/** Puts a site under watch. */
export async function runAdd(add: readonly string[], command: Command, io: Io): Promise<void> {
  const says = Object.fromEntries(
    command.options
      .filter((option) => !PLACES.has(option.long ?? ""))
      .map(
        (option) => [option.name(), command.opts<Record<string, string>>()[option.attributeName()]] as const,
      )
      .filter((pair): pair is readonly [string, string] => pair[1] !== undefined),
  );
  const { site } = await withSites(command, io, (sites) => change({ add, says }, sites, io));
  io.out(siteLine({ site: site!, status: null }));
}

/** Changes what is said of a site. */
export async function runEdit(
  name: string,
  texts: readonly string[],
  { command, io }: { readonly command: Command; readonly io: Io },
): Promise<void> {
  const says = Object.fromEntries(texts.map(keyAndValue));
  const { site } = await withSites(command, io, (sites) => change({ edit: name, says }, sites, io));
  io.out(siteLine({ site: site!, status: null }));
}

function keyAndValue(text: string): [key: string, value: string] {
  const at = text.indexOf("=");
  if (at > 0) return [text.slice(0, at).trim(), text.slice(at + 1)];
  throw new UsageError(
    "USAGE",
    `expected key=value, like requests-per-day=500, got ${JSON.stringify(text.slice(0, 80))}`,
  );
}

/** Asks for nothing more. */
export function runPause(name: string, command: Command, io: Io): Promise<void> {
  return withSites(command, io, (sites) => pause(name, sites, io));
}

async function pause(name: string, sites: SitesPlace, io: Io): Promise<void> {
  const site = await siteOf(name, sites);
  if (site.isPaused) return io.out(`${printable(name)} is paused already\n`);
  await change({ edit: name, says: { paused: "true" } }, sites, io);
  io.out(
    `${printable(name)} is paused: nothing is asked of it until isochron sites resume ${printable(name)}\n`,
  );
}

/** The key goes again, unless the defaults of the file pause every site. */
export function runResume(name: string, command: Command, io: Io): Promise<void> {
  return withSites(command, io, (sites) => resume(name, sites, io));
}

async function resume(name: string, sites: SitesPlace, io: Io): Promise<void> {
  const site = await siteOf(name, sites);
  if (!site.isPaused) return io.out(`${printable(name)} is not paused\n`);
  const without = await change({ edit: name, says: { paused: "" } }, sites, io);
  if (without.site!.isPaused) await change({ edit: name, says: { paused: "false" } }, sites, io);
  io.out(`${printable(name)} is under watch again\n`);
}

/** Takes a site out. */
export async function runRemove(name: string, command: Command, io: Io): Promise<void> {
  await withSites(command, io, (sites) => change({ remove: name }, sites, io));
  io.out(`${printable(name)} is no longer under watch; the archive keeps everything that it holds of it\n`);
}

/** Changes the list, or leaves it as it is and says why. */
async function change(wanted: PlanChange, file: SitesPlace, io: Io): Promise<PlanChanged> {
  let done: PlanChanged | null = null;
  await file.change((text) => {
    const made = changePlan(text, wanted, file.name);
    if ("faults" in made) throw new UsageError("BAD_INPUT", made.faults.map(printable).join("\n"));
    done = made;
    return made.text;
  });
  const { warnings } = done! as PlanChanged;
  for (const warning of warnings) io.err(`isochron: ${warning}\n`);
  return done!;
}

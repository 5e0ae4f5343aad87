// `isochron sites`: the sites under watch, listed, shown and changed; the file is written by these verbs alone.
import { Option, type Command } from "commander";
import { UsageError } from "#errors.js";
import { printable, printableJson } from "#formats/index.js";
import type { SitePlan } from "#model/index.js";
import { SitesFile } from "#store/index.js";
import { changePlan, PlanFile, SITE_KEYS, type PlanChange, type PlanChanged } from "#watch/index.js";
import type { Io } from "../io.js";
import { addSettings, collect, settingsOf } from "../options/options.js";
import { siteLine, siteLines } from "./site-words.js";
import { listStatuses, type OpenStatus, type SiteWithStatus } from "./site-status.js";

/** Adds the verb; `openStatus` reads what a watch says of the sites, where there is one to ask. */
export function addSitesCommand(program: Command, io: Io, openStatus?: OpenStatus): void {
  const sites = program
    .command("sites")
    .description("the sites under watch: a file of your own, and verbs to change it");
  addAdd(sites, io);
  const list = asking(sites.command("list").description("the sites under watch"), openStatus).action(() =>
    runList(list, io, openStatus),
  );
  const show = asking(
    sites
      .command("show")
      .description("everything that is in force for one site, and how its watch stands")
      .argument("<name>", NAME),
    openStatus,
  ).action((name: string) => runShow(name, show, { io, openStatus }));
  addEdit(sites, io);
  addPauses(sites, io);
  const remove = addSettings(
    sites.command("remove").description("take a site out of the file").argument("<name>", NAME),
    ["file"],
  ).action((name: string) => runRemove(name, remove, io));
}

const NAME = "the site's name";

function asking(command: Command, openStatus: OpenStatus | undefined): Command {
  return addSettings(command, openStatus ? ["file", "archive"] : ["file"]).option(
    "--json",
    "print one JSON document",
  );
}

const ADD_EXAMPLES = `
Values are written as in the file (docs/guide/watch-sites.md). What is left out has its default there.

Examples:
  isochron sites add https://example.org/
  isochron sites add https://news.example/ --name news --requests-per-day 2000 --sharp "weekly sunday 03:00"`;

function addAdd(sites: Command, io: Io): void {
  const add = sites
    .command("add")
    .description("put a site under watch; the file is made when it is missing")
    .argument("<url...>", "where it begins")
    .option("--name <name>", "what it is called (default: its first host)");
  for (const [key, { value, doc, isList }] of Object.entries(SITE_KEYS)) {
    const option = new Option(`--${key} <${value}>`, `${doc}${isList ? " (repeatable)" : ""}`);
    add.addOption(isList ? option.argParser(collect) : option);
  }
  addSettings(add, ["file"])
    .addHelpText("after", ADD_EXAMPLES)
    .action((urls: string[]) => runAdd(urls, add, io));
}

const EDIT_EXAMPLES = `
Examples:
  isochron sites edit news requests-per-day=4000 sharp="daily 02:00"
  isochron sites edit news 'tell=[desk, hook]' bytes-per-month=`;

function addEdit(sites: Command, io: Io): void {
  const edit = sites
    .command("edit")
    .description("change what is said of a site; comments and all else in the file stay as they are")
    .argument("<name>", NAME)
    .argument("<changes...>", "key=value, as in the file; key= takes the key out");
  addSettings(edit, ["file"])
    .addHelpText("after", EDIT_EXAMPLES)
    .action((name: string, changes: string[]) => runEdit(name, changes, { command: edit, io }));
}

function addPauses(sites: Command, io: Io): void {
  const pause = addSettings(
    sites.command("pause").description("ask a site for nothing until it is resumed").argument("<name>", NAME),
    ["file"],
  ).action((name: string) => runPause(name, pause, io));
  const resume = addSettings(
    sites.command("resume").description("go on with a site that was paused").argument("<name>", NAME),
    ["file"],
  ).action((name: string) => runResume(name, resume, io));
}

async function runList(command: Command, io: Io, openStatus: OpenStatus | undefined): Promise<void> {
  const { name, plan } = await planOf(command, io);
  const rows = await listStatuses(plan.sites, opener(command, io, openStatus));
  if (isJson(command)) return io.out(`${printableJson({ file: name, ...plan, sites: rows.map(asJson) })}\n`);
  if (rows.length === 0) io.out(`no sites in ${printable(name)}: isochron sites add puts one under watch\n`);
  for (const row of rows) io.out(siteLine(row));
}

interface Outside {
  readonly io: Io;
  readonly openStatus: OpenStatus | undefined;
}

async function runShow(name: string, command: Command, { io, openStatus }: Outside): Promise<void> {
  const { name: file, plan } = await planOf(command, io);
  const site = plan.sites.find((one) => one.name === name);
  if (!site) throw noSite(name, file);
  const [row] = await listStatuses([site], opener(command, io, openStatus));
  io.out(isJson(command) ? `${printableJson(asJson(row!))}\n` : siteLines(row!));
}

function asJson({ site, status }: SiteWithStatus): object {
  return { ...site, status };
}

async function runAdd(add: readonly string[], command: Command, io: Io): Promise<void> {
  const says = Object.fromEntries(
    command.options
      .filter((option) => option.long !== "--file")
      .map(
        (option) => [option.name(), command.opts<Record<string, string>>()[option.attributeName()]] as const,
      )
      .filter((pair): pair is readonly [string, string] => pair[1] !== undefined),
  );
  const { site } = await change({ add, says }, command, io);
  io.out(siteLine({ site: site!, status: null }));
}

async function runEdit(
  name: string,
  texts: readonly string[],
  { command, io }: { readonly command: Command; readonly io: Io },
): Promise<void> {
  const { site } = await change(
    { edit: name, says: Object.fromEntries(texts.map(keyAndValue)) },
    command,
    io,
  );
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

async function runPause(name: string, command: Command, io: Io): Promise<void> {
  const site = await siteOf(name, command, io);
  if (site.isPaused) return io.out(`${printable(name)} is paused already\n`);
  await change({ edit: name, says: { paused: "true" } }, command, io);
  io.out(
    `${printable(name)} is paused: nothing is asked of it until isochron sites resume ${printable(name)}\n`,
  );
}

/** The key goes again, unless the defaults of the file pause every site. */
async function runResume(name: string, command: Command, io: Io): Promise<void> {
  const site = await siteOf(name, command, io);
  if (!site.isPaused) return io.out(`${printable(name)} is not paused\n`);
  const without = await change({ edit: name, says: { paused: "" } }, command, io);
  if (without.site!.isPaused) await change({ edit: name, says: { paused: "false" } }, command, io);
  io.out(`${printable(name)} is under watch again\n`);
}

async function runRemove(name: string, command: Command, io: Io): Promise<void> {
  await change({ remove: name }, command, io);
  io.out(`${printable(name)} is no longer under watch; the archive keeps everything that it holds of it\n`);
}

/** Changes the file, or leaves it as it is and says why. */
async function change(wanted: PlanChange, command: Command, io: Io): Promise<PlanChanged> {
  const file = fileOf(command, io);
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

async function siteOf(name: string, command: Command, io: Io): Promise<SitePlan> {
  const { name: file, plan } = await planOf(command, io, false);
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

async function planOf(command: Command, io: Io, isTold = true) {
  const file = fileOf(command, io);
  const { plan, warnings } = await PlanFile.open(file);
  if (isTold) for (const warning of warnings) io.err(`isochron: ${warning}\n`);
  return { name: file.name, plan };
}

function fileOf(command: Command, io: Io): SitesFile {
  return new SitesFile(settingsOf(command, ["file"], io).file);
}

function opener(command: Command, io: Io, openStatus: OpenStatus | undefined) {
  return openStatus && (() => openStatus(settingsOf(command, ["archive"], io).archive));
}

function isJson(command: Command): boolean {
  return command.opts<{ json?: boolean }>().json === true;
}

// `isochron sites`: the sites under watch, listed, shown and changed; the file is written by these verbs alone.
import { Option, type Command } from "commander";
import { SITE_KEYS } from "#watch/index.js";
import { CLUSTER_PLACE } from "../cluster/cluster-address.js";
import { readsCluster } from "../cluster/reads-cluster.js";
import type { Io } from "../io.js";
import { addSettings, collect } from "../options/options.js";
import { runAdd, runEdit, runPause, runRemove, runResume } from "./change-sites.js";
import { runList, runShow } from "./read-sites.js";
import type { OpenStatus } from "./site-status.js";
import { runExport, runImport } from "./whole-list.js";

/** A file of one's own, or a cluster's list. */
const WHERE = ["file", ...CLUSTER_PLACE] as const;

/** Adds the verb; `openStatus` reads what a watch says of the sites, where there is one to ask. */
export function addSitesCommand(program: Command, io: Io, openStatus?: OpenStatus): void {
  const sites = program
    .command("sites")
    .description("the sites under watch: a file of your own, and verbs to change it")
    .addHelpText("after", OTHER_WAYS);
  addAdd(sites, io);
  const list = asking(sites.command("list").description("the sites under watch"), io, openStatus).action(() =>
    runList(list, io, openStatus),
  );
  const show = asking(
    sites
      .command("show")
      .description("everything that is in force for one site, and how its watch stands")
      .argument("<name>", NAME),
    io,
    openStatus,
  ).action((name: string) => runShow(name, show, { io, openStatus }));
  addEdit(sites, io);
  addPauses(sites, io);
  const remove = addSettings(
    sites.command("remove").description("take a site out of the file").argument("<name>", NAME),
    WHERE,
  ).action((name: string) => runRemove(name, remove, io));
  addWhole(sites, io);
}

const OTHER_WAYS = `
A watch asks from outside. Of a site that is yours its source tells more (isochron take: git history, files, exports),
and a recorder before its server what visitors are given (isochron record).`;

const NAME = "the site's name";

/** In a cluster what is known of its sites is read by a mirror. */
function asking(command: Command, io: Io, openStatus: OpenStatus | undefined): Command {
  const asked = openStatus
    ? readsCluster(addSettings(command, ["file", "archive"]), io)
    : addSettings(command, WHERE);
  return asked.option("--json", "print one JSON document");
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
  addSettings(add, WHERE)
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
  addSettings(edit, WHERE)
    .addHelpText("after", EDIT_EXAMPLES)
    .action((name: string, changes: string[]) => runEdit(name, changes, { command: edit, io }));
}

function addPauses(sites: Command, io: Io): void {
  const pause = addSettings(
    sites.command("pause").description("ask a site for nothing until it is resumed").argument("<name>", NAME),
    WHERE,
  ).action((name: string) => runPause(name, pause, io));
  const resume = addSettings(
    sites.command("resume").description("go on with a site that was paused").argument("<name>", NAME),
    WHERE,
  ).action((name: string) => runResume(name, resume, io));
}

function addWhole(sites: Command, io: Io): void {
  const whole = addSettings(
    sites
      .command("import")
      .description("put a file of sites in the place of a cluster's list")
      .argument("<file>", "the file of sites"),
    WHERE,
  ).action((path: string) => runImport(path, whole, io));
  const text = addSettings(
    sites.command("export").description("print the list as it was written"),
    WHERE,
  ).action(() => runExport(text, io));
}

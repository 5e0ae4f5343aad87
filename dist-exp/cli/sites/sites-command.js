// `isochron sites`: the sites under watch, listed, shown and changed; the file is written by these verbs alone.
import { Option } from "commander";
import { SITE_KEYS } from "#watch/index.js";
import { addSettings, collect } from "../options/options.js";
import { runAdd, runEdit, runPause, runRemove, runResume } from "./change-sites.js";
import { runList, runShow } from "./read-sites.js";
/** Adds the verb; `openStatus` reads what a watch says of the sites, where there is one to ask. */
export function addSitesCommand(program, io, openStatus) {
    const sites = program
        .command("sites")
        .description("the sites under watch: a file of your own, and verbs to change it")
        .addHelpText("after", OTHER_WAYS);
    addAdd(sites, io);
    const list = asking(sites.command("list").description("the sites under watch"), openStatus).action(() => runList(list, io, openStatus));
    const show = asking(sites
        .command("show")
        .description("everything that is in force for one site, and how its watch stands")
        .argument("<name>", NAME), openStatus).action((name) => runShow(name, show, { io, openStatus }));
    addEdit(sites, io);
    addPauses(sites, io);
    const remove = addSettings(sites.command("remove").description("take a site out of the file").argument("<name>", NAME), ["file"]).action((name) => runRemove(name, remove, io));
}
const OTHER_WAYS = `
A watch asks from outside. Of a site that is yours its source tells more (isochron take: git history, files, exports),
and a recorder before its server what visitors are given (isochron record).`;
const NAME = "the site's name";
function asking(command, openStatus) {
    return addSettings(command, openStatus ? ["file", "archive"] : ["file"]).option("--json", "print one JSON document");
}
const ADD_EXAMPLES = `
Values are written as in the file (docs/guide/watch-sites.md). What is left out has its default there.

Examples:
  isochron sites add https://example.org/
  isochron sites add https://news.example/ --name news --requests-per-day 2000 --sharp "weekly sunday 03:00"`;
function addAdd(sites, io) {
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
        .action((urls) => runAdd(urls, add, io));
}
const EDIT_EXAMPLES = `
Examples:
  isochron sites edit news requests-per-day=4000 sharp="daily 02:00"
  isochron sites edit news 'tell=[desk, hook]' bytes-per-month=`;
function addEdit(sites, io) {
    const edit = sites
        .command("edit")
        .description("change what is said of a site; comments and all else in the file stay as they are")
        .argument("<name>", NAME)
        .argument("<changes...>", "key=value, as in the file; key= takes the key out");
    addSettings(edit, ["file"])
        .addHelpText("after", EDIT_EXAMPLES)
        .action((name, changes) => runEdit(name, changes, { command: edit, io }));
}
function addPauses(sites, io) {
    const pause = addSettings(sites.command("pause").description("ask a site for nothing until it is resumed").argument("<name>", NAME), ["file"]).action((name) => runPause(name, pause, io));
    const resume = addSettings(sites.command("resume").description("go on with a site that was paused").argument("<name>", NAME), ["file"]).action((name) => runResume(name, resume, io));
}

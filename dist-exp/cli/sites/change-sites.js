import { UsageError } from "#errors.js";
import { printable } from "#formats/index.js";
import { changePlan } from "#watch/index.js";
import { fileOf, siteOf } from "./read-sites.js";
import { siteLine } from "./site-words.js";
/** Puts a site under watch. */
export async function runAdd(add, command, io) {
    const says = Object.fromEntries(command.options
        .filter((option) => option.long !== "--file")
        .map((option) => [option.name(), command.opts()[option.attributeName()]])
        .filter((pair) => pair[1] !== undefined));
    const { site } = await change({ add, says }, command, io);
    io.out(siteLine({ site: site, status: null }));
}
/** Changes what is said of a site. */
export async function runEdit(name, texts, { command, io }) {
    const { site } = await change({ edit: name, says: Object.fromEntries(texts.map(keyAndValue)) }, command, io);
    io.out(siteLine({ site: site, status: null }));
}
function keyAndValue(text) {
    const at = text.indexOf("=");
    if (at > 0)
        return [text.slice(0, at).trim(), text.slice(at + 1)];
    throw new UsageError("USAGE", `expected key=value, like requests-per-day=500, got ${JSON.stringify(text.slice(0, 80))}`);
}
/** Asks for nothing more. */
export async function runPause(name, command, io) {
    const site = await siteOf(name, command, io);
    if (site.isPaused)
        return io.out(`${printable(name)} is paused already\n`);
    await change({ edit: name, says: { paused: "true" } }, command, io);
    io.out(`${printable(name)} is paused: nothing is asked of it until isochron sites resume ${printable(name)}\n`);
}
/** The key goes again, unless the defaults of the file pause every site. */
export async function runResume(name, command, io) {
    const site = await siteOf(name, command, io);
    if (!site.isPaused)
        return io.out(`${printable(name)} is not paused\n`);
    const without = await change({ edit: name, says: { paused: "" } }, command, io);
    if (without.site.isPaused)
        await change({ edit: name, says: { paused: "false" } }, command, io);
    io.out(`${printable(name)} is under watch again\n`);
}
/** Takes a site out. */
export async function runRemove(name, command, io) {
    await change({ remove: name }, command, io);
    io.out(`${printable(name)} is no longer under watch; the archive keeps everything that it holds of it\n`);
}
/** Changes the file, or leaves it as it is and says why. */
async function change(wanted, command, io) {
    const file = fileOf(command, io);
    let done = null;
    await file.change((text) => {
        const made = changePlan(text, wanted, file.name);
        if ("faults" in made)
            throw new UsageError("BAD_INPUT", made.faults.map(printable).join("\n"));
        done = made;
        return made.text;
    });
    const { warnings } = done;
    for (const warning of warnings)
        io.err(`isochron: ${warning}\n`);
    return done;
}

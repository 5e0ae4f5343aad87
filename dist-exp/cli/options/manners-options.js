// Options of a capture's manners: robots policy, limits, and what the user adds to every request.
import { Option } from "commander";
import { UsageError } from "#errors.js";
import { parseCookieFile, parseCredentials } from "#fetch/index.js";
import { collect, settingsOf } from "./options.js";
import { readOwn, readSmall } from "./small-file.js";
/** Settings that say how a capture behaves towards servers. */
export const MANNERS_SETTINGS = [
    "maxBytes",
    "maxHostFailures",
    "shapeBudget",
    "robots",
    "robotsReason",
    "sharedAddresses",
    "cookieJar",
    "cookieFile",
    "auth",
    "authFile",
];
/** Adds what is no setting, since it holds for one capture only. */
export function addHeaderOption(command) {
    command.addOption(new Option("--header <line>", "a header like 'Accept-Language: de' for every request, to any host (repeatable)")
        .argParser(collect)
        .helpGroup("Manners:"));
}
/** The manners asked for. */
export function mannersSettings(command, io, kept = {}) {
    return mannersOf(settingsOf(command, MANNERS_SETTINGS, io, kept));
}
/** The same of settings that are read already. */
export function mannersOf(read) {
    const { cookieFile: _, auth: _auth, authFile: _file, ...settings } = read;
    if (settings.robots === "ignore" && settings.robotsReason === null)
        throw new UsageError("USAGE", "--robots ignore needs --robots-reason: it is kept with the capture");
    return settings;
}
/** Headers, cookies and credentials given by the user, now or when the capture began. */
export async function requestExtras(command, io, kept = { options: {}, headers: [] }) {
    const names = ["cookieFile", "auth", "authFile"];
    const { cookieFile, auth, authFile } = settingsOf(command, names, io, kept.options);
    const { header } = command.opts();
    const own = parseCredentials(auth, () => "--auth");
    const filed = authFile === null ? [] : await readCredentials(authFile);
    const twice = filed.find(({ origin }) => own.some((other) => other.origin === origin));
    if (twice)
        throw new UsageError("USAGE", `--auth and --auth-file both have one for ${twice.origin}`);
    return {
        headers: header ?? kept.headers,
        cookies: cookieFile === null ? [] : await readCookies(cookieFile),
        credentials: [...own, ...filed],
    };
}
async function readCookies(file) {
    const name = `--cookie-file ${JSON.stringify(file)}`;
    const text = await readSmall(file, name);
    try {
        return parseCookieFile(text, file, Date.now());
    }
    catch (error) {
        throw new UsageError("BAD_INPUT", `${name}: ${error.message}`, { cause: error });
    }
}
async function readCredentials(file) {
    const name = `--auth-file ${JSON.stringify(file)}`;
    const lines = (await readOwn(file, name))
        .split(/\r?\n/)
        .map((line, i) => ({ line: line.trim(), at: i + 1 }));
    const urls = lines.filter(({ line }) => line !== "" && !line.startsWith("#"));
    return parseCredentials(urls.map(({ line }) => line), (i) => `${name} line ${urls[i]?.at ?? 0}`);
}

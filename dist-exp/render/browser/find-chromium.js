// Which Chromium is used: the one that was asked for, or the first of the usual ones.
import { execFile } from "node:child_process";
import { access, constants } from "node:fs/promises";
import { delimiter, join } from "node:path";
const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];
const WINDOWS_PARTS = [
    ["Google", "Chrome", "Application", "chrome.exe"],
    ["Chromium", "Application", "chrome.exe"],
    ["Microsoft", "Edge", "Application", "msedge.exe"],
];
const MAC_PLACES = [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
];
/** Looks for Chromium; a path that was asked for is the only one that is looked at. */
export async function findChromium(asked, search = thisMachine) {
    for (const path of asked === null ? usualPlaces(search) : [asked]) {
        if (!(await search.canRun(path)))
            continue;
        const version = await search.versionOf(path);
        // On Windows the program opens a window instead of telling; there the running browser tells.
        if (version !== null || search.platform === "win32")
            return { kind: "found", path, version };
    }
    return { kind: "none", message: asked === null ? howToInstall(search.platform) : notThere(asked) };
}
function usualPlaces({ platform, env }) {
    const named = env["CHROMIUM_PATH"];
    const first = named ? [named] : [];
    if (platform === "darwin")
        return [...first, ...MAC_PLACES];
    if (platform === "win32") {
        const roots = [env["ProgramFiles"], env["ProgramFiles(x86)"], env["LOCALAPPDATA"]];
        const present = roots.filter((root) => root !== undefined);
        return [...first, ...WINDOWS_PARTS.flatMap((parts) => present.map((root) => join(root, ...parts)))];
    }
    const folders = (env["PATH"] ?? "").split(delimiter).filter((folder) => folder.startsWith("/"));
    const all = [...new Set([...folders, "/usr/bin", "/usr/local/bin", "/snap/bin"])];
    return [...first, ...NAMES.flatMap((name) => all.map((folder) => join(folder, name)))];
}
function howToInstall(platform) {
    const how = platform === "linux"
        ? "install it (Debian: apt-get install chromium)"
        : "install Chromium or Google Chrome";
    return `no Chromium found: ${how}, or say where its program is`;
}
function notThere(path) {
    return `no Chromium at ${JSON.stringify(path)}: it must be the browser's program`;
}
const VERSION_PATIENCE_MS = 10_000;
const thisMachine = {
    platform: process.platform,
    env: process.env,
    canRun: (path) => access(path, constants.X_OK).then(() => true, () => false),
    versionOf: (path) => new Promise((resolve) => {
        if (process.platform === "win32")
            return resolve(null);
        const options = { timeout: VERSION_PATIENCE_MS, maxBuffer: 64 * 1024 };
        execFile(path, ["--version"], options, (error, told) => resolve(error ? null : versionIn(told)));
    }),
};
/** "Chromium 156.0.1" of the line that the program prints; `null` where there is none. */
export function versionIn(told) {
    const [, name = "", number = ""] = /([A-Z][\w ]{0,40}?) (\d{1,4}(?:\.\d{1,6}){1,3})\b/.exec(told) ?? [];
    return number === "" ? null : `${name} ${number}`;
}

// The built UI, read once: only files that were there at the start can be asked for, so no path can escape.
import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
const TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json; charset=utf-8",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".woff2": "font/woff2",
};
/** Where the package keeps the built UI, seen from sources and from the build alike. */
export const DEFAULT_WEB_DIR = fileURLToPath(new URL("../../dist/web/", import.meta.url));
/** Reads all files of the directory, by their URL path; `null` when it is not there. */
export async function loadStaticFiles(dir) {
    let entries;
    try {
        entries = await readdir(dir, { recursive: true, withFileTypes: true });
    }
    catch (error) {
        if (error.code === "ENOENT")
            return null;
        throw error;
    }
    const files = new Map();
    for (const entry of entries) {
        if (!entry.isFile())
            continue;
        const file = join(entry.parentPath, entry.name);
        const path = `/${relative(dir, file).split(sep).join("/")}`;
        files.set(path, {
            body: await readFile(file),
            contentType: TYPES[extname(file)] ?? "application/octet-stream",
            // The build puts a digest into the names under /assets.
            cacheControl: path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
        });
    }
    return files;
}

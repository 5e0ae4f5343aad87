// A hash over the program's own files, so that a certificate says exactly which program ran.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
/** SHA-256, hexadecimal, over the sorted lines `sha256  path` of all files of the program as it is installed. */
export function softwareSha256() {
    const root = fileURLToPath(new URL("..", import.meta.url));
    const names = readdirSync(root, { recursive: true }).map(String).sort();
    const list = createHash("sha256");
    for (const name of names) {
        const path = join(root, name);
        if (!statSync(path).isFile() || !/\.(?:js|ts)$/.test(name))
            continue;
        const hash = createHash("sha256").update(readFileSync(path)).digest("hex");
        list.update(`${hash}  ${name.replaceAll("\\", "/")}\n`);
    }
    return list.digest("hex");
}

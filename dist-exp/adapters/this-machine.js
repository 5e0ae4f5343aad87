// Which machine this is, as a word that tells nothing else of it: what was allowed on one is not allowed on another.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { hostname } from "node:os";
/** Where Linux and its kin keep a name that no other machine has. */
const MACHINE_ID_FILES = ["/etc/machine-id", "/var/lib/dbus/machine-id"];
/** The same for every process of this machine. */
export function thisMachine() {
    const name = `isochron machine ${hostname()} ${MACHINE_ID_FILES.map(textOf).find((id) => id !== "") ?? ""}`;
    return createHash("sha256").update(name).digest("hex").slice(0, 32);
}
function textOf(file) {
    try {
        return readFileSync(file, "utf8").trim();
    }
    catch {
        return "";
    }
}

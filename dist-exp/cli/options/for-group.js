// `--for <group>`: what leaves the archive for some readers, as its rules of access let them see it.
import { Option } from "commander";
import { readerArchive } from "#access/index.js";
import { SystemClock } from "#adapters/index.js";
/** The option. */
export function forGroupOption() {
    return new Option("--for <group>", "only what the rules of access let this group of readers see (public: everybody), without reports and certificates (default: everything)");
}
/** The archive as the group sees it; whole where none is named. */
export function archiveFor(archive, group) {
    return group === undefined ? archive : readerArchive(archive, { group, clock: new SystemClock() });
}

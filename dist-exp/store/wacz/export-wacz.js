// `isochron export wacz`: a site, capture or span as one WACZ 1.1.1 file that any player opens.
import { packageSigner } from "../archive/archive-key.js";
import { nodeFileSystem, writeAtomically } from "../file-system.js";
import { withPackage } from "./gather-package.js";
import { packageBytes } from "./package-writer.js";
/** Writes one WACZ file, whole or not at all; every revisit in it finds its original in it too. */
export async function exportWacz(dir, out, options = {}) {
    const fs = options.fileSystem ?? nodeFileSystem;
    return withPackage(dir, out, options, async ({ files, description }) => {
        const sign = options.sign === true ? await packageSigner(fs, dir) : null;
        await writeAtomically(fs, out, packageBytes(files, description, sign));
    });
}

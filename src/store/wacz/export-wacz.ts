// `isochron export wacz`: a site, capture or span as one WACZ 1.1.1 file that any player opens.
import { packageSigner } from "../archive/archive-key.js";
import { nodeFileSystem, writeAtomically } from "../file-system.js";
import { withPackage, type PackageOptions, type PackageSummary } from "./gather-package.js";
import { packageBytes } from "./package-writer.js";

/** What goes into the package, and how. */
export interface WaczOptions extends PackageOptions {
  /** Signs the package with the archive's key for packages (WACZ-auth). */
  readonly sign?: boolean;
}

/** Writes one WACZ file, whole or not at all; every revisit in it finds its original in it too. */
export async function exportWacz(
  dir: string,
  out: string,
  options: WaczOptions = {},
): Promise<PackageSummary> {
  const fs = options.fileSystem ?? nodeFileSystem;
  return withPackage(dir, out, options, async ({ files, description }) => {
    const sign = options.sign === true ? await packageSigner(fs, dir) : null;
    await writeAtomically(fs, out, packageBytes(files, description, sign));
  });
}

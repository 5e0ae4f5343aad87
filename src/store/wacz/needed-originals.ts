// What revisits in a package need from elsewhere in the archive.
import {
  originalsOutside,
  wantOriginal,
  type OutsideOriginals,
  type Selection,
  type WantedOriginals,
} from "../maintain/selection.js";
import type { ReadRecord } from "../warc/read/warc-reader.js";
import { isOfWholeFiles, originalsWarc, type PackageWarc, type Staging } from "./package-warcs.js";
import type { PackedWarcs } from "./readable-files.js";

/** The WARC files of a package; what their revisits refer to is heard while they are indexed, where they go whole. */
export class NeededOriginals implements PackedWarcs {
  readonly chosen: readonly PackageWarc[];
  readonly #staging: Staging;
  readonly #files: readonly string[];
  readonly #selection: Selection;
  readonly #wanted: WantedOriginals | null;
  found: Pick<OutsideOriginals, "originals" | "missing"> = {
    originals: 0,
    missing: { count: 0, targets: [] },
  };

  constructor(
    staging: Staging,
    files: readonly string[],
    { selection, warcs }: { readonly selection: Selection; readonly warcs: readonly PackageWarc[] },
  ) {
    [this.#staging, this.#files, this.#selection, this.chosen] = [staging, files, selection, warcs];
    this.#wanted = isOfWholeFiles(selection) ? new Map() : null;
  }

  readonly onRecord = (record: ReadRecord): undefined => {
    if (this.#wanted !== null) wantOriginal(this.#wanted, record);
    return undefined;
  };

  readonly needed = async (): Promise<PackageWarc | null> => {
    const { archive } = this.#staging;
    const outside = await originalsOutside(archive, this.#files, this.#selection, this.#wanted);
    this.found = outside;
    const { members } = outside;
    return members.length === 0 ? null : originalsWarc(this.#staging, members, this.chosen);
  };
}

// An archive that forgets: everything a capture needs, nothing on disk, for runs where only the sightings count.
import { memoryArchive } from "#lab/index.js";
import type { PageUrl, Sighting } from "#model/index.js";
import type { Archive } from "#ports/index.js";

/** The archive and what was seen into it. */
export interface VolatileArchive {
  readonly archive: Archive;
  readonly sightings: Map<PageUrl, Sighting[]>;
}

/** Makes one for a single capture. */
export function volatileArchive(): VolatileArchive {
  const sightings = new Map<PageUrl, Sighting[]>();
  const archive = memoryArchive();
  const { catalog } = archive;
  const keepLook: typeof catalog.keepLook = async (look) => {
    await catalog.keepLook(look);
    const { sighting } = look;
    const seen = sightings.get(sighting.url);
    if (seen) seen.push(sighting);
    else sightings.set(sighting.url, [sighting]);
  };
  return { archive: { ...archive, catalog: { ...catalog, keepLook } }, sightings };
}

// An archive of this machine's, or a cluster's in its mirror, opened to be read or added to: nothing of what captures is
// loaded for that.
import type { Archive, Logger } from "#ports/index.js";
import { openArchive, type ArchiveOptions } from "#store/index.js";
import { mirrorAt } from "./cluster/cluster-at-hand.js";
import type { Io } from "./io.js";
import { SOFTWARE } from "./version.js";

/** Opens an archive to read it, also while a capture is writing to it. */
export function openForReading(dir: string, io: Io): Promise<Archive> {
  return openArchive(dir, { mode: "read", software: SOFTWARE, logger: cliLogger(io), ...beneathAt(dir, io) });
}

/** Opens an archive to add to it what can be made anew at any time, such as words and sketches; a mirror as well. */
export function openForAdding(dir: string, io: Io): Promise<Archive> {
  return openArchive(dir, { software: SOFTWARE, logger: cliLogger(io), ...beneathAt(dir, io) });
}

function beneathAt(dir: string, io: Io): Pick<ArchiveOptions, "beneath"> {
  const mirror = mirrorAt(dir, io);
  return mirror === null ? {} : { beneath: mirror.beneath };
}

/** Warnings and errors go to the terminal as one line each. */
export function cliLogger(io: Io): Logger {
  return {
    log(level, message) {
      if (level === "warn" || level === "error") io.err(`isochron: ${message}\n`);
    },
  };
}

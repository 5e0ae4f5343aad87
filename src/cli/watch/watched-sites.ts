// `isochron sites` with what the watch of the archive says of each of them.
import type { Command } from "commander";
import { openWatchToRead } from "#store/index.js";
import type { Io } from "../io.js";
import type { OpenStatus } from "../sites/site-status.js";
import { addSitesCommand } from "../sites/sites-command.js";

/** Adds the verb. */
export function addWatchedSitesCommand(program: Command, io: Io): void {
  addSitesCommand(program, io, openStatus);
}

const openStatus: OpenStatus = async (archive) => {
  const stores = openWatchToRead(archive);
  if (stores === null) return null;
  return { statusOf: (site) => stores.memory.status(site), close: () => stores.close() };
};

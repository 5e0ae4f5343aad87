import { openWatchToRead } from "#store/index.js";
import { addSitesCommand } from "../sites/sites-command.js";
/** Adds the verb. */
export function addWatchedSitesCommand(program, io) {
    addSitesCommand(program, io, openStatus);
}
const openStatus = async (archive) => {
    const stores = openWatchToRead(archive);
    if (stores === null)
        return null;
    return { statusOf: (site) => stores.memory.status(site), close: () => stores.close() };
};

// The desk behind `serve --manage`: the queue, the log of acts, and what works the queue off.
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { SystemClock } from "#adapters/index.js";
import { settingTexts } from "#config/index.js";
import { JobRunner, OPEN_SETTINGS } from "#jobs/index.js";
import { openArchive, openManagement } from "#store/index.js";
import { cliLogger } from "../open-world.js";
import { SOFTWARE } from "../version.js";
import { startProgram } from "./program-process.js";
const TOKEN_BYTES = 24;
/** Opens the desk of an archive. */
export function openDesk(options, io) {
    const { archive, allowPrivate, surveysAtOnce } = options;
    const clock = new SystemClock();
    const store = openManagement(archive.dir);
    const now = () => clock.now();
    const runner = new JobRunner({
        archive,
        management: store,
        dir: resolve(archive.dir),
        allowPrivate,
        readingAtOnce: surveysAtOnce,
        start: startProgram(io.env),
        now,
        logger: cliLogger(io),
    });
    const token = options.token ?? randomBytes(TOKEN_BYTES).toString("base64url");
    const defaults = settingTexts(OPEN_SETTINGS, {}, io.env);
    return {
        management: { token, archive, store, defaults, now, wake: () => runner.wake() },
        start: () => runner.start(),
        close: async () => {
            await runner.stop();
            store.close();
        },
    };
}
/** Makes an archive that does not exist yet: whoever manages it begins with nothing. */
export async function makeArchive(dir, io) {
    if (existsSync(join(dir, "catalog.sqlite")))
        return;
    const archive = await openArchive(dir, { mode: "write", software: SOFTWARE, logger: cliLogger(io) });
    await archive.close();
}

// The desk behind `serve --manage`: the queue, the log of acts, and what works the queue off.
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { SystemClock } from "#adapters/index.js";
import { settingTexts } from "#config/index.js";
import { JobRunner, OPEN_SETTINGS } from "#jobs/index.js";
import type { Archive } from "#ports/index.js";
import type { Management } from "#server/index.js";
import { openArchive, openManagement } from "#store/index.js";
import type { Io } from "../io.js";
import { cliLogger } from "../open-archive.js";
import { SOFTWARE } from "../version.js";
import { startProgram } from "./program-process.js";

/** How a desk is set up. */
export interface DeskOptions {
  readonly archive: Archive;
  /** Of those who manage; a new one unless given. */
  readonly token?: string;
  readonly allowPrivate: boolean;
  readonly surveysAtOnce: number;
}

/** A desk: what the server is given, and the work behind it. */
export interface Desk {
  readonly management: Management;
  /** Begins to work on jobs, those left over from before first. */
  readonly start: () => void;
  /** Ends what runs, so that it can be taken up again. */
  close(): Promise<void>;
}

const TOKEN_BYTES = 24;

/** Opens the desk of an archive. */
export function openDesk(options: DeskOptions, io: Io): Desk {
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
  const defaults = settingTexts(OPEN_SETTINGS, {}, io.env) as Management["defaults"];
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
export async function makeArchive(dir: string, io: Io): Promise<void> {
  if (existsSync(join(dir, "catalog.sqlite"))) return;
  const archive = await openArchive(dir, { mode: "write", software: SOFTWARE, logger: cliLogger(io) });
  await archive.close();
}

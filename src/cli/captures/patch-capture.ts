// `isochron captures patch` at work: requisites that an ended capture lacks are fetched afterwards, politely.
import type { Command } from "commander";
import { patchCapture, type World } from "#crawl/index.js";
import { isOfMoment, isRefresh, isTestimony, patchedBy, type Capture } from "#model/index.js";
import { UsageError } from "#errors.js";
import type { Io } from "../io.js";
import { openForReading } from "../open-archive.js";
import { withWorld } from "../open-world.js";
import { keptOptions, type KeptOptions } from "../options/kept-options.js";
import { requestExtras } from "../options/manners-options.js";
import { requireSameMachine } from "../options/resume-options.js";
import { settingsOf } from "../options/options.js";
import { PATCH_SETTINGS } from "../options/world-settings.js";
import { ProgressLine } from "../progress-line.js";
import { printOutcome } from "../commands/capture.js";

/** Patches a capture: the one with this id, or the newest that has ended. */
export async function patchOne(id: string | undefined, command: Command, io: Io): Promise<void> {
  const kept = await optionsOfPatched(id, command, io);
  const settings = settingsOf(command, PATCH_SETTINGS, io, kept?.options);
  const extras = await requestExtras(command, io, kept ?? undefined);
  const progress = new ProgressLine(io, settings.progress);
  await withWorld({ ...settings, extras }, io, async (opened) => {
    const world: World = { ...opened, logger: progress.beside(opened.logger) };
    const watcher = { signal: io.signal, onProgress: progress.show };
    try {
      const captures = await world.archive.catalog.captures.list();
      const outcome = await patchCapture(choose(captures, id), world, watcher);
      progress.end();
      printOutcome(outcome, world, command.optsWithGlobals<{ json?: boolean }>().json === true, io);
    } finally {
      progress.end();
    }
  });
}

/** A patch is asked for as the capture was. */
async function optionsOfPatched(
  id: string | undefined,
  command: Command,
  io: Io,
): Promise<KeptOptions | null> {
  const archive = await openForReading(settingsOf(command, ["archive"], io).archive, io);
  try {
    const capture = choose(await archive.catalog.captures.list(), id);
    const kept = await keptOptions(archive, capture);
    if (kept !== null) requireSameMachine(capture, kept, command, io);
    return kept;
  } finally {
    await archive.close();
  }
}

function choose(captures: readonly Capture[], id: string | undefined): Capture {
  const found = captures.find((one) =>
    id === undefined ? one.finishedAt !== null && one.asOf !== null && isOfMoment(one) : one.id === id,
  );
  const what = id === undefined ? "no finished capture to patch" : `no capture ${JSON.stringify(id)}`;
  if (!found) throw new UsageError("NOT_FOUND", `${what}; isochron captures lists them`);
  if (isRefresh(found))
    throw new UsageError(
      "USAGE",
      `capture ${found.id} holds looks of a watch, which show no page whole: patch a capture of the site`,
    );
  if (isTestimony(found))
    throw new UsageError(
      "USAGE",
      `capture ${found.id} is a testimony, for which no server was asked: patch a capture of the site`,
    );
  if (patchedBy(found) !== null)
    throw new UsageError(
      "USAGE",
      `capture ${found.id} is itself a patch of ${patchedBy(found)}: patch that one`,
    );
  return found;
}

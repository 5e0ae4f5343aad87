// `isochron captures pause|resume|cancel|edit`: control of a capture that another process runs.
import type { Command } from "commander";
import { SystemClock } from "#adapters/index.js";
import { isRefresh, isTestimony, isUnfinished, type Capture, type CaptureEdit } from "#model/index.js";
import { runningCapture } from "#study/index.js";
import { IsochronError, UsageError } from "#errors.js";
import type { Archive } from "#ports/index.js";
import { CLUSTER_PLACE, clusterPlaceOf, openCluster } from "../cluster/cluster-address.js";
import type { Wish } from "../cluster/steer-capture.js";
import type { Io } from "../io.js";
import { openForReading } from "../open-archive.js";
import { WORLD_SETTINGS } from "../options/world-settings.js";
import { shellWord } from "#formats/index.js";
import { keptOptions } from "../options/kept-options.js";
import { addSettings, settingsOf } from "../options/options.js";
import { wholeNumber } from "../options/whole-number.js";
import { durationOption, patternOption } from "../options/edit-options.js";

/** Adds the sub-verbs. */
export function addControlCommands(captures: Command, io: Io): void {
  const verb = (name: string, description: string): Command =>
    addSettings(
      captures
        .command(name)
        .description(description)
        .argument("[capture]", "the capture's id (default: the newest that is not finished)"),
      ["archive", ...CLUSTER_PLACE],
    );
  const pause = verb("pause", "let a running capture wait after the requests in flight");
  pause.action((id?: string) => steer(pause, io, { id, wish: () => ({ want: "pause" }), act: pauseCapture }));
  const resume = verb("resume", "let a paused capture go on");
  resume.action((id?: string) => steer(resume, io, { id, wish: () => ({ want: "run" }), act: resumePaused }));
  const cancel = verb("cancel", "end a capture now; what was captured stays and is judged");
  cancel.action((id?: string) =>
    steer(cancel, io, { id, wish: () => ({ want: "cancel" }), act: cancelRunning }),
  );
  const edit = verb("edit", "change scope and limits of a capture while it runs")
    .option("--max-pages <n>", "visit at most this many pages", wholeNumber(1))
    .option("--delay <time>", "pause between requests to a host", durationOption)
    .option("--exclude <regex...>", "ask for no more URLs that match", patternOption);
  edit.action((id?: string) =>
    steer(edit, io, { id, wish: () => ({ edit: editOf(edit) }), act: editRunning }),
  );
}

/** One capture to act upon, and the process's means. */
interface Chosen {
  readonly archive: Archive;
  readonly capture: Capture;
  readonly isRunning: boolean;
  readonly command: Command;
  readonly io: Io;
}

/** One capture of an archive, or of a cluster where one is named. */
async function steer(
  command: Command,
  io: Io,
  { id, wish, act }: { id: string | undefined; wish: () => Wish; act: (chosen: Chosen) => Promise<void> },
): Promise<void> {
  const place = await clusterPlaceOf(command, io);
  if (place === null) return withCapture(command, io, id, act);
  const wished = wish();
  const { steerCapture } = await import("../cluster/steer-capture.js");
  const cluster = await openCluster(place);
  try {
    await steerCapture(id, wished, { cluster, io });
  } finally {
    await cluster.close();
  }
}

async function withCapture(
  command: Command,
  io: Io,
  id: string | undefined,
  act: (chosen: Chosen) => Promise<void>,
): Promise<void> {
  const archive = await openForReading(settingsOf(command, ["archive"], io).archive, io);
  try {
    const capture = choose(await archive.catalog.captures.list(), id, archive.dir);
    const running = await runningCapture(archive);
    if (running !== null && running.id !== capture.id)
      throw new IsochronError("ARCHIVE_BUSY", `another capture is running in ${archive.dir}: ${running.id}`);
    const chosen = { archive, capture, isRunning: running !== null, command, io };
    if (isTestimony(capture))
      throw new UsageError(
        "USAGE",
        `capture ${capture.id} is a testimony: whoever tells it goes on with it, and ends it`,
      );
    await (isRefresh(capture) ? controlRefresh(chosen) : act(chosen));
  } finally {
    await archive.close();
  }
}

function choose(captures: readonly Capture[], id: string | undefined, dir: string): Capture {
  const capture = captures.find((one) =>
    id === undefined ? isUnfinished(one) && !isRefresh(one) && !isTestimony(one) : one.id === id,
  );
  if (!capture) {
    const what = id === undefined ? "no unfinished capture" : `no capture ${JSON.stringify(id)}`;
    throw new UsageError("NOT_FOUND", `${what} in ${dir}; isochron captures lists them`);
  }
  if (isUnfinished(capture)) return capture;
  throw new UsageError("USAGE", `capture ${capture.id} is ${capture.phase}: there is nothing to control`);
}

async function pauseCapture({ archive, capture, isRunning, io }: Chosen): Promise<void> {
  if (!isRunning) return io.out(atRest(capture, archive));
  await archive.control.ask(capture.id, { want: "pause" });
  io.out(
    `capture ${capture.id} is asked to pause: it waits after the requests in flight. Go on with: isochron captures resume ${capture.id} --archive ${shellWord(archive.dir)}\n`,
  );
}

async function resumePaused({ archive, capture, isRunning, io }: Chosen): Promise<void> {
  if (!isRunning) return io.out(atRest(capture, archive));
  await archive.control.ask(capture.id, { want: "run" });
  io.out(`capture ${capture.id} is asked to go on\n`);
}

async function cancelRunning({ archive, capture, isRunning, command, io }: Chosen): Promise<void> {
  if (isRunning) {
    await archive.control.ask(capture.id, { want: "cancel" });
    return io.out(
      `capture ${capture.id} is asked to end: it writes its index and report after the requests in flight\n`,
    );
  }
  // Nobody runs it: it is ended here, by the same steps. Nothing is fetched for that.
  const kept = await keptOptions(archive, capture);
  const [{ cancelCapture }, { withWorld }] = await whatCaptures();
  await withWorld(settingsOf(command, WORLD_SETTINGS, io, kept?.options), io, async (world) => {
    const { files } = await cancelCapture(capture, world);
    io.out(`capture ${capture.id} was not running and is now cancelled; report: ${files.html}\n`);
  });
}

/** Loaded when it is needed: captures are listed more often than ended. */
const whatCaptures = () => Promise.all([import("#crawl/index.js"), import("../open-world.js")]);

/** Looks of a watch are the watch's to steer; those that nobody goes on with can be ended. */
async function controlRefresh({ archive, capture, isRunning, command, io }: Chosen): Promise<void> {
  if (isRunning || command.name() !== "cancel")
    throw new UsageError(
      "USAGE",
      `capture ${capture.id} holds looks of a watch at ${capture.site}: steer the watch; isochron captures cancel ends it when no process has it`,
    );
  const kept = await keptOptions(archive, capture);
  const [{ endRefresh }, { withWorld }] = await whatCaptures();
  await withWorld(settingsOf(command, WORLD_SETTINGS, io, kept?.options), io, async (world) => {
    await endRefresh(capture, world);
    io.out(`capture ${capture.id}, looks of a watch, was not running and has now ended\n`);
  });
}

async function editRunning({ archive, capture, isRunning, command, io }: Chosen): Promise<void> {
  const edit: CaptureEdit = { askedAt: new SystemClock().now(), ...editOf(command) };
  const [{ editWords }] = await whatCaptures();
  const words = editWords(edit);
  await archive.control.ask(capture.id, { edit });
  const when = isRunning ? "within a second or two" : "when it is resumed";
  io.out(`capture ${capture.id}: ${words}; in force ${when}\n`);
}

/** @throws UsageError where nothing is to change */
function editOf(command: Command): Omit<CaptureEdit, "askedAt"> {
  const { maxPages, delay, exclude } = command.opts<{
    maxPages?: number;
    delay?: number;
    exclude?: string[];
  }>();
  if (maxPages === undefined && delay === undefined && exclude === undefined)
    throw new UsageError("USAGE", "nothing to change: give --max-pages, --delay or --exclude");
  return {
    ...(maxPages === undefined ? {} : { maxPages }),
    ...(delay === undefined ? {} : { delayMs: delay }),
    ...(exclude === undefined ? {} : { exclude }),
  };
}

function atRest({ id }: Capture, { dir }: Archive): string {
  return `capture ${id} is not running: it rests as it was left. Go on with: isochron capture --resume --archive ${shellWord(dir)}\n`;
}

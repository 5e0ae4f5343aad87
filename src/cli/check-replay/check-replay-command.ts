// `isochron check-replay`: does replay show the pages of a capture as their stored bytes do?
import { InvalidArgumentError, type Command } from "commander";
import { SeededRandom, SystemClock } from "#adapters/index.js";
import { checkReplay, type RunningCheck } from "#check-replay/index.js";
import { IsochronError, UsageError } from "#errors.js";
import { printableJson } from "#formats/index.js";
import {
  isImport,
  isRefresh,
  isTestimony,
  isUnfinished,
  patchedBy,
  toIso,
  type BothWays,
  type Capture,
  type CheckedPage,
  type ReplayCheck,
} from "#model/index.js";
import type { Archive, CopyFile, Renderer } from "#ports/index.js";
import { readsCluster } from "../cluster/reads-cluster.js";
import { withFlag } from "../options/browser.js";
import { RENDER_LIMITS, startRenderer } from "#render/index.js";
import { renderReplayCheckHtml, renderReplayCheckTerminal } from "#report/index.js";
import { openReplay } from "#server/index.js";
import { requireCopyFolder, writeCopyFolder } from "#store/index.js";
import { capturesOfSite, keepReplayCheck } from "#study/index.js";
import { CopyProgress } from "../copy/copy-progress.js";
import { findCapture } from "../find-capture.js";
import { FindingsReported } from "../findings.js";
import type { Io } from "../io.js";
import { cliLogger, openForReading } from "../open-archive.js";
import { addSettings, settingsOf } from "../options/options.js";
import { SOFTWARE } from "../version.js";

interface CheckFlags {
  readonly pages: number;
  readonly browserPath?: string;
  readonly out?: string;
  readonly json?: boolean;
}

const EXAMPLES = `
Each page is shown twice by Chromium, which has no network: from its stored bytes alone, and from replay.
Pages that were captured with steps are driven through them again, both ways; secrets are never filled in.
Rules of access are left aside: it is replay that is checked, not who may see what.
What was found is kept beside the capture: its report and its page in the interface tell of it.
Exit code 0: all the same. 1: some differ, and why is printed.

Examples:
  isochron check-replay
  isochron check-replay 20261115123000000 --pages all --out replay-check
  isochron check-replay example.org --json`;

/** Adds the verb. */
export function addCheckReplayCommand(program: Command, io: Io): void {
  const command = program
    .command("check-replay")
    .description("show a capture's pages from their stored bytes and from replay, and say what differs")
    .argument("[capture]", "the capture's id, or a site for its newest (default: the newest finished one)");
  readsCluster(addSettings(command, ["archive"]), io)
    .option(
      "--pages <number>",
      "at most so many pages, by lot with the capture's id as seed; or all",
      pageCount,
      50,
    )
    .option("--browser-path <file>", "Chromium's program (default: CHROMIUM_PATH, then the usual places)")
    .option("--out <dir>", "make this folder: index.html, with both pictures of the pages that differ")
    .option("--json", "print one JSON document")
    .addHelpText("after", EXAMPLES)
    .action((capture: string | undefined) => runCheck(capture ?? null, command, io));
}

function pageCount(text: string): number {
  if (text === "all") return Infinity;
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new InvalidArgumentError("expected a whole number from 1 up, or all");
}

async function runCheck(named: string | null, command: Command, io: Io): Promise<void> {
  const { archive: dir } = settingsOf(command, ["archive"], io);
  const flags = command.opts<CheckFlags>();
  if (flags.out !== undefined) requireCopyFolder(flags.out, false);
  const archive = await openForReading(dir, io);
  try {
    const capture = await findCapture(archive, named);
    const check = await withRenderer(flags, (renderer) =>
      checkCapture({ archive, capture, renderer, flags, io }),
    );
    requirePages(check);
    await keep(archive, check, io);
    const look = { colour: io.interactive, width: io.columns };
    io.out(flags.json ? `${printableJson(check)}\n` : renderReplayCheckTerminal(check, look));
    if (flags.out !== undefined && !flags.json) io.out(`\n${flags.out}/index.html shows them\n`);
    const isAllSame = check.counts.same === check.pages.length && check.pages.every(isSameAfterSteps);
    if (!isAllSame) throw new FindingsReported();
  } finally {
    await archive.close();
  }
}

/** An archive that nobody may write to is checked all the same. */
async function keep({ results }: Archive, check: ReplayCheck, io: Io): Promise<void> {
  try {
    await keepReplayCheck(results, { ...check, checkedAt: new SystemClock().now() });
  } catch (error) {
    if (!(error instanceof IsochronError && error.code === "ARCHIVE_UNWRITABLE")) throw error;
    io.err("The archive cannot be written to: this check is printed, and not kept beside its capture.\n");
  }
}

/** "0 of 0" would pass for all of them. */
function requirePages({ pages, capture }: ReplayCheck): void {
  if (pages.length > 0) return;
  throw new UsageError("NOT_FOUND", `capture ${capture} holds no page to show: no HTML with a state`);
}

/** Nothing of the browser is left, however the work ends. */
async function withRenderer<T>(
  { browserPath }: CheckFlags,
  work: (renderer: Renderer) => Promise<T>,
): Promise<T> {
  // Replay tells from the whole Referer which page asks for a path from the root.
  const options = { browserPath: browserPath ?? null, profile: { isRefererCut: false } };
  const started = await startRenderer(options);
  if (started.kind === "none") throw new IsochronError("NO_BROWSER", withFlag(started.message));
  try {
    return await work(started.renderer);
  } finally {
    await started.renderer.close();
  }
}

interface Job {
  readonly archive: Archive;
  readonly capture: Capture;
  readonly renderer: Renderer;
  readonly flags: CheckFlags;
  readonly io: Io;
}

async function checkCapture({ archive, capture, renderer, flags, io }: Job): Promise<ReplayCheck> {
  const replay = await openReplay(archive, cliLogger(io));
  const progress = new CopyProgress(io, { words: "pages checked" });
  try {
    const random = new SeededRandom(0).fork(capture.id);
    const means = {
      archive,
      renderer,
      replay,
      random,
      mostBytes: RENDER_LIMITS.maxAnswerBytes,
      signal: io.signal,
    };
    const running = await checkReplay(await wishOf(archive, capture, flags.pages), means);
    const pages: CheckedPage[] = [];
    const told = (): ReplayCheck => checkOf(capture, { running, pages, browser: renderer.facts.version });
    const total = Math.min(flags.pages, running.documents);
    const files = filesOf(running, {
      told,
      onPage: (page) => progress.show(pages.push(page), total),
    });
    if (flags.out === undefined) for await (const file of files) void file;
    else await writeCopyFolder(flags.out, files);
    return told();
  } finally {
    progress.end();
    await replay.close();
  }
}

async function wishOf(
  archive: Archive,
  capture: Capture,
  mostPages: number,
): Promise<Parameters<typeof checkReplay>[0]> {
  // Records of others and looks of a watch are shown each at its own time.
  const isEachAtItsOwn = isImport(capture) || isRefresh(capture) || isTestimony(capture);
  const at = capture.asOf ?? (isEachAtItsOwn && !isUnfinished(capture) ? capture.startedAt : null);
  if (at === null)
    throw new UsageError(
      "NOT_FOUND",
      `capture ${capture.id} in ${archive.dir} has no time point yet: only finished captures can be checked`,
    );
  const ofSite = await capturesOfSite(capture.site, archive);
  const captures = [capture, ...ofSite.filter((one) => patchedBy(one) === capture.id)];
  return { captures, at, isEachAtItsOwn, mostPages };
}

/** Pictures of pages that differ as they come, the page about all of them last. */
async function* filesOf(
  running: RunningCheck,
  { told, onPage }: { readonly told: () => ReplayCheck; readonly onPage: (page: CheckedPage) => void },
): AsyncGenerator<CopyFile> {
  let number = 0;
  for await (const { page, pictures, stepPictures = null } of running.pages()) {
    number++;
    const own = page.result === "same" ? null : pictures;
    const after = isSameAfterSteps(page) ? null : stepPictures;
    yield* picturesOf(own, `pictures/${number}`);
    yield* picturesOf(after, `pictures/${number}-steps`);
    const named = { ...page, pictures: own && namesOf(`pictures/${number}`) };
    const { steps } = page;
    onPage(
      steps && after
        ? { ...named, steps: { ...steps, pictures: namesOf(`pictures/${number}-steps`) } }
        : named,
    );
  }
  yield { path: "index.html", content: [Buffer.from(renderReplayCheckHtml(told()))] };
}

function* picturesOf(pictures: BothWays<Uint8Array> | null, place: string): Generator<CopyFile> {
  if (pictures === null) return;
  const names = namesOf(place);
  yield { path: names.stored, content: [pictures.stored] };
  yield { path: names.replayed, content: [pictures.replayed] };
}

function namesOf(place: string): BothWays<string> {
  return { stored: `${place}-stored.png`, replayed: `${place}-replayed.png` };
}

/** Where nothing was repeated there is nothing that differs. */
function isSameAfterSteps({ steps }: CheckedPage): boolean {
  return steps === undefined || steps.result === "same" || steps.result === "not-repeated";
}

function checkOf(
  { id, site, asOf, ...capture }: Capture,
  found: { readonly running: RunningCheck; readonly pages: readonly CheckedPage[]; readonly browser: string },
): ReplayCheck {
  const { running, pages, browser } = found;
  const count = (result: CheckedPage["result"]): number =>
    pages.filter((page) => page.result === result).length;
  const isOfOthers = isImport({ id, site, asOf, ...capture });
  return {
    format: "isochron-replay-check/1",
    software: SOFTWARE,
    capture: id,
    site,
    asOf: asOf === null || isOfOthers ? null : toIso(asOf),
    browser,
    documents: running.documents,
    isByLot: running.isByLot,
    counts: {
      same: count("same"),
      "missing-parts": count("missing-parts"),
      "text-differs": count("text-differs"),
      "could-not-be-shown": count("could-not-be-shown"),
    },
    pages,
  };
}

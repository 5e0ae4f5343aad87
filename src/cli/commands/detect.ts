// `isochron detect` and `isochron diff`: what changed between two versions of a page, and does it matter?
import type { Command } from "commander";
import { printableJson } from "#formats/index.js";
import { earlierVersions, laidVersion, nearestEntry, type PageVersion } from "#access/index.js";
import { detectChange, diffVersions, type ChangeOptions } from "#detect/index.js";
import { UsageError } from "#errors.js";
import { toIso, type DiffView, type Instant } from "#model/index.js";
import type { CaptureIndex, IndexEntry } from "#ports/index.js";
import { renderDiffHtml, renderDiffTerminal } from "#report/index.js";
import { readsCluster } from "../cluster/reads-cluster.js";
import { instantOption } from "../options/instant-option.js";
import type { Io } from "../io.js";
import { openForReading } from "../open-archive.js";
import { addSettings, settingsOf } from "../options/options.js";
import { versionFromFile } from "../options/version-from-file.js";

/** Adds the verb `detect`. */
export function addDetectCommand(program: Command, io: Io): void {
  const command = program
    .command("detect")
    .description("compare two versions of a page: verdict, importance, similarity, operations")
    .argument("<a>", "the older version: a file, - for standard input, or a URL of the archive (URL@time)")
    .argument("<b>", "the newer version")
    .option("--json", "print one JSON document");
  readsCluster(addSettings(command, ["archive"]), io).action(async (a: string, b: string) => {
    if (a === "-" && b === "-") throw new UsageError("USAGE", "only one of the two can be standard input");
    const { archive } = settingsOf(command, ["archive"], io);
    const before = versionFromFile(a) ?? (await versionFromUrl(a, archive, io));
    const after = versionFromFile(b) ?? (await versionFromUrl(b, archive, io));
    if (command.opts<{ json?: boolean }>().json) {
      io.out(`${printableJson(detectChange(before.content, after.content, options(before, after)))}\n`);
    } else io.out(asText(diffVersions(before.content, after.content, options(before, after)), io));
  });
}

/** Adds the verb `diff`. */
export function addDiffCommand(program: Command, io: Io): void {
  const command = program
    .command("diff")
    .description("what changed between two captures of a page in the archive")
    .argument("<url>", "the page")
    .argument("[t1]", "the older time (default: the last capture with another content)", instantOption)
    .argument("[t2]", "the newer time (default: the newest capture)", instantOption)
    .option("--json", "print one JSON document")
    .option("--html", "print a self-contained page, both versions side by side")
    .option("--inline", "with --html: one below the other");
  readsCluster(addSettings(command, ["archive"]), io).action(
    async (url: string, t1: Instant | undefined, t2: Instant | undefined) => {
      const { archive } = settingsOf(command, ["archive"], io);
      const { json, html, inline } = command.opts<{ json?: boolean; html?: boolean; inline?: boolean }>();
      const { before, after, history } = await twoVersions(url, [t1, t2], archive, io);
      const view = diffVersions(before.content, after.content, { ...options(before, after), history });
      if (json) io.out(`${printableJson(view.result)}\n`);
      else io.out(html ? renderDiffHtml(view, inline ? "inline" : "side-by-side") : asText(view, io));
    },
  );
}

function options(before: PageVersion, after: PageVersion): ChangeOptions {
  const url = after.url ?? before.url;
  return {
    beforeType: before.contentType,
    afterType: after.contentType,
    beforeLabel: before.label,
    afterLabel: after.label,
    ...(url === null ? {} : { url }),
    ...(before.layout && { beforeLayout: before.layout }),
    ...(after.layout && { afterLayout: after.layout }),
  };
}

function asText(view: DiffView, io: Io): string {
  return renderDiffTerminal(view, { colour: io.interactive, width: io.columns });
}

/** `URL@time`, or the newest capture of a URL. */
async function versionFromUrl(what: string, dir: string, io: Io): Promise<PageVersion> {
  const [, url = what, time] = /^(https?:\/\/.*?)(?:@(\d{4,17}|\d{4}-\d\d-\d\d[^@]*))?$/.exec(what) ?? [];
  if (!/^https?:\/\//.test(url)) throw new UsageError("NOT_FOUND", `no such file: ${JSON.stringify(what)}`);
  return withEntries(url, dir, io, (entries, index) => {
    const entry = time === undefined ? entries.at(-1)! : nearestEntry(entries, instantOption(time))!;
    return laidVersion(index, entries, entry);
  });
}

function twoVersions(
  url: string,
  [t1, t2]: readonly [Instant | undefined, Instant | undefined],
  dir: string,
  io: Io,
): Promise<{ before: PageVersion; after: PageVersion; history: Uint8Array[] }> {
  return withEntries(url, dir, io, async (entries, index) => {
    const after = t2 === undefined ? entries.at(-1)! : nearestEntry(entries, t2)!;
    const others = entries.filter((entry) => entry.at < after.at && entry.digest !== after.digest);
    const before = t1 === undefined ? others.at(-1) : nearestEntry(entries, t1);
    if (!before)
      throw new UsageError("NOT_FOUND", `${url}: no capture before ${toIso(after.at)} has another content`);
    return {
      before: await laidVersion(index, entries, before),
      after: await laidVersion(index, entries, after),
      history: await earlierVersions(index, entries, before),
    };
  });
}

async function withEntries<T>(
  url: string,
  dir: string,
  io: Io,
  work: (entries: readonly IndexEntry[], index: CaptureIndex) => Promise<T>,
): Promise<T> {
  const archive = await openForReading(dir, io);
  try {
    const found = await archive.index.lookup(url);
    const exact = found.filter((entry) => entry.url === url);
    const entries = exact.length > 0 ? exact : found;
    if (entries.length === 0) throw new UsageError("NOT_FOUND", `no capture of ${url} in ${dir}`);
    return await work(entries, archive.index);
  } finally {
    await archive.close();
  }
}

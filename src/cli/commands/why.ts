// `isochron why`: what happened to a URL in a capture, and why.
import type { Command } from "commander";
import { SystemClock } from "#adapters/index.js";
import { captureOfPage, whyOf, type Why } from "#study/index.js";
import { UsageError } from "#errors.js";
import { printable, printableJson, shellWord } from "#formats/index.js";
import { isPageUrl, pageLabel, parsePageUrl, PAGE_LABELS, type PageLabel } from "#model/index.js";
import { readsCluster } from "../cluster/reads-cluster.js";
import type { Io } from "../io.js";
import { openForReading } from "../open-archive.js";
import { instantOption, lastInstantOption } from "../options/instant-option.js";
import { addSettings, settingsOf } from "../options/options.js";
import { watchWhy, whyPeriod, type WatchWhy, type WhyPeriod } from "../watch/watch-why.js";
import { watchWhyLines } from "../watch/watch-why-words.js";

/** Adds the verb. */
export function addWhyCommand(program: Command, io: Io): void {
  const command = program
    .command("why")
    .description("say what happened to a URL in a capture, and why")
    .argument("<url>", "the exact address");
  readsCluster(addSettings(command, ["archive"]), io)
    .option("--capture <id>", "the capture's id (default: the newest of the page's site)")
    .option(
      "--from <time>",
      "of a site under watch: turns from this time on (default: a week before --to)",
      instantOption,
    )
    .option(
      "--to <time>",
      "turns up to this time; a year, month or day means all of it (default: now)",
      lastInstantOption,
    )
    .option("--json", "print one JSON document")
    .action((url: string) => printWhy(url, command, io));
}

interface WhyOptions extends Partial<WhyPeriod> {
  readonly capture?: string;
  readonly json?: boolean;
}

async function printWhy(text: string, command: Command, io: Io): Promise<void> {
  const { archive: dir } = settingsOf(command, ["archive"], io);
  const { capture: id, json, ...asked } = command.opts<WhyOptions>();
  // A request that is more than an address is named as reports name it: `<address>#<METHOD>&…`.
  const url = isPageUrl(text) ? text : parsePageUrl(text);
  if (url === null) throw new UsageError("USAGE", `not a URL: ${JSON.stringify(text.slice(0, 200))}`);
  const archive = await openForReading(dir, io);
  try {
    const { captures } = archive.catalog;
    const capture = id === undefined ? await captureOfPage(url, archive) : await captures.get(id);
    if (!capture)
      throw new UsageError(
        "NOT_FOUND",
        `no capture${id === undefined ? "" : ` ${JSON.stringify(id)}`} in ${dir}; isochron captures lists them`,
      );
    const why = await whyOf(archive, capture, url);
    const period = whyPeriod(asked, new SystemClock().now());
    const watches = await watchWhy(dir, url, await archive.catalog.sightings.ofPage(url), period);
    io.out(
      json ? `${printableJson({ ...why, ...(watches.length > 0 && { watches }) })}\n` : inWords(why, watches),
    );
  } finally {
    await archive.close();
  }
}

const MOST_REQUESTS = 20;

function inWords(
  { url, capture, answer, found, requests, looks, labels }: Why,
  watches: readonly WatchWhy[],
): string {
  const from =
    found && (found.via === null ? "a seed or a listed address" : `a link on ${pageLabel(found.via)}`);
  const lines = [
    pageLabel(url),
    ...(pageLabel(url) === url ? [] : [`  exactly  ${url}`]),
    `  ${answer}`,
    `  capture  ${capture}`,
    found &&
      `  found    by ${from}, ${found.kind}, depth ${found.depth}${found.late ? ", after the time point" : ""}`,
    ...looks.map(
      ({ at, pass, outcome, detail }) =>
        `  ${pass.padEnd(8)} ${at}  ${outcome}${detail === null ? "" : `: ${detail}`}`,
    ),
    ...requests
      .slice(0, MOST_REQUESTS)
      .flatMap((one) => [`  request  ${pageLabel(one)}`, `           isochron why ${shellWord(one)}`]),
    requests.length > MOST_REQUESTS
      ? `  and ${requests.length - MOST_REQUESTS} more requests; --json lists all`
      : null,
    ...watches.flatMap(watchWhyLines),
    ...labels.map((label) => `  label    ${label}: ${PAGE_LABELS[label as PageLabel]}`),
  ];
  return `${lines
    .filter((line) => line !== null)
    .map(printable)
    .join("\n")}\n`;
}

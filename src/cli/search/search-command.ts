// `isochron search`: the words of every version of every page.
import { Option, type Command } from "commander";
import { searchArchive, type SearchHit, type SearchRequest, type SearchResult } from "#access/index.js";
import { IsochronError, UsageError } from "#errors.js";
import { counted, printable, printableJson } from "#formats/index.js";
import { isUnfinished, TEXT_FORMS, toIso, type Instant, type TextForm } from "#model/index.js";
import { indexTexts } from "#study/index.js";
import { readsCluster } from "../cluster/reads-cluster.js";
import type { Io } from "../io.js";
import { openForAdding, openForReading } from "../open-archive.js";
import { archiveFor, forGroupOption } from "../options/for-group.js";
import { instantOption, lastInstantOption } from "../options/instant-option.js";
import { addSettings, settingsOf } from "../options/options.js";
import { wholeNumber } from "../options/whole-number.js";

interface SearchFlags {
  readonly at?: Instant;
  readonly from?: Instant;
  readonly to?: Instant;
  readonly site?: string;
  readonly type?: TextForm;
  readonly language?: string;
  readonly urlPrefix?: string;
  readonly limit: number;
  readonly json?: boolean;
  readonly for?: string;
}

const USUAL_LIMIT = 20;

/** Adds the verb. */
export function addSearchCommand(program: Command, io: Io): void {
  const command = program
    .command("search")
    .description("find versions of pages by their words")
    .argument("<words...>", 'words (all of them), "phrases", -without, begin*')
    .option("--at <time>", "only what a reader of this time would be shown", instantOption)
    .option("--from <time>", "only what was seen from this time on", instantOption)
    .option(
      "--to <time>",
      "only what was seen up to this time; a year, month or day means all of it",
      lastInstantOption,
    )
    .option("--site <name>", "only pages of this site")
    .addOption(new Option("--type <type>", "only such pages").choices([...TEXT_FORMS]))
    .option("--language <code>", "only pages that say they are written in it, such as de", languageOption)
    .option("--url-prefix <url>", "only addresses that begin so")
    .option("--limit <n>", "at most this many hits", wholeNumber(1), USUAL_LIMIT)
    .option("--json", "print one JSON document")
    .addOption(forGroupOption());
  readsCluster(addSettings(command, ["archive"]), io)
    .addHelpText("after", EXAMPLES)
    .action((words: string[]) => search(words, command, io));
}

const EXAMPLES = `
Examples:
  isochron search river flood
  isochron search '"opening hours"' -holiday --at 2026-11-15
  isochron search -- 'kirch*' -dom --language de --json`;

function languageOption(text: string): string {
  if (/^[A-Za-z]{2,8}$/.test(text)) return text.toLowerCase();
  throw new UsageError(
    "USAGE",
    `--language: expected a code like de, got ${JSON.stringify(text.slice(0, 50))}`,
  );
}

async function search(words: readonly string[], command: Command, io: Io): Promise<void> {
  const { archive: dir } = settingsOf(command, ["archive"], io);
  const { json, for: group, type, limit, ...narrowing } = command.opts<SearchFlags & { archive?: string }>();
  const { at, from, to, site, language, urlPrefix } = narrowing;
  const given = { at, from, to, site, language, urlPrefix, form: type };
  const asked = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const request = { ...asked, query: words.join(" "), offset: 0, limit } satisfies SearchRequest;
  await addMissing(dir, io);
  const archive = await openForReading(dir, io);
  try {
    const result = await searchArchive(archiveFor(archive, group), request);
    io.out(json ? `${printableJson(asJson(result))}\n` : asText(result));
  } finally {
    await archive.close();
  }
}

/** What an interrupted run, an older program or a lost file left out is added first, unless a capture is running. */
async function addMissing(dir: string, io: Io): Promise<void> {
  const reader = await openForReading(dir, io);
  let isWanted: boolean;
  try {
    const ended = (await reader.catalog.captures.list()).filter((capture) => !isUnfinished(capture));
    const done = await reader.search.captures().catch(() => new Set<string>());
    isWanted = ended.some(({ id }) => !done.has(id)) && !reader.hasWriter();
  } finally {
    await reader.close();
  }
  if (!isWanted) return;
  try {
    const archive = await openForAdding(dir, io);
    try {
      await indexTexts(archive, io.signal);
    } finally {
      await archive.close();
    }
  } catch (error) {
    // An archive that cannot be written to is searched as far as it is indexed; the answer says how much is missing.
    if (!(error instanceof IsochronError) || !NOT_WRITTEN.has(error.code)) throw error;
  }
}

const NOT_WRITTEN: ReadonlySet<string> = new Set(["ARCHIVE_UNWRITABLE", "ARCHIVE_BUSY", "DISK_FULL"]);

/** Times as people and other programs read them. */
function asJson({ hits, ...rest }: SearchResult): object {
  return {
    ...rest,
    hits: hits.map((hit) => ({
      ...hit,
      firstSeenAt: toIso(hit.firstSeenAt),
      lastSeenAt: toIso(hit.lastSeenAt),
      replayAt: toIso(hit.replayAt),
      seen: hit.seen.map(({ from, to }) => ({ from: toIso(from), to: toIso(to) })),
    })),
  };
}

function asText({ hits, total, next, unindexed }: SearchResult): string {
  const shown = next === null ? "" : `, the first ${hits.length} of them`;
  const head = `${total.isExact ? "" : "at least "}${counted(total.count, "version")}${shown}\n`;
  const missing =
    unindexed === 0
      ? ""
      : `${counted(unindexed, "capture")} not searched yet: isochron reindex adds the words of all\n`;
  return `${head}${missing}${hits.map((hit) => `\n${hitText(hit)}`).join("")}`;
}

const STANDINGS = {
  between: "seen before and after that time",
  told: "told of that time by others",
  nearest: "the nearest look to that time",
} as const;

function hitText(hit: SearchHit): string {
  const { url, title, firstSeenAt, lastSeenAt, standing, capture, isCut } = hit;
  const verb = hit.told === "all" ? "told of" : hit.told === "some" ? "seen or told of" : "seen";
  const seen =
    firstSeenAt === lastSeenAt
      ? `${verb} ${toIso(firstSeenAt)}`
      : `${verb} ${toIso(firstSeenAt)} to ${toIso(lastSeenAt)}`;
  const facts = [
    seen,
    ...(standing === null ? [] : [STANDINGS[standing]]),
    `capture ${capture}`,
    ...(isCut ? ["its beginning is searched"] : []),
  ];
  const snippet = hit.snippet.map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join("");
  const lines = [title === "" ? url : `${title}  ${url}`, facts.join(", "), snippet.trim()];
  return lines
    .flatMap((line, i) => (line === "" ? [] : [`${i === 0 ? "" : "  "}${printable(line)}\n`]))
    .join("");
}

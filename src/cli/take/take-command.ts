// `isochron take`: what a site's owner can say of it, from files, a git history or an export.
import type { Command } from "commander";
import { SystemClock } from "#adapters/index.js";
import { UsageError } from "#errors.js";
import { counted, printable, printableJson } from "#formats/index.js";
import { parsePageUrl, toIso, type Instant, type PageUrl } from "#model/index.js";
import { siteNameOf } from "#seeds/index.js";
import { openArchive } from "#store/index.js";
import { takeSource, type Taken } from "#take/index.js";
import type { Io } from "../io.js";
import { cliLogger } from "../open-archive.js";
import { instantOption } from "../options/instant-option.js";
import { addSettings, settingsOf } from "../options/options.js";
import { SOFTWARE } from "../version.js";
import { openSource, type SourceFlags } from "./open-source.js";

interface TakeFlags extends SourceFlags {
  readonly as: string;
  readonly site?: string;
  readonly at?: Instant;
  readonly json?: boolean;
}

/** Adds the verb. */
export function addTakeCommand(program: Command, io: Io): void {
  const command = program
    .command("take")
    .description("take what a site's owner has: its files, its git history, or an export with its revisions")
    .argument("<source>", "git:DIR, files:DIR, files:SITE.tar.gz, files:SITE.zip, wxr:FILE or mediawiki:FILE")
    .requiredOption("--as <url>", "where the source is published: the address of its root")
    .option("--site <name>", "the site that it is of (the host of --as unless told)")
    .option("--branch <name>", "git: the branch that the site is published from", "HEAD")
    .option("--dir <folder>", "git: the folder of the repository that is published, like public")
    .option("--clean-urls", "files and git: about.html is published as /about")
    .option("--map <file>", "files and git: index names, redirects, error pages and media types, as YAML")
    .option(
      "--at <time>",
      "files: the moment that a snapshot, tar or zip file is of; exports: when it was made",
      instantOption,
    )
    .option(
      "--ask <url>",
      "files: ask this server on this machine for what it sends, like http://127.0.0.1:8080/",
    )
    .option("--json", "print one JSON document");
  addSettings(command, ["archive"])
    .addHelpText("after", EXAMPLES)
    .action((source: string) => take(source, command, io));
}

const EXAMPLES = `
What is taken is told by the owner, not seen by asking: it is a tier of its own ("source"), and raises no other one.

Examples:
  isochron take git:/srv/site.git --as https://example.org/ --branch main --dir public
  isochron take files:/var/www/html --as https://example.org/
  isochron take files:site.zip --as https://example.org/ --at 2026-11-15
  isochron take wxr:export.xml --as https://blog.example.org/
  isochron take mediawiki:dump.xml.gz --as https://wiki.example.org/`;

async function take(source: string, command: Command, io: Io): Promise<void> {
  const { archive: dir } = settingsOf(command, ["archive"], io);
  const flags = command.opts<TakeFlags>();
  const root = rootOf(flags.as);
  const site = flags.site ?? siteNameOf(root) ?? new URL(root).host;
  const clock = new SystemClock();
  const logger = cliLogger(io);
  const archive = await openArchive(dir, { software: SOFTWARE, logger, mode: "write" });
  try {
    const opened = await openSource(source, { root, flags, clock, archive });
    try {
      const request = { site, root, signal: io.signal, onVersion: progress(io) };
      const taken = await takeSource(opened.source, request, { archive, clock, logger });
      io.out(flags.json === true ? asJson(taken) : asText(taken, site));
    } finally {
      await opened.close();
    }
  } finally {
    await archive.close();
  }
}

function rootOf(text: string): PageUrl {
  const url = parsePageUrl(text);
  if (url === null || new URL(url).search !== "")
    throw new UsageError(
      "USAGE",
      `--as: expected an address like https://example.org/, got ${JSON.stringify(text.slice(0, 200))}`,
    );
  return url.endsWith("/") ? url : (`${url}/` as PageUrl);
}

const PROGRESS_EVERY = 1000;

function progress(io: Io): (count: number) => void {
  return (count) => {
    if (io.interactive && count % PROGRESS_EVERY === 0) io.err(`\r${count} versions taken `);
  };
}

function asJson({ capture, pages, versions, from, to, notes }: Taken): string {
  const iso = (at: Instant | null): string | null => (at === null ? null : toIso(at));
  return `${printableJson({ pages, versions, from: iso(from), to: iso(to), capture, notes })}\n`;
}

function asText({ capture, pages, versions, from, to, notes }: Taken, site: string): string {
  const span = from === null || to === null ? "" : `, from ${toIso(from)} to ${toIso(to)}`;
  const head = `${printable(site)}: ${counted(pages, "page")}, ${counted(versions, "version")}${span} (capture ${capture})`;
  return `${[head, ...notes.map((note) => `  ${printable(note)}`)].join("\n")}\n`;
}

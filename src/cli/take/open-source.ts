// Which source a command line names: its kind before the colon, its place after it.
import { UsageError } from "#errors.js";
import type { Instant, PageUrl } from "#model/index.js";
import type { Archive, Clock } from "#ports/index.js";
import { HttpFetcher } from "#fetch/index.js";
import {
  AskedSource,
  localServer,
  openFilesSource,
  openGitSource,
  openWikiSource,
  openWxrSource,
  PLAIN_RULES,
  readSiteRules,
  type SiteRules,
  type Source,
} from "#take/index.js";
import { readAtMost } from "../options/small-file.js";
import { SOFTWARE } from "../version.js";

/** What a command line says of its source. */
export interface SourceFlags {
  readonly branch: string;
  readonly dir?: string;
  readonly cleanUrls?: boolean;
  readonly map?: string;
  readonly at?: Instant;
  readonly ask?: string;
}

/** What opening one needs. */
export interface Opening {
  readonly root: PageUrl;
  readonly flags: SourceFlags;
  readonly clock: Clock;
  readonly archive: Archive;
}

/** An open source, and how what was opened for it is closed. */
export interface OpenedSource {
  readonly source: Source;
  close(): Promise<void>;
}

const MOST_MAP_BYTES = 1_000_000;
const KINDS = ["git", "files", "wxr", "mediawiki"] as const;
type Kind = (typeof KINDS)[number];

/** Options that say something of some kinds only. */
const MEANT_FOR: Readonly<Record<string, readonly Kind[]>> = {
  dir: ["git"],
  cleanUrls: ["git", "files"],
  map: ["git", "files"],
  at: ["files", "wxr", "mediawiki"],
  ask: ["files"],
};

/** Opens the source that is named. @throws UsageError */
export async function openSource(text: string, opening: Opening): Promise<OpenedSource> {
  const [, kind, place] = /^([a-z]+):(.+)$/s.exec(text) ?? [];
  if (!isKind(kind) || place === undefined)
    throw new UsageError(
      "USAGE",
      `expected ${KINDS.map((one) => `${one}:…`).join(", ")}, got ${JSON.stringify(text.slice(0, 200))}`,
    );
  refuseStray(kind, opening.flags);
  const source = await OPENERS[kind](place, opening);
  return { source, close: () => source.close() };
}

function isKind(kind: string | undefined): kind is Kind {
  return KINDS.some((one) => one === kind);
}

/** An option that would be passed over in silence is refused. */
function refuseStray(kind: Kind, flags: SourceFlags): void {
  for (const [name, kinds] of Object.entries(MEANT_FOR)) {
    if (kinds.includes(kind) || !(name in flags)) continue;
    const option = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    throw new UsageError("USAGE", `--${option} says nothing of ${kind}: it is for ${kinds.join(" and ")}`);
  }
}

const OPENERS: Readonly<Record<Kind, (place: string, opening: Opening) => Promise<Source>>> = {
  async git(dir, { root, flags, clock }) {
    const rules = await rulesOf(flags);
    if (Object.keys(rules.redirects).length > 0)
      throw new UsageError(
        "USAGE",
        "--map: redirects are told of files alone; since when they stood, a history does not say",
      );
    const folder = (flags.dir ?? "").replace(/^(\.?\/)+|\/+$/g, "");
    return openGitSource({ dir, branch: flags.branch, folder, root, rules }, clock);
  },
  async files(dir, { root, flags, clock, archive }) {
    const request = { dir, root, rules: await rulesOf(flags), at: flags.at ?? null };
    if (flags.ask !== undefined) return askedSource(request, flags.ask, { clock, archive });
    return openFilesSource(request, { clock, spool: archive.spool });
  },
  wxr: (file, { root, flags, clock }) => openWxrSource({ file, root, at: flags.at ?? null }, clock.now()),
  mediawiki: (file, { root, flags, clock }) =>
    openWikiSource({ file, root, at: flags.at ?? null }, clock.now()),
};

/** Asks a server of this machine, and no other: its address is loopback, and no redirect is followed. */
function askedSource(
  {
    dir,
    root,
    rules,
    at,
  }: { readonly dir: string; readonly root: PageUrl; readonly rules: SiteRules; readonly at: Instant | null },
  ask: string,
  { clock, archive }: Pick<Opening, "clock" | "archive">,
): Source {
  if (at !== null)
    throw new UsageError("USAGE", "--ask and --at: what a server sends is of the moment of asking");
  if (Object.keys(rules.redirects).length > 0)
    throw new UsageError("USAGE", "--ask and redirects in --map: the server itself says which there are");
  const fetcher = new HttpFetcher({
    clock,
    userAgent: SOFTWARE,
    allowPrivate: true,
    spool: archive.spool,
  });
  return new AskedSource({ dir, root, rules, ask: localServer(ask) }, fetcher);
}

async function rulesOf({ map, cleanUrls }: SourceFlags): Promise<SiteRules> {
  const name = `--map ${JSON.stringify(map)}`;
  const rules =
    map === undefined
      ? PLAIN_RULES
      : readSiteRules((await readAtMost(map, name, MOST_MAP_BYTES)).toString("utf8"), name);
  return cleanUrls === true ? { ...rules, cleanUrls } : rules;
}

// `isochron rules`: who may see what of an archive: its rules, changes to them, and what they say of one address.
import { userInfo } from "node:os";
import { Option, type Command } from "commander";
import { Judge } from "#access/index.js";
import { SystemClock } from "#adapters/index.js";
import { UsageError } from "#errors.js";
import { printable, printableJson, surt } from "#formats/index.js";
import { PUBLIC_GROUP, toIso, type AccessRule, type Instant, type Ruling } from "#model/index.js";
import { parseRule, RuleFile, RULES_LOG, writtenRule, type WrittenRule } from "#store/index.js";
import type { Io } from "../io.js";
import { openForReading } from "../open-archive.js";
import { instantOption, lastInstantOption } from "../options/instant-option.js";
import { addSettings, settingsOf } from "../options/options.js";

/** Adds the verb. */
export function addRulesCommand(program: Command, io: Io): void {
  const rules = program.command("rules").description("who may see what of the archive: rules of access");
  const list = rules.command("list").description("the rules in force");
  addSettings(list, ["archive"])
    .option("--json", "print one JSON document")
    .action(() => runList(list, io));
  addAdd(rules, io);
  const remove = rules.command("remove").description("take a rule away").argument("<id>", "the rule's id");
  addSettings(remove, ["archive"])
    .option("--by <name>", "who decides it, for the log (default: the user of this machine)")
    .action((id: string) => runRemove(id, remove, io));
  const check = rules
    .command("check")
    .description("what the rules say of an address")
    .argument("<url>", "the address");
  addSettings(check, ["archive"])
    .option("--at <time>", "captured then (default: every capture in the archive, and now)", instantOption)
    .option("--collection <name>", "in this site or import")
    .option("--for <group>", "to this group of readers", PUBLIC_GROUP)
    .action((url: string) => runCheck(url, check, io));
}

const EXAMPLES = `
The most specific rule decides: an exact address before the longest key, then a named collection, then named readers,
then a span of time, then the rule added last. Rules are in force at once, also for a server that is running.

Examples:
  isochron rules add https://example.org/person --match exact --block "Removed by order of the court of X."
  isochron rules add example.org --match domain --embargo P1Y
  isochron rules add example.org --match domain --group reading-room --allow
  isochron rules add --collection intranet --unlist`;

interface AddFlags {
  readonly match?: WrittenRule["match"];
  readonly surt?: string;
  readonly collection?: string;
  readonly from?: Instant;
  readonly to?: Instant;
  readonly group?: string[];
  readonly allow?: boolean;
  readonly block?: string;
  readonly embargo?: string;
  readonly unlist?: boolean;
  readonly message?: string;
  readonly id?: string;
  readonly by?: string;
}

function addAdd(rules: Command, io: Io): void {
  const add = rules
    .command("add")
    .description("add a rule, and put it on record")
    .argument("[url]", "the address, or the beginning of many (default: every address)")
    .addOption(
      new Option(
        "--match <how>",
        "which addresses: this one, all that begin so, or a host and those below",
      ).choices(["exact", "prefix", "domain"]),
    )
    .option("--surt <key>", "a look-up key instead of a URL (isochron surt prints them)")
    .option("--collection <name>", "this site or import only")
    .option("--from <time>", "captures from this time on", instantOption)
    .option(
      "--to <time>",
      "captures up to this time; a year, month or day means all of it",
      lastInstantOption,
    )
    .option("--group <name...>", "these groups of readers only (default: everybody)")
    .option("--allow", "they may see it")
    .option("--block <message>", "they may not, and are told this (451)")
    .option(
      "--embargo <end>",
      "not before a date, or not for a span after each capture: P1Y, P6M, P30D (403)",
    )
    .option("--unlist", "shown to whoever has the address, named in no list")
    .option("--message <text>", "told with an embargo")
    .option("--id <name>", "the rule's id (default: the next number)")
    .option("--by <name>", "who decides it, for the log (default: the user of this machine)");
  addSettings(add, ["archive"])
    .addHelpText("after", EXAMPLES)
    .action((url: string | undefined) => runAdd(url, add, io));
}

async function runList(command: Command, io: Io): Promise<void> {
  const { rules } = await (await rulesOf(command, io)).current();
  if (command.opts<{ json?: boolean }>().json)
    return io.out(`${printableJson({ rules: rules.map(writtenRule) })}\n`);
  if (rules.length === 0) io.out("no rules: everything is open to every reader\n");
  for (const rule of rules) io.out(`${lineOf(rule)}\n`);
}

async function runAdd(url: string | undefined, command: Command, io: Io): Promise<void> {
  const file = await rulesOf(command, io);
  const flags = command.opts<AddFlags>();
  const add = (rules: readonly AccessRule[]): AccessRule => parseRule(written(url, flags, rules), "the rule");
  const by = flags.by ?? userInfo().username;
  const rules = await file.change({ add, by, at: new SystemClock().now() });
  io.out(`${lineOf(rules.at(-1)!)}\nin force; on record in ${RULES_LOG}\n`);
}

async function runRemove(id: string, command: Command, io: Io): Promise<void> {
  const file = await rulesOf(command, io);
  const by = command.opts<{ by?: string }>().by ?? userInfo().username;
  await file.change({ remove: id, by, at: new SystemClock().now() });
  io.out(`${id} is no rule any more; on record in ${RULES_LOG}\n`);
}

/** The rules of an archive that is there: a mistyped directory must not get a file of rules. */
async function rulesOf(command: Command, io: Io): Promise<RuleFile> {
  const { archive: dir } = settingsOf(command, ["archive"], io);
  await (await openForReading(dir, io)).close();
  return new RuleFile(dir);
}

function written(url: string | undefined, flags: AddFlags, rules: readonly AccessRule[]): unknown {
  const { match, surt: key, collection, from, to, group, message, id } = flags;
  return {
    id: id ?? nextId(rules),
    ...(url !== undefined && { url }),
    ...(key !== undefined && { surt: key }),
    ...(match !== undefined && { match }),
    ...(collection !== undefined && { collection }),
    ...(from !== undefined && { from: toIso(from) }),
    ...(to !== undefined && { to: toIso(to) }),
    ...(group !== undefined && { groups: group }),
    ...(message !== undefined && { message }),
    ...accessOf(flags),
  };
}

function accessOf({ allow, block, embargo, unlist }: AddFlags): Partial<WrittenRule> {
  const given: Partial<WrittenRule>[] = [
    ...(allow ? [{ access: "allow" as const }] : []),
    ...(block === undefined ? [] : [{ access: "block" as const, message: block }]),
    ...(embargo === undefined ? [] : [{ access: "embargo" as const, ...endOf(embargo) }]),
    ...(unlist ? [{ access: "unlist" as const }] : []),
  ];
  if (given.length !== 1)
    throw new UsageError(
      "USAGE",
      "what shall the rule do? give one of --allow, --block, --embargo, --unlist",
    );
  return given[0]!;
}

function endOf(text: string): Pick<WrittenRule, "until" | "after"> {
  return text.startsWith("P") ? { after: text } : { until: text };
}

function nextId(rules: readonly AccessRule[]): string {
  const numbers = rules.map(({ id }) => Number(/^r(\d{1,9})$/.exec(id)?.[1] ?? 0));
  return `r${Math.max(0, ...numbers) + 1}`;
}

function lineOf(rule: AccessRule): string {
  const { id, access, surt: key, match, ...rest } = writtenRule(rule);
  const { message, until, after, groups, ...where } = rest;
  const what = [access, until ?? after, message && JSON.stringify(message)].filter(Boolean).join(" ");
  const whom = groups ? ` to ${groups.join(", ")}` : "";
  const spans = Object.entries(where).map(([name, value]) => ` ${name} ${value}`);
  return printable(
    `${id}  ${what}${whom}: ${key === undefined ? "everything" : `${match} ${key}`}${spans.join("")}`,
  );
}

async function runCheck(url: string, command: Command, io: Io): Promise<void> {
  const { archive: dir } = settingsOf(command, ["archive"], io);
  const {
    at,
    collection = null,
    for: group,
  } = command.opts<{ at?: Instant; collection?: string; for: string }>();
  const archive = await openForReading(dir, io);
  try {
    const now = new SystemClock().now();
    const judge = new Judge(await archive.rules.current(), { group, now });
    io.out(`${printable(surt(url))} to ${printable(group)}:\n`);
    const entries = at === undefined ? await archive.index.lookup(url) : [];
    for (const entry of entries) {
      const inside = archive.rules.collectionOf(entry.file);
      const found = judge.of({ url: entry.url, at: entry.at, collection: inside });
      io.out(`${toIso(entry.at)}  ${printable(inside ?? "")}  ${printable(wordsOf(found))}\n`);
    }
    const asked = at ?? now;
    const found = judge.of({ url, at: asked, collection });
    io.out(`${toIso(asked)}  ${printable(collection ?? "any collection")}  ${printable(wordsOf(found))}\n`);
  } finally {
    await archive.close();
  }
}

function wordsOf(found: Ruling): string {
  switch (found.kind) {
    case "allow":
      return "open";
    case "unlisted":
      return `shown, in no list (${found.rule})`;
    case "blocked":
      return `blocked (${found.rule}): ${found.message}`;
    case "embargoed":
      return `under embargo until ${toIso(found.until)} (${found.rule})`;
  }
}

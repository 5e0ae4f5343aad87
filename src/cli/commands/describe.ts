// `isochron describe`: what people say of a site or capture, in Dublin Core's fifteen elements.
import { Option, type Command } from "commander";
import { SystemClock } from "#adapters/index.js";
import { UsageError } from "#errors.js";
import { printable, printableJson } from "#formats/index.js";
import {
  DC_ELEMENTS,
  dcPairs,
  isWithinBounds,
  MOST_DC_CHARS,
  MOST_DC_VALUES,
  toIso,
  type DcElement,
  type Described,
  type Description,
  type DublinCore,
} from "#model/index.js";
import type { Archive } from "#ports/index.js";
import { siteNamed } from "#study/index.js";
import type { Io } from "../io.js";
import { openForReading } from "../open-archive.js";
import { addSettings, collect, settingsOf } from "../options/options.js";

type ElementFlags = { readonly [Element in DcElement]?: readonly string[] };

interface DescribeFlags extends ElementFlags {
  readonly clear?: string | true;
  readonly json?: boolean;
}

/** Adds the verb. */
export function addDescribeCommand(program: Command, io: Io): void {
  const command = program
    .command("describe")
    .description("say what a site or capture is, for catalogues: Dublin Core, kept in the archive")
    .argument("[site or capture]", "a site by its name or address, or a capture's id (default: show all)");
  for (const name of DC_ELEMENTS)
    command.addOption(new Option(`--${name} <text>`, `${MEANINGS[name]} (repeatable)`).argParser(collect));
  addSettings(command, ["archive"])
    .option("--clear [elements]", "take back what was said: everything, or these elements, by commas")
    .option("--json", "print one JSON document")
    .addHelpText("after", NOTES)
    .action((name: string | undefined) => describe(name ?? null, command, io));
}

const MEANINGS: Readonly<Record<DcElement, string>> = {
  title: "its name",
  creator: "who made the content",
  subject: "what it is about",
  description: "an account of it",
  publisher: "who makes it available",
  contributor: "who else had a part in it",
  date: "a date beside those of the captures",
  type: "its kind, such as Collection",
  format: "its medium",
  identifier: "a number or address it is known by, such as a shelf mark",
  source: "what it was made from",
  language: "its language, such as cy or en-GB",
  relation: "something related",
  coverage: "the place or time it is about",
  rights: "who may do what with it",
};

const NOTES = `
What is given takes the place of what was said of that element before; other elements stay.
Captures take from their site what is not said of themselves. Certificates know nothing of descriptions.

Examples:
  isochron describe example.org --title "Parish of Example" --creator "Parish council" --language cy
  isochron describe 20261116030519195 --rights "In copyright" --subject flood --subject 2026
  isochron describe example.org --clear subject,coverage`;

async function describe(name: string | null, command: Command, io: Io): Promise<void> {
  const { archive: dir } = settingsOf(command, ["archive"], io);
  const flags = command.opts<DescribeFlags>();
  const archive = await openForReading(dir, io);
  try {
    const given = DC_ELEMENTS.filter((element) => flags[element] !== undefined);
    const isChange = given.length > 0 || flags.clear !== undefined;
    if (name === null && isChange)
      throw new UsageError("USAGE", "say which site or capture is meant; isochron captures lists them");
    if (name === null) return await printAll(archive, flags, io);
    const of = await describedBy(name, archive);
    const before = await archive.descriptions.get(of);
    if (!isChange) return print(before ?? { of, elements: {}, at: null }, flags, io);
    const elements = changed(before?.elements ?? {}, flags);
    print(await archive.descriptions.put(of, elements, new SystemClock().now()), flags, io);
  } finally {
    await archive.close();
  }
}

async function describedBy(name: string, archive: Archive): Promise<Described> {
  const capture = await archive.catalog.captures.get(name);
  if (capture) return { kind: "capture", capture: capture.id };
  const site = await siteNamed(name, archive);
  if (site !== null) return { kind: "site", site };
  throw new UsageError(
    "NOT_FOUND",
    `no site or capture ${JSON.stringify(name)} in ${archive.dir}; isochron captures lists them`,
  );
}

/** What holds from now on; what could not be kept, or not be shown in a catalogue, is refused whole. */
function changed(before: DublinCore, flags: DescribeFlags): DublinCore {
  const cleared = clearedBy(flags.clear);
  const stays = DC_ELEMENTS.filter((name) => !cleared.has(name)).map((name) => [name, before[name]] as const);
  const given = DC_ELEMENTS.map((name) => [name, flags[name]?.map((text) => checked(name, text))] as const);
  const said = [...stays, ...given].filter(([, values]) => values !== undefined);
  const elements = Object.fromEntries(said) as DublinCore;
  if (!isWithinBounds(elements))
    throw new UsageError(
      "BAD_INPUT",
      `too much to keep: at most ${MOST_DC_VALUES} values of ${MOST_DC_CHARS} characters, 65536 in all`,
    );
  return elements;
}

function clearedBy(clear: DescribeFlags["clear"]): ReadonlySet<string> {
  if (clear === undefined) return new Set();
  if (clear === true) return new Set(DC_ELEMENTS);
  const names = clear.split(",").map((name) => name.trim());
  const unknown = names.find((name) => !(DC_ELEMENTS as readonly string[]).includes(name));
  if (unknown === undefined) return new Set(names);
  const elements = `the elements are ${DC_ELEMENTS.join(", ")}`;
  throw new UsageError("USAGE", `--clear ${JSON.stringify(unknown)}: no element of Dublin Core; ${elements}`);
}

function checked(name: DcElement, text: string): string {
  const value = text.trim();
  // What may not stand in XML 1.0 (section 2.2) could not be handed to a catalogue.
  if (value !== "" && !/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.test(value)) return value;
  const why = value === "" ? "is empty; --clear takes an element back" : "holds control characters";
  throw new UsageError("BAD_INPUT", `--${name} ${why}`);
}

/** A description, or that there is none. */
type Shown = Omit<Description, "at"> & { readonly at: Description["at"] | null };

function print(shown: Shown, { json }: DescribeFlags, io: Io): void {
  io.out(json ? `${printableJson(asJson(shown))}\n` : asText(shown));
}

async function printAll({ descriptions, dir }: Archive, { json }: DescribeFlags, io: Io): Promise<void> {
  const all: Shown[] = [];
  for await (const one of descriptions.all()) if (dcPairs(one.elements).length > 0) all.push(one);
  if (json) return io.out(`${printableJson({ descriptions: all.map(asJson) })}\n`);
  io.out(all.length === 0 ? `nothing is described in ${dir}\n` : all.map(asText).join(""));
}

function asJson({ of, elements, at }: Shown): object {
  const name = of.kind === "site" ? { site: of.site } : { capture: of.capture };
  return { ...name, describedAt: at === null ? null : toIso(at), elements };
}

function asText({ of, elements }: Shown): string {
  const pairs = dcPairs(elements);
  const name = printable(of.kind === "site" ? of.site : of.capture);
  if (pairs.length === 0) return `${of.kind} ${name}: nothing is said of it\n`;
  const lines = pairs.map(([element, value]) => `  ${element.padEnd(12)}${printable(value)}\n`);
  return `${of.kind} ${name}\n${lines.join("")}`;
}

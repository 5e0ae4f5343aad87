// html5lib's cases of the tokenizer and of encodings, held against our readers of tags, references and character sets.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { decodeText } from "#formats/index.js";
import { decodeAttribute } from "#formats/html/character-references.js";
import { readTags, type TagListener } from "#formats/html/html-tags.js";
import { sharedData } from "../../support/samples/shared-data.js";

const DIR = sharedData === null ? "" : join(sharedData, "conformance/html5lib");

interface TokenizerCase {
  readonly description: string;
  readonly input: string;
  readonly output: readonly (string | readonly unknown[])[];
  readonly initialStates?: readonly string[];
  readonly doubleEscaped?: boolean;
}

/** What a case and our reader both tell: tags in order, with the first of each attribute that has a value. */
type Tag = readonly [kind: "StartTag" | "EndTag", name: string, attributes: Readonly<Record<string, string>>];

class Tags implements TagListener {
  readonly found: Tag[] = [];
  readonly #html: string;
  #name = "";
  #attributes: Record<string, string> = {};

  constructor(html: string) {
    this.#html = html;
  }

  isDone(): boolean {
    return false;
  }

  isInForeignContext(): boolean {
    return true; // the cases are of one state: nothing that was read switches it
  }

  onOpenTag(name: string): void {
    this.#name = name;
    this.#attributes = Object.create(null) as Record<string, string>;
  }

  onAttribute(name: string, start: number, end: number): void {
    this.#attributes[name] ??= decodeAttribute(this.#html, start, end).text;
  }

  onOpenTagEnd(): void {
    this.found.push(["StartTag", this.#name, { ...this.#attributes }]);
  }

  onCloseTag(name: string): void {
    this.found.push(["EndTag", name, {}]);
  }
}

function expectedTags(output: TokenizerCase["output"]): Tag[] {
  return output.flatMap((token): Tag[] => {
    if (!Array.isArray(token)) return [];
    const [kind, name, attributes = {}] = token as [string, string, Record<string, string>?];
    if (kind === "EndTag") return [["EndTag", name, {}]];
    if (kind !== "StartTag") return [];
    return [
      ["StartTag", name, Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== ""))],
    ];
  });
}

function* tokenizerCases(): Generator<TokenizerCase> {
  for (const file of readdirSync(join(DIR, "tokenizer")).filter((name) => name.endsWith(".test"))) {
    const { tests = [] } = JSON.parse(readFileSync(join(DIR, "tokenizer", file), "utf8")) as {
      tests?: TokenizerCase[];
    };
    for (const one of tests)
      if (!one.doubleEscaped && (one.initialStates ?? ["Data state"]).includes("Data state")) yield one;
  }
}

/** Carriage returns and NUL are dealt with before and in the tokenizer; our places are those of the source. */
const isElsewhere = ({ input }: TokenizerCase): boolean => /[\0\r]/.test(input);

describe.skipIf(sharedData === null)("html5lib", () => {
  it("tokenizer: the same tags and attributes", () => {
    let compared = 0;
    for (const one of tokenizerCases()) {
      if (isElsewhere(one)) continue;
      const tags = new Tags(one.input);
      readTags(one.input, tags);
      expect(tags.found, `${one.description}: ${one.input}`).toEqual(expectedTags(one.output));
      compared++;
    }
    expect(compared).toBeGreaterThan(5000);
  });

  it.each(["tests1.dat", "tests2.dat", "test-yahoo-jp.dat"])("encodings: %s", (file) => {
    const source = readFileSync(join(DIR, "encoding", file), "latin1");
    const cases = source.split(/(?:^|\n)#data\n/).slice(1);
    for (const text of cases) {
      const [data = "", encoding = ""] = text.split(/\n#encoding\n/);
      const { charset } = decodeText(Buffer.from(data, "latin1"), "text/html");
      const expected = encoding.trim().toLowerCase();
      // What announces nothing is UTF-8 to us where it is valid, and windows-1252 otherwise.
      expect(expected === "windows-1252" && charset === "utf-8" ? expected : charset, data).toBe(expected);
    }
    expect(cases.length).toBeGreaterThan(0);
  });
});

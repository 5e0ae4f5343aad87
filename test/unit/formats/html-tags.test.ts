import { Tokenizer } from "htmlparser2";
import { describe, expect, it } from "vitest";
import { SeededRandom } from "#adapters/index.js";
import { readTags, type TagListener } from "#formats/html/html-tags.js";

/** Pieces that, put together by chance, meet every state of a tokenizer. */
const PIECES = [
  ..."<>/=\"'-!? \n\t\f\r\0\v\u00a0aAéÉ".split(""),
  ..."</ <! <!-- --> --!> -> -- <? ?> <![CDATA[ ]]> ]> <!doctype &amp; &#47; href HREF src x p".split(" "),
  ..."script STYLE Title textarea iframe noembed noframes xmp plaintext svg math".split(" "),
  ..."<script> </script> </script/ </scripty> <style> </style> <title> </title> <TITLE/>".split(" "),
  ..."<textarea> </textarea> <xmp> </xmp> <svg> </svg> <svg/> <math> </math> <plaintext>".split(" "),
  "<a href=",
  '<a href="/q">',
  "<img src='i' ",
  "<br/ >",
  "<br / x>",
  "word ",
];

/** Writes down what it is told; the foreign elements are those of the test alone. */
class Notes implements TagListener {
  isDone(): boolean {
    return false;
  }

  readonly lines: string[] = [];
  #isForeign = false;

  isInForeignContext(): boolean {
    return this.#isForeign;
  }

  onOpenTag(name: string): void {
    if (name === "svg" || name === "math") this.#isForeign = true;
    this.lines.push(`open ${name}`);
  }

  onAttribute(name: string, start: number, end: number): void {
    this.lines.push(`attribute ${name} ${start} ${end}`);
  }

  onOpenTagEnd(end: number, isSelfClosing: boolean): void {
    this.lines.push(`end ${end} ${isSelfClosing}`);
  }

  onCloseTag(name: string, start: number): void {
    if (name === "svg" || name === "math") this.#isForeign = false;
    this.lines.push(`close ${name} ${start}`);
  }
}

function read(html: string): string[] {
  const notes = new Notes();
  readTags(html, notes);
  return notes.lines;
}

function readByLibrary(html: string): string[] {
  const notes = new Notes();
  const nameAt = (start: number, end: number) => {
    const name = html.slice(start, end);
    return name.split("").some((c) => c < "a") ? name.toLowerCase() : name;
  };
  let [attribute, valueStart, valueEnd] = ["", -1, -1];
  const nothing = () => undefined;
  const tokenizer = new Tokenizer(
    { decodeEntities: false },
    {
      isInForeignContext: () => notes.isInForeignContext(),
      onopentagname: (start, end) => notes.onOpenTag(nameAt(start, end)),
      onattribname: (start, end) => void ([attribute, valueStart] = [nameAt(start, end), -1]),
      onattribdata: (start, end) => void ([valueStart, valueEnd] = [start, end]),
      onattribend: () => {
        if (valueStart !== -1 && valueEnd > valueStart) notes.onAttribute(attribute, valueStart, valueEnd);
      },
      onopentagend: (end) => notes.onOpenTagEnd(end, false),
      onselfclosingtag: (end) => notes.onOpenTagEnd(end, true),
      onclosetag: (start, end) => notes.onCloseTag(nameAt(start, end), start - "</".length),
      ontext: nothing,
      ontextentity: nothing,
      onattribentity: nothing,
      oncdata: nothing,
      oncomment: nothing,
      ondeclaration: nothing,
      onprocessinginstruction: nothing,
      onend: nothing,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return notes.lines;
}

describe("tags", () => {
  it("are cut where htmlparser2 cuts them, in whatever comes", () => {
    const random = new SeededRandom(20261115);
    const draw = (below: number) => Math.floor(random.next() * below);
    let tags = 0;
    for (let page = 0; page < 30_000; page++) {
      const html = Array.from({ length: 1 + draw(30) }, () => PIECES[draw(PIECES.length)]).join("");
      const lines = read(html);
      if (lines.join("\n") !== readByLibrary(html).join("\n"))
        expect({ html, lines }).toEqual({ html, lines: readByLibrary(html) });
      tags += lines.length;
    }
    expect(tags).toBeGreaterThan(30_000);
  });

  it("are told with their places", () => {
    expect(read(`<A Href='x' b=y c></a\n>`)).toEqual([
      "open a",
      "attribute href 9 10",
      "attribute b 14 15",
      "end 17 false",
      "close a 18",
    ]);
  });
});

it("no tag is read after the listener has enough", () => {
  let tags = 0;
  const few: TagListener = {
    isDone: () => tags >= 3,
    isInForeignContext: () => false,
    onOpenTag: () => void tags++,
    onAttribute: () => undefined,
    onOpenTagEnd: () => undefined,
    onCloseTag: () => undefined,
  };
  readTags('<a href="/x">x'.repeat(100_000), few);
  expect(tags).toBe(3);
});

// XML read strictly, for judging what a repository writes: a document is well-formed with its namespaces, or is refused.
// Written for the checker alone; nothing of it is shared with the program.

/** An element with its namespace. */
export interface XmlElement {
  readonly namespace: string;
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** Text that stands directly in it. */
  readonly text: string;
}

/** The root of a document. @throws Error that says what is wrong */
export function readXml(xml: string): XmlElement {
  const reader = new Reader(xml);
  return reader.document();
}

type Scope = ReadonlyMap<string, string>;

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const NAME = /[A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?/y;

class Reader {
  readonly #xml: string;
  #at = 0;

  constructor(xml: string) {
    this.#xml = xml;
    if (/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.test(xml))
      throw new Error("a character that XML does not allow");
  }

  document(): XmlElement {
    this.#expect('<?xml version="1.0" encoding="UTF-8"?>');
    this.#blank();
    const root = this.#element(new Map([["xml", "http://www.w3.org/XML/1998/namespace"]]));
    this.#blank();
    if (this.#at < this.#xml.length) throw new Error("something stands behind the root");
    return root;
  }

  #element(outer: Scope): XmlElement {
    this.#expect("<");
    const tag = this.#name();
    const written = this.#attributes();
    const scope = new Map(outer);
    for (const [name, value] of written) {
      if (name === "xmlns") scope.set("", value);
      else if (name.startsWith("xmlns:")) scope.set(name.slice(6), value);
    }
    const [namespace, name] = resolved(tag, scope, scope.get("") ?? "");
    const attributes = new Map<string, string>();
    for (const [own, value] of written) {
      if (own === "xmlns" || own.startsWith("xmlns:")) continue;
      const [space, local] = resolved(own, scope, "");
      attributes.set(space === "" ? local : `{${space}}${local}`, value);
    }
    if (this.#take("/>")) return { namespace, name, attributes, children: [], text: "" };
    this.#expect(">");
    const { children, text } = this.#content(scope);
    this.#expect(`</${tag}`);
    this.#blank();
    this.#expect(">");
    return { namespace, name, attributes, children, text };
  }

  #content(scope: Scope): { children: XmlElement[]; text: string } {
    const children: XmlElement[] = [];
    let text = "";
    for (;;) {
      const next = this.#xml.indexOf("<", this.#at);
      if (next < 0) throw new Error("an element has no end");
      text += plain(this.#xml.slice(this.#at, next));
      this.#at = next;
      if (this.#xml.startsWith("</", next)) return { children, text };
      children.push(this.#element(scope));
    }
  }

  #attributes(): Map<string, string> {
    const attributes = new Map<string, string>();
    for (;;) {
      const before = this.#at;
      this.#blank();
      if (this.#xml[this.#at] === ">" || this.#xml.startsWith("/>", this.#at)) return attributes;
      if (this.#at === before) throw new Error("no blank before an attribute");
      const name = this.#name();
      this.#expect('="');
      const end = this.#xml.indexOf('"', this.#at);
      if (end < 0 || attributes.has(name)) throw new Error(`the attribute ${name}`);
      const value = this.#xml.slice(this.#at, end);
      if (value.includes("<")) throw new Error(`a bare < in ${name}`);
      attributes.set(name, plain(value));
      this.#at = end + 1;
    }
  }

  #name(): string {
    NAME.lastIndex = this.#at;
    const name = NAME.exec(this.#xml)?.[0];
    if (name === undefined) throw new Error(`no name at ${this.#at}`);
    this.#at += name.length;
    return name;
  }

  #expect(text: string): void {
    if (!this.#take(text)) throw new Error(`expected ${text} at ${this.#at}`);
  }

  #take(text: string): boolean {
    if (!this.#xml.startsWith(text, this.#at)) return false;
    this.#at += text.length;
    return true;
  }

  #blank(): void {
    while (/\s/.test(this.#xml[this.#at] ?? "")) this.#at++;
  }
}

function resolved(name: string, scope: Scope, unprefixed: string): [namespace: string, local: string] {
  const [first = "", second] = name.split(":");
  if (second === undefined) return [unprefixed, first];
  const namespace = scope.get(first);
  if (namespace === undefined) throw new Error(`the prefix ${first} means nothing`);
  return [namespace, second];
}

function plain(text: string): string {
  if (text.includes("]]>")) throw new Error("]]> in text");
  return text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));|&/gi, (whole, decimal, hex, name) => {
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(String(hex), 16));
    const entity = ENTITIES[String(name)];
    if (entity === undefined) throw new Error(`the reference ${String(whole)}`);
    return entity;
  });
}

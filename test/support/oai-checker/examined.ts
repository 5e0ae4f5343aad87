// What a repository is asked, and what is found against it.
import { readXml, type XmlElement } from "./read-xml.js";

/** One answer over HTTP. */
export interface OaiAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

/** Asks by GET, or by POST where a form is given. */
export type AskRepository = (uri: string, form?: string) => Promise<OaiAnswer>;

/** A rule that was broken. */
export interface OaiFinding {
  readonly rule: string;
  readonly message: string;
}

const OAI = "http://www.openarchives.org/OAI/2.0/";
const SECOND = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

/** A repository under examination. */
export class Examination {
  readonly findings: OaiFinding[] = [];
  readonly base: string;
  readonly #ask: AskRepository;

  constructor(base: string, ask: AskRepository) {
    this.base = base;
    this.#ask = ask;
  }

  /** Notes a broken rule. */
  hold(rule: string, isKept: boolean, message: string): void {
    if (!isKept) this.findings.push({ rule, message });
  }

  /** The element below `request`, of an answer that has the form of every answer (section 3.2). */
  async ask(query: string, isForm = false): Promise<XmlElement> {
    const answer = await (isForm ? this.#ask(this.base, query) : this.#ask(`${this.base}?${query}`));
    this.hold("http", answer.status === 200 && /^text\/xml\b/.test(answer.contentType), query);
    let root: XmlElement;
    try {
      root = readXml(answer.body);
    } catch (error) {
      this.hold("well-formed", false, `${query}: ${String(error)}`);
      return NOTHING;
    }
    return this.#content(root, query);
  }

  #content(root: XmlElement, query: string): XmlElement {
    const isRoot = root.namespace === OAI && root.name === "OAI-PMH";
    const schema = root.attributes.get("{http://www.w3.org/2001/XMLSchema-instance}schemaLocation");
    this.hold("root", isRoot && schema === `${OAI} ${OAI}OAI-PMH.xsd`, query);
    const [date, request, ...content] = root.children;
    const isDate = date?.name === "responseDate" && SECOND.test(date.text);
    this.hold("response-date", isDate, query);
    const isRequest = request?.name === "request" && request.text === this.base;
    this.hold("request", isRequest, query);
    const codes = content.filter(({ name }) => name === "error").map(codeOf);
    this.hold("one-content", content.length === 1 || codes.length === content.length, query);
    // Section 3.2: attributes are the arguments; with badVerb and badArgument there are none.
    const isRefused = codes.includes("badVerb") || codes.includes("badArgument");
    const asked = isRefused ? [] : [...new URLSearchParams(query)].map(([name, value]) => `${name}=${value}`);
    const told = [...(request?.attributes ?? [])].map(([name, value]) => `${name}=${value}`);
    this.hold("request-attributes", asked.sort().join("&") === told.sort().join("&"), query);
    const verb = new URLSearchParams(query).get("verb");
    const [first = NOTHING] = content;
    this.hold("verb-element", first.name === "error" || first.name === verb, query);
    return first;
  }

  /** Asks for what must be refused with a code (section 3.6). */
  async refused(rule: string, query: string, ...codes: readonly string[]): Promise<void> {
    const found = await this.ask(query);
    this.hold(rule, found.name === "error" && codes.includes(codeOf(found)), `${query}: ${codeOf(found)}`);
  }
}

/** Where there was no answer to be read. */
export const NOTHING: XmlElement = { namespace: "", name: "", attributes: new Map(), children: [], text: "" };

/** The code of an error. */
export function codeOf({ attributes }: XmlElement): string {
  return attributes.get("code") ?? "";
}

/** Children of a name. */
export function those(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name);
}

/** The text of the first child of a name. */
export function textOf(element: XmlElement, name: string): string {
  return those(element, name)[0]?.text ?? "";
}

// Repositories with one fault each: what the checker is held to.
import type { AskRepository, OaiAnswer } from "./examined.js";

/** A fault in answers, and the rule that must notice it. */
export interface OaiFault {
  readonly name: string;
  readonly rule: string;
  /** What becomes of an answer; `query` is what was asked, by whichever way. */
  spoil(answer: OaiAnswer, query: string, isForm: boolean): OaiAnswer;
}

/** Every answer in which the pattern is found. */
function replaced(rule: string, name: string, from: RegExp, to: string): OaiFault {
  return replacedIn(/^/, rule, name, [from, to]);
}

/** The same in answers to some questions only. */
function replacedIn(only: RegExp, rule: string, name: string, [from, to]: [RegExp, string]): OaiFault {
  return {
    rule,
    name,
    spoil: (answer, query) =>
      only.test(query) ? { ...answer, body: answer.body.replace(from, to) } : answer,
  };
}

const LIST = /verb=ListRecords/;
const code = (rule: string, from: string, to: string): OaiFault =>
  replaced(rule, `${from} told as ${to}`, new RegExp(`<error code="${from}">`), `<error code="${to}">`);

/** At least one for every rule. */
export const OAI_FAULTS: readonly OaiFault[] = [
  { rule: "http", name: "a status of HTTP", spoil: (answer) => ({ ...answer, status: 400 }) },
  { rule: "http", name: "HTML", spoil: (answer) => ({ ...answer, contentType: "text/html" }) },
  replaced("well-formed", "a bare ampersand", /<\/request>/, "&</request>"),
  replaced("well-formed", "no declaration", /<\?xml[^>]*>/, ""),
  replaced("well-formed", "a control character", /<\/responseDate>/, "\u0001</responseDate>"),
  replaced("well-formed", "an end tag too few", /<\/OAI-PMH>/, ""),
  replaced("root", "another namespace", /xmlns="[^"]*"/, 'xmlns="http://example.org/"'),
  replaced("root", "no schema", / xsi:schemaLocation="[^"]*OAI-PMH.xsd"/, ""),
  replaced("response-date", "by the day", /(<responseDate>\d{4}-\d\d-\d\d)[^<]*/, "$1"),
  replaced("response-date", "another zone", /Z<\/responseDate>/, "+01:00</responseDate>"),
  replaced("request", "another address", /<\/request>/, "x</request>"),
  replaced("request-attributes", "none", /<request [^>]*>/, "<request>"),
  replaced("request-attributes", "one at a refusal", /<request>/, '<request verb="Identify">'),
  replaced("one-content", "twice", /(<Identify>[^]*<\/Identify>)/, "$1$1"),
  replaced("verb-element", "another verb's", /(<\/?)ListSets>/g, "$1Identify>"),
  replaced("identify", "no e-mail address", /<adminEmail>.*<\/adminEmail>\n/, ""),
  replaced("identify", "another order", /(<granularity>.*<\/granularity>)\n<\/Identify>/, "</Identify>"),
  replaced("base-url", "another", /<\/baseURL>/, "x</baseURL>"),
  replaced("protocol-version", "the old one", /2\.0<\/protocolVersion>/, "1.1</protocolVersion>"),
  replaced("admin-email", "no address", /<adminEmail>[^<]*/, "<adminEmail>nobody"),
  replaced("deleted-policy", "a word of its own", /<deletedRecord>[^<]*/, "<deletedRecord>never"),
  replaced("granularity", "another", /<granularity>[^<]*/, "<granularity>YYYY-MM-DD"),
  replaced("earliest-form", "by the day", /(<earliestDatestamp>.{10})[^<]*/, "$1"),
  replaced(
    "earliest-datestamp",
    "too late",
    /<earliestDatestamp>[^<]*/,
    "<earliestDatestamp>9000-01-01T00:00:00Z",
  ),
  replaced("formats", "another schema", /oai_dc\.xsd<\/schema>/, "dc.xsd</schema>"),
  replacedIn(/identifier=/, "formats-of-record", "none", [/<metadataFormat>[^]*<\/metadataFormat>/, ""]),
  replacedIn(/ListSets/, "set-spec", "a blank", [/<setSpec>pages/, "<setSpec>my pages"]),
  replaced("set-once", "twice", /(<set>[^]*?<\/set>)/, "$1$1"),
  replaced("set-hierarchy", "nothing above", /<set>\s*<setSpec>site<[^]*?<\/set>/, ""),
  replaced("set-name", "none", /<setName>[^<]*/, "<setName>"),
  replacedIn(LIST, "sets-listed", "one that is not", [/<setSpec>captures</, "<setSpec>secrets<"]),
  replacedIn(LIST, "header", "another order", [
    /(<identifier>.*<\/identifier>)\n(<datestamp>.*<\/datestamp>)/,
    "$2$1",
  ]),
  replacedIn(LIST, "identifier-uri", "no URI", [/<identifier>urn:/, "<identifier>"]),
  replacedIn(LIST, "datestamp", "by the day", [/(<datestamp>.{10})[^<]*/, "$1"]),
  replaced("status", "a word of its own", /status="deleted"/, 'status="gone"'),
  replacedIn(LIST, "metadata-unless-deleted", "of a deleted record", [
    /<header>/,
    '<header status="deleted">',
  ]),
  replacedIn(LIST, "metadata-unless-deleted", "none", [/<metadata>[^]*?<\/metadata>/, ""]),
  replacedIn(LIST, "metadata-alone", "two", [/(<metadata>)\n/, "$1<x/>"]),
  replacedIn(LIST, "oai-dc", "another namespace", [
    /xmlns:oai_dc="[^"]*"/,
    'xmlns:oai_dc="http://example.org/"',
  ]),
  replacedIn(LIST, "oai-dc-schema", "none", [/ xsi:schemaLocation="[^"]*oai_dc.xsd"/, ""]),
  replacedIn(LIST, "dc-elements", "a sixteenth", [/<dc:date>.*<\/dc:date>/, "<dc:price>1</dc:price>"]),
  replacedIn(LIST, "list-not-empty", "nothing", [/<record>[^]*<\/record>/, ""]),
  replaced("list-content", "something else", /<ListRecords>/, "<ListRecords><note/>"),
  replaced("cursor", "another", /cursor="\d+"/, 'cursor="7"'),
  replaced("last-token", "none at the end", /<resumptionToken [^>]*><\/resumptionToken>/, ""),
  replacedIn(LIST, "no-record-twice", "twice", [/(<record>[^]*?<\/record>)/, "$1$1"]),
  changing("token-again"),
  replacedIn(/^verb=ListIdentifiers&metadataPrefix=oai_dc$/, "identifiers-as-records", "one less", [
    /<header>[^]*?<\/header>/,
    "",
  ]),
  ignoring("by-second", /&(?:from|until)=[^&]*T[^&]*/g),
  ignoring("by-day", /&(?:from|until)=[^&T]*(?=&|$)/g),
  ignoring("by-set", /&set=[^&]*/g),
  replacedIn(/GetRecord/, "record-as-listed", "another title", [/<dc:title>/, "<dc:title>The "]),
  code("bad-verb", "badVerb", "badArgument"),
  code("bad-argument", "badArgument", "badVerb"),
  code("bad-token", "badResumptionToken", "badArgument"),
  code("bad-format", "cannotDisseminateFormat", "badArgument"),
  code("bad-identifier", "idDoesNotExist", "badArgument"),
  code("nothing-found", "noRecordsMatch", "badArgument"),
  {
    rule: "forms",
    name: "not taken",
    spoil: (answer, _query, isForm) =>
      isForm ? { ...answer, body: answer.body.replace("nobody@", "x@") } : answer,
  },
];

/** Another part at every second time that a token is asked. */
function changing(rule: string): OaiFault {
  let asked = 0;
  const spoil: OaiFault["spoil"] = (answer, query) =>
    query.includes("resumptionToken=") && asked++ % 2 === 1
      ? { ...answer, body: answer.body.replace(/<datestamp>\d{4}/, "<datestamp>1999") }
      : answer;
  return { rule, name: "not the same part again", spoil };
}

interface Ignoring extends OaiFault {
  readonly ignored: RegExp;
}

/** Arguments that the repository does not look at. */
function ignoring(rule: string, ignored: RegExp): Ignoring {
  return {
    rule,
    name: "not looked at",
    ignored,
    spoil: (answer, query) => {
      const { base, written } = requestOf(answer.body);
      const told = [...new URLSearchParams(query)].map(([name, value]) => ` ${name}="${value}"`).join("");
      return base === null ? answer : { ...answer, body: answer.body.replace(written, `<request${told}>`) };
    },
  };
}

function requestOf(body: string): { base: string | null; written: string } {
  const [written = "", base = null] = /<request [^>]*>(?=([^<]*))/.exec(body) ?? [];
  return { base, written };
}

/** The repository with a fault. */
export function withFault(ask: AskRepository, fault: OaiFault): AskRepository {
  return async (uri, form) => {
    const ignored = (fault as Partial<Ignoring>).ignored;
    const sent = ignored ? uri.replace(ignored, "") : uri;
    const query = form ?? (uri.includes("?") ? uri.slice(uri.indexOf("?") + 1) : "");
    return fault.spoil(await ask(sent, form), query, form !== undefined);
  };
}

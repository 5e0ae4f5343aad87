// A checker of OAI-PMH 2.0 repositories, written from the protocol (version of 2015-01-08) and from nothing else.
import { Examination, NOTHING, textOf, those, type AskRepository, type OaiFinding } from "./examined.js";
import { checkRecord, harvest, type Harvested } from "./record-rules.js";

/** Asks a repository whatever the protocol lets one ask; what is found is against it. */
export async function checkOai(base: string, ask: AskRepository): Promise<OaiFinding[]> {
  const examination = new Examination(base, ask);
  const earliest = await checkIdentify(examination);
  await checkFormats(examination);
  const sets = await checkSets(examination);
  const records = await harvest(examination, "ListRecords", "");
  await checkLists(examination, records, { earliest, sets });
  await checkSelections(examination, records);
  await checkSingle(examination, records);
  await checkRefusals(examination, records[0] ?? NONE, earliest);
  await checkForms(examination);
  return examination.findings;
}

/** Where nothing could be harvested. */
const NONE: Harvested = {
  identifier: "x:y",
  datestamp: "2026-01-01T00:00:00Z",
  sets: [],
  isDeleted: false,
  metadata: "",
};

const IDENTIFY =
  /^repositoryName baseURL protocolVersion(?: adminEmail)+ earliestDatestamp deletedRecord granularity(?: compression)*(?: description)*$/;

/** Section 4.2. */
async function checkIdentify(examination: Examination): Promise<string> {
  const identify = await examination.ask("verb=Identify");
  const names = identify.children.map(({ name }) => name).join(" ");
  examination.hold("identify", IDENTIFY.test(names), names);
  examination.hold("base-url", textOf(identify, "baseURL") === examination.base, "baseURL");
  examination.hold("protocol-version", textOf(identify, "protocolVersion") === "2.0", "protocolVersion");
  examination.hold("admin-email", /^\S+@(?:\S+\.)+\S+$/.test(textOf(identify, "adminEmail")), "adminEmail");
  const policy = textOf(identify, "deletedRecord");
  examination.hold("deleted-policy", ["no", "transient", "persistent"].includes(policy), policy);
  const granularity = textOf(identify, "granularity");
  examination.hold("granularity", granularity === "YYYY-MM-DDThh:mm:ssZ", granularity);
  const earliest = textOf(identify, "earliestDatestamp");
  examination.hold("earliest-form", /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(earliest), earliest);
  return earliest;
}

/** Section 4.4: oai_dc is among the formats. */
async function checkFormats(examination: Examination): Promise<void> {
  const formats = those(await examination.ask("verb=ListMetadataFormats"), "metadataFormat");
  const own = formats.find((format) => textOf(format, "metadataPrefix") === "oai_dc") ?? NOTHING;
  const isRight =
    textOf(own, "schema") === "http://www.openarchives.org/OAI/2.0/oai_dc.xsd" &&
    textOf(own, "metadataNamespace") === "http://www.openarchives.org/OAI/2.0/oai_dc/";
  examination.hold("formats", isRight, "oai_dc");
}

/** Section 4.6, and 2.6 for what stands above a set. */
async function checkSets(examination: Examination): Promise<string[]> {
  const sets = those(await examination.ask("verb=ListSets"), "set");
  const specs = sets.map((set) => textOf(set, "setSpec"));
  const part = "[A-Za-z0-9\\-_.!~*'()]+";
  const isSpec = new RegExp(`^${part}(?::${part})*$`);
  examination.hold(
    "set-spec",
    specs.every((spec) => isSpec.test(spec)),
    specs.join(" "),
  );
  examination.hold("set-once", new Set(specs).size === specs.length, specs.join(" "));
  const above = specs.flatMap((spec) => (spec.includes(":") ? [spec.slice(0, spec.lastIndexOf(":"))] : []));
  examination.hold(
    "set-hierarchy",
    above.every((spec) => specs.includes(spec)),
    above.join(" "),
  );
  examination.hold(
    "set-name",
    sets.every((set) => textOf(set, "setName") !== ""),
    "setName",
  );
  return specs;
}

async function checkLists(
  examination: Examination,
  records: readonly Harvested[],
  { earliest, sets }: { readonly earliest: string; readonly sets: readonly string[] },
): Promise<void> {
  const isNotEarlier = records.every(({ datestamp }) => datestamp >= earliest);
  examination.hold("earliest-datestamp", isNotEarlier, earliest);
  const isListed = records.every((record) => record.sets.every((set) => sets.includes(set)));
  examination.hold("sets-listed", isListed, sets.join(" "));
  const headers = await harvest(examination, "ListIdentifiers", "");
  examination.hold("identifiers-as-records", same(headers, records), "ListIdentifiers");
}

/** Section 2.7: by datestamp, both ends belonging to it, and by set. */
async function checkSelections(examination: Examination, records: readonly Harvested[]): Promise<void> {
  const stamps = [...new Set(records.map(({ datestamp }) => datestamp))].sort();
  const middle = stamps[Math.floor(stamps.length / 2)] ?? "";
  const day = middle.slice(0, 10);
  const selections: [query: string, isMeant: (record: Harvested) => boolean][] = [
    [`&from=${middle}`, ({ datestamp }) => datestamp >= middle],
    [`&until=${middle}`, ({ datestamp }) => datestamp <= middle],
    [`&from=${middle}&until=${middle}`, ({ datestamp }) => datestamp === middle],
    [`&from=${day}`, ({ datestamp }) => datestamp.slice(0, 10) >= day],
    [`&until=${day}`, ({ datestamp }) => datestamp.slice(0, 10) <= day],
    [`&from=${day}&until=${day}`, ({ datestamp }) => datestamp.slice(0, 10) === day],
    ...[...new Set(records.flatMap(({ sets }) => sets.flatMap(withAbove)))].map(
      (set): [string, (record: Harvested) => boolean] => [
        `&set=${encodeURIComponent(set)}`,
        (record) => record.sets.some((own) => own === set || own.startsWith(`${set}:`)),
      ],
    ),
  ];
  for (const [query, isMeant] of selections) {
    const found = await harvest(examination, "ListIdentifiers", query);
    const rule = query.startsWith("&set") ? "by-set" : query.includes("T") ? "by-second" : "by-day";
    examination.hold(rule, same(found, records.filter(isMeant)), query);
  }
}

function withAbove(set: string): string[] {
  const parts = set.split(":");
  return parts.map((_, i) => parts.slice(0, i + 1).join(":"));
}

/** Section 4.1: a single record is the one in the list. */
async function checkSingle(examination: Examination, records: readonly Harvested[]): Promise<void> {
  const every = Math.max(1, Math.floor(records.length / 12));
  for (const record of records.filter((_, i) => i % every === 0)) {
    const name = encodeURIComponent(record.identifier);
    const found = await examination.ask(`verb=GetRecord&metadataPrefix=oai_dc&identifier=${name}`);
    const own = checkRecord(examination, those(found, "record")[0] ?? NOTHING);
    examination.hold("record-as-listed", JSON.stringify(own) === JSON.stringify(record), record.identifier);
    const formats = await examination.ask(`verb=ListMetadataFormats&identifier=${name}`);
    examination.hold("formats-of-record", those(formats, "metadataFormat").length > 0, record.identifier);
  }
}

/** Section 3.6 and the table of each verb. */
async function checkRefusals(examination: Examination, some: Harvested, earliest: string): Promise<void> {
  const list = "verb=ListRecords&metadataPrefix=oai_dc";
  const get = "verb=GetRecord&metadataPrefix=oai_dc";
  for (const query of ["", "verb=", "verb=listrecords", "verb=Identify&verb=Identify", "nothing=1"])
    await examination.refused("bad-verb", query, "badVerb");
  for (const query of [
    "verb=Identify&x=1",
    "verb=ListRecords",
    "verb=GetRecord&metadataPrefix=oai_dc",
    `verb=GetRecord&identifier=${encodeURIComponent(some.identifier)}`,
    `${list}&metadataPrefix=oai_dc`,
    `${list}&from=${some.datestamp}&from=${some.datestamp}`,
    `${list}&from=yesterday`,
    `${list}&until=2026-02-30`,
    `${list}&from=2026-13-01T00:00:00Z`,
    `${list}&from=2026-01-01T00:00Z`,
    `${list}&from=2026-01-01&until=2026-01-02T00:00:00Z`,
    `${list}&from=2026-01-02&until=2026-01-01`,
    `${list}&resumptionToken=x`,
    `${list}&set=${encodeURIComponent("a b")}`,
  ])
    await examination.refused("bad-argument", query, "badArgument");
  for (const verb of ["ListRecords", "ListIdentifiers", "ListSets"])
    for (const token of [
      "x",
      "%20",
      "WzFd",
      Buffer.from(`["${verb}",null,null,null,[0,"x",0],-1]`).toString("base64url"),
    ])
      await examination.refused("bad-token", `verb=${verb}&resumptionToken=${token}`, "badResumptionToken");
  const name = encodeURIComponent(some.identifier);
  for (const query of [
    "verb=ListRecords&metadataPrefix=marc21",
    "verb=ListIdentifiers&metadataPrefix=marc21",
    `verb=GetRecord&metadataPrefix=marc21&identifier=${name}`,
  ])
    await examination.refused("bad-format", query, "cannotDisseminateFormat");
  for (const query of [
    `${get}&identifier=x`,
    `${get}&identifier=${name}x`,
    "verb=ListMetadataFormats&identifier=x",
  ])
    await examination.refused("bad-identifier", query, "idDoesNotExist");
  await examination.refused("nothing-found", `${list}&until=${dayBefore(earliest)}`, "noRecordsMatch");
  await examination.refused("nothing-found", `${list}&from=9000-01-01`, "noRecordsMatch");
  await examination.refused("nothing-found", `${list}&set=no:such:set`, "noRecordsMatch");
}

function dayBefore(earliest: string): string {
  const ms = Date.parse(earliest);
  return Number.isNaN(ms) ? "1000-01-01" : new Date(ms - 86_400_000).toISOString().slice(0, 10);
}

/** Section 3.1.1: by POST as by GET. */
async function checkForms(examination: Examination): Promise<void> {
  for (const query of ["verb=Identify", "verb=ListIdentifiers&metadataPrefix=oai_dc", "verb=Nothing"]) {
    const [got, posted] = [await examination.ask(query), await examination.ask(query, true)];
    examination.hold("forms", JSON.stringify(got) === JSON.stringify(posted), query);
  }
}

/** The same records in whatever order, by what headers tell. */
function same(a: readonly Harvested[], b: readonly Harvested[]): boolean {
  const key = ({ identifier, datestamp, sets, isDeleted }: Harvested): string =>
    JSON.stringify([identifier, datestamp, sets, isDeleted]);
  return a.map(key).sort().join("\n") === b.map(key).sort().join("\n");
}

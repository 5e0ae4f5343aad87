// A checker of bags, written from RFC 8493 and from nothing else: a bag is a map from paths to bytes.
import { createHash } from "node:crypto";

/** The files of a bag, by their paths in it, with forward slashes. */
export type Bag = Map<string, Buffer>;

const HEX: Readonly<Record<string, number>> = { sha256: 64, sha512: 128, sha1: 40, md5: 32 };

/** What is wrong with a bag, each with the section that says so; nothing when it is complete and valid (section 3). */
export function checkBag(bag: Bag): string[] {
  return [...declaration(bag), ...info(bag), ...payload(bag), ...tags(bag), ...fetches(bag)];
}

/** Section 2.1.1: two lines, in this order, UTF-8 without a byte order mark. */
function* declaration(bag: Bag): Generator<string> {
  const text = bag.get("bagit.txt")?.toString("utf8");
  if (text === undefined) return yield "2.1.1: no bagit.txt";
  if (!/^BagIt-Version: \d+\.\d+\r?\nTag-File-Character-Encoding: \S+(?:\r?\n)?$/.test(text))
    yield "2.1.1: bagit.txt";
  if (!text.startsWith("BagIt-Version: 1.0\n")) yield "2.1.1: version";
  if (!/Encoding: UTF-8\s*$/.test(text)) yield "2.1.1: encoding";
}

/** Section 2.2.2: label, colon, one blank, value; what begins with a blank goes on. */
function* info(bag: Bag): Generator<string> {
  const text = bag.get("bag-info.txt")?.toString("utf8");
  if (text === undefined) return;
  const lines = text
    .replace(/\r?\n[ \t]+/g, " ")
    .split(/\r?\n/)
    .filter((line) => line !== "");
  for (const line of lines) if (!/^[^\s:][^:]*: \S/.test(line)) yield `2.2.2: ${line}`;
  const valueOf = (label: string): string[] =>
    lines
      .filter((line) => line.toLowerCase().startsWith(`${label}: `))
      .map((line) => line.slice(label.length + 2));
  for (const date of valueOf("bagging-date"))
    if (!/^\d{4}-\d\d-\d\d$/.test(date)) yield "2.2.2: Bagging-Date";
  const oxums = valueOf("payload-oxum");
  if (oxums.length > 1) yield "2.2.2: Payload-Oxum twice";
  const files = payloadPaths(bag);
  const octets = files.reduce((sum, path) => sum + bag.get(path)!.length, 0);
  if (oxums.length === 1 && oxums[0] !== `${octets}.${files.length}`) yield "2.2.2: Payload-Oxum";
}

/** Sections 2.1.2, 2.1.3 and 3: every payload file in every manifest, and nothing else. */
function* payload(bag: Bag): Generator<string> {
  const files = payloadPaths(bag);
  const manifests = [...bag.keys()].filter((path) => /^manifest-[a-z0-9]+\.txt$/.test(path));
  if (manifests.length === 0) yield "2.1.3: no manifest";
  for (const name of manifests) {
    const listed = yield* manifest(bag, name, "manifest-");
    for (const path of listed) if (!path.startsWith("data/")) yield `2.1.3: ${name} lists ${path}`;
    for (const path of files) if (!listed.includes(path)) yield `3: ${path} is not in ${name}`;
  }
}

/** Section 2.2.1: all tag files but tag manifests; no payload. */
function* tags(bag: Bag): Generator<string> {
  const others = [...bag.keys()].filter(
    (path) => !path.startsWith("data/") && !path.startsWith("tagmanifest-"),
  );
  for (const name of [...bag.keys()].filter((path) => /^tagmanifest-[a-z0-9]+\.txt$/.test(path))) {
    const listed = yield* manifest(bag, name, "tagmanifest-");
    for (const path of listed)
      if (path.startsWith("data/") || path.startsWith("tagmanifest-")) yield `2.2.1: ${name} lists ${path}`;
    for (const path of others.filter((one) => /^(?:bagit|manifest-.*)\.txt$/.test(one)))
      if (!listed.includes(path)) yield `2.2.1: ${path} is not in ${name}`;
  }
}

/** Section 2.2.3: what is fetched is not here; a bag that is handed over whole has no such file. */
function* fetches(bag: Bag): Generator<string> {
  if (bag.has("fetch.txt")) yield "2.2.3: fetch.txt";
}

/** One manifest: digest, blanks, path; percent-encoded line feed, carriage return and percent sign alone. */
function* manifest(bag: Bag, name: string, kind: string): Generator<string, string[]> {
  const algorithm = name.slice(kind.length, -".txt".length);
  const listed: string[] = [];
  for (const line of bag.get(name)!.toString("utf8").split(/\r?\n/)) {
    if (line === "") continue;
    const [, digest = "", written = ""] = /^([0-9a-f]+)[ \t]+\*?(.+)$/i.exec(line) ?? [];
    if (digest.length !== HEX[algorithm]) yield `2.4: ${name}: ${line}`;
    if (/%(?!0A|0D|25)/i.test(written)) yield `2.1.3: a bare % in ${name}: ${written}`;
    const path = written.replace(/%(0A|0D|25)/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
    if (isOutside(path)) yield `2.1.3: ${path} leads out of the bag`;
    if (listed.includes(path)) yield `2.1.3: ${path} twice in ${name}`;
    listed.push(path);
    const bytes = bag.get(path);
    if (!bytes) yield `3: ${path} of ${name} is not there`;
    else if (createHash(algorithm).update(bytes).digest("hex") !== digest.toLowerCase())
      yield `3: ${path} is not what ${name} says`;
  }
  return listed;
}

function isOutside(path: string): boolean {
  return path.startsWith("/") || path.startsWith("~") || path.split("/").includes("..");
}

function payloadPaths(bag: Bag): string[] {
  return [...bag.keys()].filter((path) => path.startsWith("data/"));
}

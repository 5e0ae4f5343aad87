// What no verifier can see: made by someone with the archive's key, or who had source and recorder in hand.
import { sha256Digest } from "#formats/index.js";
import { editBlock, setField } from "../../archives/tampering.js";
import {
  contentOfTold,
  editSpan,
  recordOfTold,
  recountTold,
  spanOfTold,
  type ToldBase,
  type ToldForgery,
} from "./told-forgery.js";

/** One that passes with the archive's key. */
export interface ToldUnseen {
  readonly name: string;
  readonly base: ToldBase;
  /** The words in bold under "What no verifier can see" in docs/certificate.md. */
  readonly listed: string;
  readonly forge: (forgery: ToldForgery) => void;
}

function countMore(f: ToldForgery): void {
  editSpan(f, 0, "count: 214", "count: 900");
  f.testimony.versions[0]!.count = 900;
  recountTold(f);
}

function publishEarlier(f: ToldForgery): void {
  const version = f.testimony.versions[2]!;
  const from = new Date(Date.parse(version.from) - 365 * 86_400_000).toISOString();
  editSpan(f, 2, `from: ${version.from}`, `from: ${from}`);
  version.from = from;
}

function replaceContent(f: ToldForgery): void {
  const content = contentOfTold(f, 3);
  editBlock(content, /made/g, "fake");
  const digest = sha256Digest(content.block);
  setField(content, "WARC-Payload-Digest", digest);
  Object.assign(f.testimony.versions[3]!, { contentDigest: digest, payloadDigest: digest });
}

/** Its span, its content and what stands beside it, as if nobody had ever told it. */
function dropWhole(f: ToldForgery): void {
  const [version] = f.testimony.versions.splice(4, 1);
  for (const { id } of [version!.told, ...version!.records])
    f.records.splice(f.records.indexOf(recordOfTold(f, id)), 1);
  recountTold(f);
}

/** A resume is made up behind it, so that it looks as if a killed process had left it. */
function disown(f: ToldForgery): void {
  const { capture, versions } = f.testimony;
  const last = spanOfTold(f, 4);
  const resume = structuredClone(last);
  setField(resume, "WARC-Record-ID", "<urn:uuid:resume>");
  setField(resume, "WARC-Target-URI", `urn:isochron:capture:${capture}:resume`);
  const words = Buffer.from("isochron-resume: 0\r\n");
  resume.block = words;
  f.records.splice(f.records.indexOf(last) + 1, 0, resume);
  versions.length = 0;
  recountTold(f);
}

/** With the archive's own key. */
export const TOLD_UNSEEN: readonly ToldUnseen[] = [
  {
    name: "answers counted that were never given",
    base: "served",
    listed: "counts made up",
    forge: countMore,
  },
  { name: "published a year earlier", base: "source", listed: "told what was not so", forge: publishEarlier },
  { name: "a told content replaced", base: "source", listed: "told what was not so", forge: replaceContent },
  {
    name: "a version that was told taken out whole",
    base: "source",
    listed: "taken out whole",
    forge: dropWhole,
  },
  { name: "what was told disowned by a resume made up", base: "source", listed: "disowned", forge: disown },
];

// The record in which the time of a content is told, read strictly: what two readers could read differently is false.
import { strictJson } from "#formats/index.js";
import type { WarcRecord } from "../read/warc-record.js";

type Fields = Readonly<Record<string, string>>;

/** What one record tells of one content; times as they stand in it. */
export interface Span {
  readonly id: string;
  readonly file: string;
  readonly offset: number;
  readonly url: string;
  readonly tier: string;
  readonly from: string;
  readonly to: string;
  readonly count: number | null;
  readonly isCurrent: boolean;
  readonly variant: string | null;
  /** Its place in the order of what was told. */
  readonly seq: number;
  /** How many records stood before it. */
  readonly at: number;
  /** Ids of the record with the content and of the one beside it. */
  readonly content: readonly string[];
}

const NUMBER = /^(?:0|[1-9]\d{0,14})$/;
const COUNT = /^[1-9]\d{0,14}$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** The span that a record's fields tell of; `null` when they cannot be read as one. */
export function spanOf(
  { id, file, offset, target }: Pick<WarcRecord, "id" | "file" | "offset" | "target">,
  fields: Fields,
  at: number,
): Span | null {
  const { from = "", to = "", count = null, variant = null } = fields;
  const content = idsIn(fields["content"] ?? "");
  if (content === null || !isWellTold(fields)) return null;
  return {
    id,
    file,
    offset,
    url: target ?? "",
    tier: fields["isochron-told"] ?? "",
    from,
    to,
    count: count === null ? null : Number(count),
    isCurrent: "isCurrent" in fields,
    variant,
    seq: Number(fields["seq"]),
    at,
    content,
  };
}

/** Times, numbers and the flag, each in its one form. */
function isWellTold({ from = "", to = "", seq = "", count = "1", isCurrent = "true" }: Fields): boolean {
  return isTime(from) && isTime(to) && NUMBER.test(seq) && COUNT.test(count) && isCurrent === "true";
}

function isTime(text: string): boolean {
  return TIME.test(text) && !Number.isNaN(Date.parse(text));
}

function idsIn(text: string): string[] | null {
  const read = strictJson(text);
  if (!read.ok || !Array.isArray(read.value)) return null;
  const ids = read.value.map((one: unknown) => (Object(one) as { id?: unknown }).id);
  return ids.length > 0 && ids.every((id) => typeof id === "string") ? ids : null;
}

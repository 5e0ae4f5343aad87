// The items of a WordPress export (WXR, an RSS 2.0 with elements of its own), one by one as they are read.
import type { Instant } from "#model/index.js";
import { instant } from "#model/index.js";
import { readXml, XmlRefusal, type XmlListener } from "./xml-flow.js";

/** What the head of an export says. */
export interface WxrHead {
  /** The blog's own address. */
  readonly base: string;
  /** When the export was made. */
  readonly exportedAt: Instant | null;
}

/** One item: a post, a page, a revision of one, a picture, a menu… */
export interface WxrItem {
  readonly id: string;
  readonly parent: string;
  readonly type: string;
  readonly status: string;
  readonly name: string;
  readonly title: string;
  readonly link: string;
  readonly postedAt: Instant | null;
  readonly modifiedAt: Instant | null;
  readonly hasPassword: boolean;
  readonly content: string;
}

const FIELDS = {
  "wp:post_id": "id",
  "wp:post_parent": "parent",
  "wp:post_type": "type",
  "wp:status": "status",
  "wp:post_name": "name",
  title: "title",
  link: "link",
  "wp:post_date_gmt": "posted",
  "wp:post_modified_gmt": "modified",
  "wp:post_password": "password",
  "content:encoded": "content",
} as const;

type Field = (typeof FIELDS)[keyof typeof FIELDS];

/** Reads the items; `head` is filled before the first of them. @throws UsageError with the line */
export async function* readWxrItems(
  bytes: AsyncIterable<Uint8Array>,
  file: string,
): AsyncGenerator<{ readonly head: WxrHead; readonly item: WxrItem }> {
  const listener = new WxrListener();
  for await (const _ of readXml(bytes, file, listener)) {
    for (const item of listener.items.splice(0)) yield { head: listener.head, item };
  }
}

class WxrListener implements XmlListener {
  readonly items: WxrItem[] = [];
  #channel: Record<string, string> = {};
  #item: Partial<Record<Field, string>> = {};

  get head(): WxrHead {
    const { base = "", made = "" } = this.#channel;
    const ms = Date.parse(made);
    return { base, exportedAt: made === "" || Number.isNaN(ms) ? null : instant(ms) };
  }

  wants(name: string, path: readonly string[]): boolean {
    const at = path.join("/");
    if (at === "rss/channel") return name === "wp:base_blog_url" || name === "link" || name === "pubDate";
    return at === "rss/channel/item" && Object.hasOwn(FIELDS, name);
  }

  open(name: string, _attributes: unknown, path: readonly string[]): void {
    if (path.length === 0 && name !== "rss")
      throw new XmlRefusal(`no WordPress export: it begins with <${name}>, not with <rss>`);
    if (name === "item" && path.length === 2) this.#item = {};
  }

  close(name: string, text: string, path: readonly string[]): void {
    const at = path.join("/");
    if (at === "rss/channel" && name === "item") this.items.push(itemOf(this.#item));
    else if (at === "rss/channel/item" && isField(name)) this.#item[FIELDS[name]] = text;
    else if (at === "rss/channel" && name === "pubDate") this.#channel["made"] = text.trim();
    else if (
      at === "rss/channel" &&
      (name === "wp:base_blog_url" || (name === "link" && !("base" in this.#channel)))
    )
      this.#channel["base"] = text.trim();
  }
}

function isField(name: string): name is keyof typeof FIELDS {
  return Object.hasOwn(FIELDS, name);
}

function itemOf(read: Partial<Record<Field, string>>): WxrItem {
  const said = (field: Field): string => (read[field] ?? "").trim();
  return {
    id: said("id"),
    parent: said("parent"),
    type: said("type"),
    status: said("status"),
    name: said("name"),
    title: said("title"),
    link: said("link"),
    postedAt: gmt(said("posted")),
    modifiedAt: gmt(said("modified")),
    hasPassword: said("password") !== "",
    content: read.content ?? "",
  };
}

/** "2020-01-31 12:00:00", UTC; drafts have a date of zeros. */
function gmt(text: string): Instant | null {
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) || text.startsWith("0000")) return null;
  const ms = Date.parse(`${text.replace(" ", "T")}Z`);
  return Number.isNaN(ms) ? null : instant(ms);
}

import { instant } from "#model/index.js";
import { readXml, XmlRefusal } from "./xml-flow.js";
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
};
/** Reads the items; `head` is filled before the first of them. @throws UsageError with the line */
export async function* readWxrItems(bytes, file) {
    const listener = new WxrListener();
    for await (const _ of readXml(bytes, file, listener)) {
        for (const item of listener.items.splice(0))
            yield { head: listener.head, item };
    }
}
class WxrListener {
    items = [];
    #channel = {};
    #item = {};
    get head() {
        const { base = "", made = "" } = this.#channel;
        const ms = Date.parse(made);
        return { base, exportedAt: made === "" || Number.isNaN(ms) ? null : instant(ms) };
    }
    wants(name, path) {
        const at = path.join("/");
        if (at === "rss/channel")
            return name === "wp:base_blog_url" || name === "link" || name === "pubDate";
        return at === "rss/channel/item" && Object.hasOwn(FIELDS, name);
    }
    open(name, _attributes, path) {
        if (path.length === 0 && name !== "rss")
            throw new XmlRefusal(`no WordPress export: it begins with <${name}>, not with <rss>`);
        if (name === "item" && path.length === 2)
            this.#item = {};
    }
    close(name, text, path) {
        const at = path.join("/");
        if (at === "rss/channel" && name === "item")
            this.items.push(itemOf(this.#item));
        else if (at === "rss/channel/item" && isField(name))
            this.#item[FIELDS[name]] = text;
        else if (at === "rss/channel" && name === "pubDate")
            this.#channel["made"] = text.trim();
        else if (at === "rss/channel" &&
            (name === "wp:base_blog_url" || (name === "link" && !("base" in this.#channel))))
            this.#channel["base"] = text.trim();
    }
}
function isField(name) {
    return Object.hasOwn(FIELDS, name);
}
function itemOf(read) {
    const said = (field) => (read[field] ?? "").trim();
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
function gmt(text) {
    if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) || text.startsWith("0000"))
        return null;
    const ms = Date.parse(`${text.replace(" ", "T")}Z`);
    return Number.isNaN(ms) ? null : instant(ms);
}

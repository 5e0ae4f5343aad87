// News as a digest by mail. What identifies the message comes from the delivery alone, so that a message that is sent
// again is the same one for every mail program.
import { oneLine } from "#formats/index.js";
import { newsDigest } from "#report/index.js";
/** Can be nobody's (RFC 2606); for a sender whose address has no domain. */
const NO_DOMAIN = "isochron.invalid";
/** Brings news by mail. */
export function mailWay({ mailer, secrets, room }) {
    return async ({ name, way }, { key, items, left, dueAt }, _at, signal) => {
        const domain = domainOf(way.from);
        const message = {
            id: `${key}@${domain}`,
            at: dueAt,
            from: way.from,
            to: way.to,
            list: { id: `${labelOf(name)}.isochron.${domain}`, name: oneLine(`Isochron: ${name}`, 100) },
            ...newsDigest(items, { channel: name, room, left }),
        };
        const mailed = await mailer.send(message, await serverOf(way, secrets), signal);
        signal?.throwIfAborted();
        if (mailed.kind === "failed")
            return mailed;
        if (mailed.refused.length === 0)
            return { kind: "arrived" };
        return { kind: "arrived", note: `the mail server would not take it for ${mailed.refused.join(", ")}` };
    };
}
async function serverOf({ server, userFrom, passwordFrom }, secrets) {
    if (userFrom === null || passwordFrom === null)
        return { url: server, login: null };
    return { url: server, login: { user: await secrets(userFrom), password: await secrets(passwordFrom) } };
}
/** Of `a@example.org` and of `Archive <a@example.org>`. */
function domainOf(from) {
    return /@([a-z\d](?:[a-z\d.-]{0,250}[a-z\d])?)>?\s*$/i.exec(from)?.[1]?.toLowerCase() ?? NO_DOMAIN;
}
/** A channel's name as a label of a domain name. */
function labelOf(name) {
    return (name
        .toLowerCase()
        .replace(/[^a-z\d]+/g, "-")
        .replace(/^-+|-+$/g, "")
        .slice(0, 60) || "news");
}

// Everything that a capture was asked for with, kept beside it: who goes on with it types none of it again.
import { createHash } from "node:crypto";
import { resolve } from "node:path";
import { z } from "zod";
import { thisMachine } from "#adapters/index.js";
import { textsOf } from "./options.js";
const FILE = "asked.json";
const MOST_BYTES = 1_000_000;
const text = z.string().max(10_000);
const schema = z.object({
    machine: text,
    options: z.record(text, z.union([text, z.boolean(), z.array(text).max(10_000)])),
    headers: z.array(text).max(1000),
    cookies: text.nullable(),
});
/** Settings of the process and its terminal, not of the capture; and passwords, which no archive keeps. */
const NOT_KEPT = ["archive", "progress", "auth"];
/** Settings whose values are paths, which mean the same from every folder only when they are whole. */
const PATHS = [
    "authFile",
    "ca",
    "cookieFile",
    "secrets",
    "signCert",
    "signKey",
    "steps",
];
/** What a new capture keeps of its command line. */
export function optionsToKeep(command, names, io, extras) {
    const texts = textsOf(command, names.filter((name) => !NOT_KEPT.includes(name)), io);
    const options = Object.fromEntries(Object.entries(texts)
        .filter(([name, value]) => !isSecret(name, value))
        .map(([name, value]) => [name, whole(name, value)]));
    return { machine: thisMachine(), options, headers: extras.headers, cookies: cookiesOf(extras) };
}
/** A proxy may have a password in its address. */
function isSecret(name, value) {
    return name === "proxy" && typeof value === "string" && value.includes("@");
}
function whole(name, value) {
    const isPath = PATHS.includes(name) && typeof value === "string";
    return isPath && value !== "" && value !== "none" ? resolve(value) : value;
}
/** What a capture keeps; `null` for captures of older versions, and for a file that says nothing we understand. */
export async function keptOptions({ results }, { id }) {
    const bytes = await results.getBeside(id, FILE);
    if (bytes === null || bytes.length > MOST_BYTES)
        return null;
    try {
        return schema.parse(JSON.parse(Buffer.from(bytes).toString("utf8")));
    }
    catch {
        return null;
    }
}
/** One word for all that says which cookie goes where. */
export function cookiesOf({ cookies }) {
    if (cookies.length === 0)
        return null;
    const lines = cookies.map(({ domain, withSubdomains, path, secure, name, value }) => JSON.stringify([domain, withSubdomains, path, secure, name, value]));
    return createHash("sha256").update(lines.sort().join("\n")).digest("hex");
}

// Where a cluster's database is: `postgres://user@host:port/database`. Nothing of its password is ever shown, and its
// server is verified unless the address itself says otherwise.
import { readFileSync } from "node:fs";
import { userInfo } from "node:os";
import { UsageError, unreadableFile } from "#errors.js";
const PORT = 5432;
const SCHEMA = "isochron";
const KNOWN = new Set(["sslmode", "sslrootcert", "schema"]);
/** Reads an address. @throws UsageError in one line that never holds the password */
export function readClusterAddress(text, source, environment = process.env) {
    const url = parsed(text);
    if (url.password !== "" && source === "flag")
        throw passwordInFlag();
    const host = decoded(url.hostname).replace(/^\[(.*)\]$/, "$1");
    const database = decoded(url.pathname.slice(1));
    if (host === "" || database === "" || database.includes("/"))
        throw wrong("it names a host and a database: postgres://user@host:5432/database");
    const user = decoded(url.username) || environment.PGUSER || userInfo().username;
    const port = url.port === "" ? PORT : Number(url.port);
    const asked = askedOf(url.searchParams);
    const place = `postgres://${user}@${url.hostname}:${port}/${database}`;
    const password = decoded(url.password);
    return {
        host,
        port,
        database,
        user,
        place,
        ...(password !== "" && { password }),
        tls: tlsOf(asked),
        schema: schemaOf(asked.get("schema") ?? SCHEMA),
    };
}
function parsed(text) {
    let url;
    try {
        url = new URL(text);
    }
    catch {
        throw wrong("it is written postgres://user@host:5432/database"); // the text itself may hold a password
    }
    if (url.protocol === "postgres:" || url.protocol === "postgresql:")
        return url;
    throw wrong("it begins with postgres://");
}
function askedOf(parameters) {
    for (const name of parameters.keys())
        if (!KNOWN.has(name))
            throw wrong(`it says nothing but ${[...KNOWN].join(", ")} after the ?`);
    return new Map(parameters);
}
function tlsOf(asked) {
    const mode = asked.get("sslmode") ?? "verify-full";
    if (mode === "disable")
        return false;
    if (mode !== "verify-full")
        throw wrong("its sslmode is verify-full, as without any, or disable: others verify no server");
    const file = asked.get("sslrootcert");
    return file === undefined ? {} : { ca: textOf(file) };
}
function textOf(file) {
    try {
        return readFileSync(file, "utf8");
    }
    catch (error) {
        throw unreadableFile(file, error);
    }
}
function schemaOf(name) {
    if (/^[a-z][a-z0-9_]{0,62}$/.test(name))
        return name;
    throw wrong("its schema is a word of small letters, digits and _");
}
function decoded(part) {
    try {
        return decodeURIComponent(part);
    }
    catch {
        throw wrong("a % in it is written %25");
    }
}
function passwordInFlag() {
    return wrong("it has a password, which every process on this machine can see: put it into PGPASSWORD, into the file of PGPASSFILE (~/.pgpass), or the whole address into ISOCHRON_CLUSTER");
}
function wrong(why) {
    return new UsageError("USAGE", `the address of the cluster cannot be used: ${why}`);
}

import { readWarc } from "./read/warc-reader.js";
/** Reads a source once; damage ends the count where it is. */
export async function summariseWarc(source) {
    const servers = new Map();
    const connections = new Map();
    let records = 0;
    for await (const item of readWarc(source, "")) {
        if (item.kind === "record" && item.record.type === "metadata") {
            const connection = await connectionOf(item.record);
            if (connection)
                connections.set(JSON.stringify(connection), connection);
        }
        if (item.kind !== "end")
            continue;
        records++;
        const server = serverOf(item.record);
        if (server)
            servers.set(JSON.stringify(server), server);
    }
    return { records, servers: [...servers.values()], connections: [...connections.values()] };
}
const MAX_BLOCK_BYTES = 64 * 1024;
async function connectionOf({ target, block }) {
    let text = "";
    for await (const piece of block)
        if (text.length < MAX_BLOCK_BYTES)
            text += piece.toString("utf8");
    if (target === null || !URL.canParse(target))
        return null;
    const said = connectionWords(text);
    return said === null ? null : connectionOfWords(target, said);
}
/** A metadata record's field `connection`. */
export function connectionWords(text) {
    return /^connection: (\{.*\})\r?$/m.exec(text)?.[1] ?? null;
}
/** The connection to a target's host, as that field says it. */
export function connectionOfWords(target, said) {
    const { client, resolved, proxy, tls } = JSON.parse(said);
    return { host: new URL(target).host, client, resolved, ...(proxy !== undefined && { proxy }), tls };
}
function serverOf(record) {
    const address = record.field("WARC-IP-Address");
    if (address === null || record.target === null || !URL.canParse(record.target))
        return null;
    return { host: new URL(record.target).host, address };
}

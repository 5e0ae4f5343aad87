// Who answered, and over which connections, as the records say it.
import { canonicalJson, strictJsonObject } from "#formats/index.js";
/** Hosts with their addresses, and canonical JSON of every distinct connection, its host in it. */
export class VantageFacts {
    servers = new Set();
    connections = new Set();
    /** Takes the server's address beside a record, where one is told. */
    takeServer({ target, field }) {
        const address = field("WARC-IP-Address");
        if (address !== null && target !== null && URL.canParse(target))
            this.servers.add(JSON.stringify([new URL(target).host, address]));
    }
    /** Takes what a metadata record tells of its connection. */
    takeConnection({ target }, said) {
        if (said === undefined || target === null || !URL.canParse(target))
            return;
        const connection = strictJsonObject(said);
        const { host } = new URL(target);
        this.connections.add(connection ? canonicalJson({ ...connection, host }) : said);
    }
}

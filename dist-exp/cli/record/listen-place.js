// Places to listen at and addresses of proxies, as the command line names them.
import { UsageError } from "#errors.js";
import { trustedAddresses } from "#record/index.js";
/** Reads `host:port`. @throws UsageError */
export function listenPlaceOf(option, text) {
    const [, bracketed, plain, digits = ""] = /^(?:\[([0-9a-f:.]+)\]|([^:[\]\s]+)):(\d{1,5})$/i.exec(text) ?? [];
    const host = bracketed ?? plain;
    if (host === undefined || Number(digits) > 65_535)
        throw new UsageError("USAGE", `${option} ${text}: not a host and a port such as 127.0.0.1:8081`);
    return { host, port: Number(digits) };
}
/** Reads addresses and networks: `127.0.0.0/8, ::1`. @throws UsageError */
export function addressesOf(option, text) {
    const { list, wrong } = trustedAddresses(listOf(text));
    if (wrong !== null)
        throw new UsageError("USAGE", `${option} ${wrong}: not an address or a network such as 10.0.0.0/8`);
    return list;
}
/** Words between commas or blanks. */
export function listOf(text) {
    return text.split(/[\s,]+/).filter((word) => word !== "");
}

// Whose X-Forwarded fields are believed: addresses and networks of proxies in front.
import { BlockList, isIP } from "node:net";
/** Takes addresses and networks (`10.0.0.0/8`) together; `wrong` is the first entry that is neither. */
export function trustedAddresses(entries) {
    const list = new BlockList();
    return { list, wrong: entries.find((entry) => !add(list, entry)) ?? null };
}
function add(list, entry) {
    const [address = "", bits] = entry.split("/");
    const family = isIP(address);
    if (family === 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits)))
        return false;
    if (Number(bits ?? 0) > (family === 6 ? 128 : 32))
        return false;
    const kind = family === 6 ? "ipv6" : "ipv4";
    if (bits === undefined)
        list.addAddress(address, kind);
    else
        list.addSubnet(address, Number(bits), kind);
    return true;
}

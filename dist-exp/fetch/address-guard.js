// Which addresses the crawler may talk to: a page must not make us read somebody's private network.
import { BlockList, isIP, isIPv4 } from "node:net";
// IANA special-purpose registries: everything that is not globally reachable unicast.
const IPV4_SUBNETS = [
    "0.0.0.0/8",
    "10.0.0.0/8",
    "100.64.0.0/10",
    "127.0.0.0/8",
    "169.254.0.0/16",
    "172.16.0.0/12",
    "192.0.0.0/24",
    "192.0.2.0/24",
    "192.88.99.0/24",
    "192.168.0.0/16",
    "198.18.0.0/15",
    "198.51.100.0/24",
    "203.0.113.0/24",
    "224.0.0.0/4",
    "240.0.0.0/4",
];
const IPV6_SUBNETS = [
    "::/96",
    "64:ff9b:1::/48",
    "100::/64",
    "2001::/23",
    "2001:db8::/32",
    "2002::/16",
    "3fff::/20",
    "5f00::/16",
    "fc00::/7",
    "fe80::/10",
    "fec0::/10",
    "ff00::/8",
];
const blocked = makeBlockList();
/** Whether the address is globally reachable unicast; IPv4 inside IPv6 is judged as IPv4. */
export function isPublicAddress(address) {
    const bare = address.split("%", 1)[0];
    // What is no address at all is not trusted either.
    return isIP(bare) !== 0 && !blocked.check(bare, isIPv4(bare) ? "ipv4" : "ipv6");
}
/** Names that lead nowhere but into one's own network (RFC 6761, 6762, 8375, and .internal by ICANN's resolution). */
const PRIVATE_NAME = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|corp|home|home\.arpa|private)$/;
/** Whether a host may be asked for whose address somebody else looks up: a public address, or a name with a public look. */
export function isPublicName(hostname) {
    const name = hostname.toLowerCase().replace(/\.$/, "");
    if (isIP(name.split("%", 1)[0]) !== 0)
        return isPublicAddress(name);
    return name.includes(".") && !PRIVATE_NAME.test(name);
}
function makeBlockList() {
    const list = new BlockList();
    for (const [net, prefix] of IPV4_SUBNETS.map(splitSubnet)) {
        // BlockList applies IPv4 rules to mapped addresses (::ffff:0:0/96) by itself; NAT64 (RFC 6052) is added here.
        list.addSubnet(net, prefix, "ipv4");
        list.addSubnet(`64:ff9b::${net}`, 96 + prefix, "ipv6");
    }
    for (const [net, prefix] of IPV6_SUBNETS.map(splitSubnet))
        list.addSubnet(net, prefix, "ipv6");
    return list;
}
function splitSubnet(subnet) {
    const [net, prefix] = subnet.split("/");
    return [net, Number(prefix)];
}

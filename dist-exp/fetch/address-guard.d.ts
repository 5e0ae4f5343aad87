/** Whether the address is globally reachable unicast; IPv4 inside IPv6 is judged as IPv4. */
export declare function isPublicAddress(address: string): boolean;
/** Whether a host may be asked for whose address somebody else looks up: a public address, or a name with a public look. */
export declare function isPublicName(hostname: string): boolean;

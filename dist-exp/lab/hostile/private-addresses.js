// Addresses that a hostile page names: private ones in every notation, and links that lead nowhere or should not.
/** Addresses that must not be asked, as a page may name them; the names are resolved by the test. */
export const PRIVATE = {
    "names loopback": "http://127.0.0.1:1/a.png",
    "names loopback in hexadecimal": "http://0x7f.1:1/a.png",
    "names loopback as one number": "http://2130706433:1/a.png",
    "names loopback of IPv6": "http://[::1]:1/a.png",
    "names loopback mapped into IPv6": "http://[::ffff:127.0.0.1]:1/a.png",
    "names a private network": "http://10.0.0.1/a.png",
    "names the link-local address of a cloud": "http://169.254.169.254/latest/meta-data/",
    "names a host that resolves to a private address": "http://private.test/a.png",
    "names a host with one private address among none": "http://mixed.test/a.png",
};
/** What their names resolve to. */
export const RESOLVED = {
    "private.test": ["192.168.1.1"],
    "mixed.test": ["fe80::1", "100.64.0.1"],
};
/** Links that lead nowhere, or should not. */
export const MALICIOUS_LINKS = [
    "javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "file:///etc/passwd",
    "mailto:a@b",
    "http://user:password@127.0.0.1/",
    "http://",
    "http://[",
    "//",
    "\x01\x02\x03",
    "/\x00/\x1b[2J",
    "/..//..//..//etc/passwd",
    `/${"long".repeat(20_000)}`,
    "/\u202eevil",
    "http://127.0.0.1:99999/",
    "ftp://127.0.0.1/",
    "/%00%0d%0aX-Injected:%201",
];

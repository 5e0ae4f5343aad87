// robots.txt in every form that servers give it: what becomes of the page behind it.
import { body, dripping, OK, saying, sayingLast } from "./wire-words.js";
const plain = (text) => body("text/plain", text);
const status = (code, fields = "") => saying(`HTTP/1.1 ${code} X\r\n${fields}Content-Length: 0\r\n\r\n`);
const MAY = "captured 200";
const DOWN = "failed";
/** Each with the first look at its host's page, or the page's verdict when there is none. */
export const ROBOTS_FILES = {
    "has an empty robots.txt": { robots: plain(""), outcome: MAY },
    "has a robots.txt that shuts it": { robots: plain("User-agent: *\nDisallow: /"), outcome: "excluded" },
    "has a robots.txt with a byte order mark": {
        robots: plain("\ufeffUser-agent: *\nDisallow: /"),
        outcome: "excluded",
    },
    "has a robots.txt with CR alone": { robots: plain("User-agent: *\rDisallow: /"), outcome: "excluded" },
    "has a robots.txt of one line of 100 kB": { robots: plain("x".repeat(100_000)), outcome: MAY },
    "has a robots.txt full of wildcards": {
        robots: plain(`User-agent: *\nDisallow: /${"*a".repeat(1000)}$`),
        outcome: MAY,
    },
    "has a robots.txt that is a page": { robots: body("text/html", "<html>Disallow: /"), outcome: MAY },
    "has a robots.txt with NUL bytes": { robots: plain("User-agent: *\0\nDisallow: /x\0"), outcome: MAY },
    "has a robots.txt with a mad delay": { robots: plain("User-agent: *\nCrawl-delay: -1"), outcome: MAY },
    "has a robots.txt with a delay in words": {
        robots: plain("User-agent: *\nCrawl-delay: soon"),
        outcome: MAY,
    },
    "has a robots.txt with 10,000 groups": {
        robots: plain("User-agent: x\nDisallow: /\n\n".repeat(10_000)),
        outcome: MAY,
    },
    "has a robots.txt of 204": { robots: status(204), outcome: MAY },
    "has a robots.txt that asks for a password": { robots: status(401), outcome: MAY },
    "has a robots.txt that is forbidden": { robots: status(403), outcome: MAY },
    "has a robots.txt that is gone": { robots: status(410), outcome: MAY },
    "has a robots.txt of status 999": { robots: status(999), outcome: DOWN },
    "has a robots.txt behind a bad gateway": { robots: status(502), outcome: DOWN },
    "has a robots.txt cut short": {
        robots: sayingLast(`${OK}Content-Length: 99\r\n\r\nUser-agent: *`),
        outcome: DOWN,
    },
    "has a robots.txt that drips": { robots: dripping(`${OK}\r\n`, "#"), outcome: DOWN },
    "has a robots.txt that leads to itself elsewhere": {
        robots: status(301, "Location: /robots.txt?again\r\n"),
        outcome: MAY,
    },
    "has a robots.txt that leads to a private address": {
        robots: status(302, "Location: http://10.0.0.1/robots.txt\r\n"),
        outcome: MAY,
    },
    "has a robots.txt that leads nowhere": { robots: status(302, "Location: http://[\r\n"), outcome: MAY },
    "has a robots.txt that is not HTTP": { robots: sayingLast("no\r\n\r\n"), outcome: DOWN },
    "has a robots.txt that resets": { robots: (socket) => socket.resetAndDestroy(), outcome: DOWN },
};

const OK = "HTTP/1.1 200 OK\r\n";
const END = "Content-Length: 3\r\n\r\nabc";
const WHOLE = "captured 200";
const BAD = "failed bad-response";
const field = (text) => `${OK}${text}\r\n${END}`;
const redirect = (location, status = "302 F") => [
    `HTTP/1.1 ${status}\r\nLocation: ${location}\r\nContent-Length: 0\r\n\r\n`,
    `captured ${status.slice(0, 3)}`,
];
/** Status lines and first bytes. */
export const FIRST_LINES = {
    "says HTTP in lower case": [`http/1.1 200 OK\r\n${END}`, WHOLE],
    "says HTTP/2 in plain text": [`HTTP/2 200\r\n${END}`, WHOLE],
    "says HTTP/0.9 with a status": [`HTTP/0.9 200 OK\r\n${END}`, WHOLE],
    "says HTTP/11.1": [`HTTP/11.1 200 OK\r\n${END}`, BAD],
    "says no reason": [`HTTP/1.1 200\r\n${END}`, WHOLE],
    "says two spaces": [`HTTP/1.1  200 OK\r\n${END}`, WHOLE],
    "says a tab": [`HTTP/1.1\t200 OK\r\n${END}`, WHOLE],
    "says a status of two digits": [`HTTP/1.1 20 OK\r\n${END}`, BAD],
    "says a status of four digits": [`HTTP/1.1 2000 OK\r\n${END}`, BAD],
    "says status 000": [`HTTP/1.1 000 N\r\n\r\n`, /^failed/],
    "says a reason of bytes": [`HTTP/1.1 200 \xff\x80\x01\r\n${END}`, WHOLE],
    "begins with blank lines": [`\r\n\r\n\n${OK}${END}`, WHOLE],
    "ends its lines with LF": [`${OK}A: b\r\n${END}`.replaceAll("\r\n", "\n"), WHOLE],
    "ends its lines with CR": [
        `${OK}A: b\r\n${END}`.replaceAll("\r\n", "\r"),
        /^failed (closed|bad-response|head-timeout)$/,
    ],
    "speaks ICY": [`ICY 200 OK\r\n${END}`, BAD],
    "speaks RTSP": [`RTSP/1.0 200 OK\r\n${END}`, BAD],
    "speaks SIP": [`SIP/2.0 200 OK\r\n${END}`, BAD],
    "speaks FTP": ["220 ready\r\n", BAD],
    "speaks SMTP": ["220 mail.test ESMTP\r\n250 ok\r\n", BAD],
    "speaks Gopher": ["i\tfake\t(NULL)\t0\r\n.\r\n", BAD],
    "speaks the preface of HTTP/2": ["PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", BAD],
    "speaks frames of HTTP/2": ["\0\0\x12\x04\0\0\0\0\0\0\x03\0\0\0d", BAD],
    "speaks a TLS alert": ["\x15\x03\x03\0\x02\x02\x46", BAD],
    "answers with its request": ["GET / HTTP/1.1\r\nHost: x\r\n\r\n", BAD],
    "switches to a web socket": [
        "HTTP/1.1 101 S\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n\x81\x05hello",
        "failed http-101",
    ],
    "switches to h2c": ["HTTP/1.1 101 S\r\nUpgrade: h2c\r\n\r\nPRI * HTTP/2.0\r\n\r\n", "failed http-101"],
    "sends a hundred 100s": [`${"HTTP/1.1 100 C\r\n\r\n".repeat(100)}${OK}${END}`, WHOLE],
    "sends a thousand 103s": [`${"HTTP/1.1 103 E\r\nLink: </a>\r\n\r\n".repeat(1000)}${OK}${END}`, BAD],
    "sends 199 and an answer": [`HTTP/1.1 199 X\r\nContent-Length: 50\r\n\r\n${OK}${END}`, WHOLE],
};
/** Header fields. */
export const FIELDS = {
    "sends 200 cookies": [field("Set-Cookie: a=b\r\n".repeat(200).trimEnd()), WHOLE],
    "sends a cookie of 10 kB": [field(`Set-Cookie: a=${"b".repeat(10_000)}`), WHOLE],
    "sends a cookie with NUL": [field("Set-Cookie: a=\0; Domain=.com; Path=\0"), WHOLE],
    "sends cookies for other hosts": [field("Set-Cookie: a=b; Domain=example.org\r\nSet-Cookie2: c=d"), WHOLE],
    "sends a head of 15 kB": [field(`X: ${"x".repeat(15_000)}`), WHOLE],
    "sends a head beyond the limit": [field(`X: ${"x".repeat(17_000)}`), BAD],
    "sends 1500 fields": [field("a:b\r\n".repeat(1500).trimEnd()), WHOLE],
    "sends a field without a name": [field(": x"), WHOLE],
    "sends a field without a colon": [field("nothing"), WHOLE],
    "sends a field of white space": [field("   \t "), WHOLE],
    "folds before its first field": [`${OK} folded\r\n${END}`, WHOLE],
    "folds for ever": [field(`X: a${"\r\n b".repeat(2000)}`), WHOLE],
    "sends control characters": [field("X: \x01\x02\x1b[2J\x7f"), WHOLE],
    "sends bytes above 127": [field("X: \xe9\xff\r\n\xfc: y"), WHOLE],
    "sends two content types": [field("Content-Type: text/html\r\nContent-Type: image/png"), WHOLE],
    "sends a content type of 5 kB": [field(`Content-Type: text/${"x".repeat(5000)}`), WHOLE],
    "sends an ETag without quotes": [field("ETag: abc"), WHOLE],
    "sends an ETag of 5 kB": [field(`ETag: "${"x".repeat(5000)}"`), WHOLE],
    "sends an ETag with a line break": [field('ETag: "a\r\n b"'), WHOLE],
    "sends a Date of the year 1601": [field("Date: Mon, 01 Jan 1601 00:00:00 GMT"), WHOLE],
    "sends a Date of the year 9999": [field("Date: Fri, 31 Dec 9999 23:59:59 GMT"), WHOLE],
    "sends a Date of the 32nd": [field("Date: Mon, 32 Jan 2024 25:61:61 GMT"), WHOLE],
    "sends a Date in another zone": [field("Date: Mon, 01 Jan 2024 00:00:00 +0200"), WHOLE],
    "sends a Last-Modified of tomorrow": [field("Last-Modified: Fri, 01 Jan 2100 00:00:00 GMT"), WHOLE],
    "sends a Last-Modified as a number": [field("Last-Modified: 1700000000"), WHOLE],
    "sends an Age of ages": [field("Age: 99999999999"), WHOLE],
    "sends a negative Age": [field("Age: -1\r\nVia: x"), WHOLE],
    "sends Expires: -1 and Vary: *": [field("Expires: -1\r\nVary: *\r\nPragma: no-cache"), WHOLE],
    "asks for a refresh": [field("Refresh: 0;url=http://127.0.0.1:1/"), WHOLE],
    "names alternative services": [
        field('Alt-Svc: h3=":443"; ma=1\r\nStrict-Transport-Security: max-age=x'),
        WHOLE,
    ],
    "says close twice": [field("Connection: close, close\r\nConnection: keep-alive"), WHOLE],
    "names its own fields in Connection": [field("Connection: content-length, transfer-encoding"), WHOLE],
};
/** Redirects; hop and target are pages of their own. */
export const REDIRECTS = {
    "redirects with a fragment": redirect("/a#b"),
    "redirects with a user": redirect("http://user:pass@example.invalid/"),
    "redirects to FTP": redirect("ftp://example.invalid/"),
    "redirects to data": redirect("data:text/html,x"),
    "redirects to a file": redirect("file:///etc/passwd"),
    "redirects to mail": redirect("mailto:a@b.c", "301 M"),
    "redirects to a port without server": redirect("http://127.0.0.1:1/", "307 T"),
    "redirects to a private network": redirect("http://10.1.2.3/", "308 P"),
    "redirects to the link-local address of a cloud": redirect("http://169.254.169.254/latest/"),
    "redirects to a private address in octal": redirect("http://0177.0.0.1:1/"),
    "redirects to a mapped address": redirect("http://[::ffff:10.0.0.1]/"),
    "redirects without a scheme": redirect("//127.0.0.1:1/"),
    "redirects to a query": redirect("?next"),
    "redirects to nothing": redirect(""),
    "redirects to spaces": redirect("   "),
    "redirects to a tab": redirect("/a\tb"),
    "redirects to a port beyond all": redirect("http://127.0.0.1:99999/"),
    "redirects to brackets": redirect("http://[]/"),
    "redirects to bytes": redirect("/\xe9\xff"),
    "redirects to percent signs": redirect("/%%%zz%00"),
    "redirects to dots": redirect("/../../../a/./b/.."),
    "redirects without Location": ["HTTP/1.1 301 M\r\nContent-Length: 0\r\n\r\n", "captured 301"],
    "redirects twice in one head": [
        "HTTP/1.1 302 F\r\nLocation: /a\r\nLocation: /b\r\nContent-Length: 0\r\n\r\n",
        "captured 302",
    ],
    "redirects to a login page that leads back": redirect("/login?next=/"),
};
/** Status codes of every kind, without a body. */
export const STATUSES = Object.fromEntries([
    ...[201, 202, 203, 207, 208, 226, 299, 300, 305, 306, 399, 404, 410].map((s) => status(s, `captured ${s}`)),
    ...[401, 402, 403, 407, 451].map((s) => status(s, "blocked")),
    ...[
        400, 405, 406, 408, 409, 411, 412, 413, 414, 415, 416, 417, 418, 421, 422, 423, 424, 425, 426, 428, 431,
        444, 498,
    ].map((s) => status(s, `failed http-${s}`)),
    ...[500, 501, 502, 504, 505, 506, 507, 508, 510, 511, 520, 599, 600, 799, 999].map((s) => status(s, `failed http-${s}`)),
]);
function status(code, record) {
    const fields = code === 401 ? "WWW-Authenticate: Basic\r\n" : code === 407 ? "Proxy-Authenticate: Basic\r\n" : "";
    return [`answers ${code}`, [`HTTP/1.1 ${code} X\r\n${fields}Content-Length: 0\r\n\r\n`, record]];
}

/** The whole message. */
export function messageOf(url, { method, fields, body }, beside) {
    // RFC 9110 section 8.6: a POST says how long its body is, even one without.
    const content = body ?? (method === "POST" ? new Uint8Array() : null);
    const lines = inPlace([
        ["Host", url.host],
        ...beside.profile,
        ...named("Authorization", beside.authorization),
        ...named("Cookie", beside.cookie),
        ...fields.filter(([name]) => name !== "cookie").map(([name, value]) => [written(name), value]),
        ...beside.conditions,
        ...named("Content-Length", content && String(content.length)),
    ]);
    const head = [`${method} ${url.pathname}${url.search} HTTP/1.1`, ...lines, "", ""].join("\r\n");
    return Buffer.concat([Buffer.from(head, "latin1"), content ?? new Uint8Array()]);
}
function named(name, value) {
    return value === null ? [] : [[name, value]];
}
/** A later field of the same name takes the place of the one before. */
function inPlace(fields) {
    const places = fields.map(([name]) => name.toLowerCase());
    return fields.flatMap((_, i) => {
        if (places.indexOf(places[i]) !== i)
            return [];
        const [name, value] = fields[places.lastIndexOf(places[i])];
        return [`${name}: ${value}`];
    });
}
/** Every part of a name begins with a capital. */
function written(name) {
    return name
        .split("-")
        .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1))
        .join("-");
}

// One thing that pages do with scripts, as a line that a browser prints of it.
/** Makes an answer of a type and a text; further fields follow in order. */
export function answerWith(type, body, headers = []) {
    const bytes = typeof body === "string" ? Buffer.from(body, "utf8") : body;
    return { status: 200, headers: [["Content-Type", type], ...headers], body: bytes };
}

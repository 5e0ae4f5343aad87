import { endToEnd, fieldOf, isChunked } from "./passed-fields.js";
/** Methods that may be sent twice without doing anything twice (RFC 9110 section 9.2.2), and carry no body. */
const REPEATABLE = new Set(["GET", "HEAD", "OPTIONS", "TRACE"]);
/** Passes a request on, and its answer back. */
export function passRequest(passage) {
    const { asked, answer } = passage;
    const hasBody = isChunked(asked.rawHeaders) || bodyLength(asked.rawHeaders) > 0;
    const request = {
        method: asked.method,
        target: asked.url,
        fields: framed(passage.fields, asked.rawHeaders, asked.method),
        isRepeatable: REPEATABLE.has(asked.method) && !hasBody,
    };
    let current = begin(passage, request, false);
    answer.on("close", () => {
        if (!answer.writableFinished)
            current.destroy();
    });
    if (hasBody)
        sendBody(asked, current);
    else
        current.end();
    function begin({ upstream, onAsk }, what, isAgain) {
        const asking = upstream.ask(what, isAgain);
        onAsk?.(asking);
        // Whoever has an answer already does not wait to be told to go on.
        asking.on("continue", () => whenItsTurn(answer, () => void (answer.headersSent || answer.writeContinue())));
        asking.on("information", (info) => passInterim(answer, info));
        asking.on("response", (came) => passAnswer(passage, came));
        asking.on("error", (error) => {
            if (answer.destroyed || answer.headersSent)
                return breakOff(passage);
            if (what.isRepeatable && !isAgain && asking.reusedSocket) {
                current = begin(passage, what, true);
                current.end();
            }
            else if (isHangUp(error))
                breakOff(passage);
            else
                refuse(passage, error);
        });
        return asking;
    }
}
function bodyLength(fields) {
    return Number(fieldOf(fields, "content-length") ?? 0);
}
/** A request that says nothing of its body has none; Node would announce chunks for it. */
function framed(fields, asked, method) {
    if (isChunked(asked))
        return [...fields, "Transfer-Encoding", "chunked"];
    if (fieldOf(asked, "content-length") !== null ||
        ["GET", "HEAD", "OPTIONS", "TRACE", "DELETE"].includes(method))
        return fields;
    return [...fields, "Content-Length", "0"];
}
function sendBody(asked, request) {
    asked.on("end", () => {
        if (asked.rawTrailers.length > 0)
            request.addTrailers(pairsOf(asked.rawTrailers));
    });
    asked.on("aborted", () => request.destroy());
    asked.pipe(request);
}
function passAnswer(passage, came) {
    const { answer, tap } = passage;
    const { statusCode: status = 502, statusMessage: statusText = "", rawHeaders: fields } = came;
    tap.head({ status, statusText, fields });
    came.on("data", (piece) => tap.data(piece));
    came.on("end", () => {
        tap.end(came.complete);
        if (came.rawTrailers.length > 0)
            answer.addTrailers(pairsOf(came.rawTrailers));
    });
    came.on("error", () => breakOff(passage));
    came.on("close", () => {
        if (!came.complete)
            breakOff(passage);
    });
    try {
        answer.sendDate = false;
        answer.writeHead(status, statusText, answerFields(fields, answer));
    }
    catch (error) {
        // A head that Node reads and does not write: the visitor is told, and nobody else.
        came.destroy();
        return refuse(passage, error instanceof Error ? error : new Error(String(error)));
    }
    // A head whose body is late does not wait for it; one whose body is here goes with it, in one piece.
    let isLate = true;
    came.once("data", () => (isLate = false));
    setImmediate(() => isLate && !answer.writableEnded && !answer.destroyed && answer.flushHeaders());
    came.pipe(answer);
}
/** Trailers are announced only where they can follow: Node writes them behind chunks alone. */
function answerFields(fields, { req: { method, httpVersionMinor } }) {
    const passed = endToEnd(fields);
    if (isChunked(fields))
        passed.push("Transfer-Encoding", "chunked");
    if (isChunked(fields) && method !== "HEAD" && httpVersionMinor !== 0)
        return passed;
    return passed.filter((_, at) => passed[at - (at % 2)].toLowerCase() !== "trailer");
}
/** 102, 103 and their like. They are no business of Node's queue, which would put the answer's own head before them. */
function passInterim(answer, { statusCode, statusMessage, rawHeaders }) {
    const { httpVersionMinor } = answer.req;
    if (statusCode === 100 || httpVersionMinor === 0 || answer.headersSent || answer.destroyed)
        return;
    const bytes = headBytes(statusCode, statusMessage, endToEnd(rawHeaders));
    whenItsTurn(answer, (socket) => socket.write(bytes));
}
/** An answer behind others on one connection (RFC 9112 section 9.3.2) has none until its turn comes, before its own head goes. */
function whenItsTurn(answer, write) {
    if (answer.socket !== null)
        write(answer.socket);
    else
        answer.once("socket", write);
}
/** A head as bytes. */
export function headBytes(status, statusText, fields) {
    let text = `HTTP/1.1 ${status} ${statusText}\r\n`;
    for (let at = 0; at < fields.length; at += 2)
        text += `${fields[at]}: ${fields[at + 1]}\r\n`;
    return Buffer.from(`${text}\r\n`, "latin1");
}
/** A server that closes the connection without a word is passed on as such: nobody makes up an answer of its. */
function isHangUp(error) {
    return error.code === "ECONNRESET" || error.code === "EPIPE";
}
function breakOff({ answer, tap }) {
    tap.end(false);
    answer.destroy();
}
function refuse({ answer, asked, tap, onUnreachable }, error) {
    tap.end(false);
    onUnreachable(error);
    asked.unpipe();
    const text = "502 Bad Gateway: the server behind this proxy does not answer\n";
    const fields = ["Content-Type", "text/plain", "Content-Length", String(text.length)];
    answer.writeHead(502, "Bad Gateway", asked.complete ? fields : [...fields, "Connection", "close"]);
    answer.end(asked.method === "HEAD" ? undefined : text);
}
function pairsOf(fields) {
    const pairs = [];
    for (let at = 0; at < fields.length; at += 2)
        pairs.push([fields[at], fields[at + 1]]);
    return pairs;
}

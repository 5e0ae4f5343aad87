const timers = [];
/** Ends every drip. */
export function stopDripping() {
    timers.splice(0).forEach(clearInterval);
}
/** Says it and waits. */
export const saying = (text) => (socket) => socket.write(text, "latin1");
/** Says it and closes. */
export const sayingLast = (text) => (socket) => socket.end(text, "latin1");
/** A pure RST: `resetAndDestroy` says FIN first, which an unframed body cannot tell from its end. */
export function reset(socket) {
    socket._handle?.reset(() => undefined);
}
/** Some turns of the event loop, in which the client reads what has been written. */
function afterTurns(turns, act) {
    setImmediate(() => (turns === 0 ? act() : afterTurns(turns - 1, act)));
}
/** Says it and resets the connection. */
export const resetting = (text) => (socket) => socket.write(text, "latin1", () => afterTurns(10, () => reset(socket)));
/** Says it, and then a drop at a time for ever. */
export const dripping = (head, drop, everyMs = 5) => (socket) => {
    socket.write(head, "latin1");
    timers.push(setInterval(() => socket.writable && socket.write(drop), everyMs));
};
/** Writes as fast as the client reads, for ever. */
export const flooding = (head, piece) => (socket) => {
    socket.write(head);
    const block = piece.repeat(Math.ceil(16_384 / piece.length));
    const more = () => {
        while (socket.writable && socket.write(block))
            continue;
    };
    socket.on("drain", more);
    more();
};
/** Acts on the connection, and reads nothing from it. */
export const onConnect = (act) => (socket) => {
    act(socket);
    return false;
};
/** A status line. */
export const OK = "HTTP/1.1 200 OK\r\n";
/** The head of a chunked response. */
export const CHUNKED = `${OK}Transfer-Encoding: chunked\r\n\r\n`;
/** Answers with a body of the given type. */
export const body = (type, bytes, more = "") => {
    const content = Buffer.from(bytes);
    const head = `${OK}Content-Type: ${type}\r\nContent-Length: ${content.length}\r\n${more}\r\n`;
    return (socket) => socket.write(Buffer.concat([Buffer.from(head, "latin1"), content]));
};
/** Answers with an HTML page. */
export const html = (text, more = "") => body("text/html", text, more);
/** Another answer each time, counted for each server by itself. */
export const changing = (make) => {
    let answers = 0;
    return (socket, request, nth) => make(answers++)(socket, request, nth);
};
/** Made when it is first asked for: bombs and floods are not built for those who only name them. */
export const lazily = (make) => {
    let made = null;
    const get = () => (made ??= make());
    const behaviour = (socket, request, nth) => get()(socket, request, nth);
    return Object.assign(behaviour, { prepare: () => void get() });
};

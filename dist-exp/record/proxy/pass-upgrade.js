// WebSockets and other protocols that begin as a request (RFC 9110 section 7.8): the question goes on as it is, and
// once the server agrees both sockets are one pipe. Nothing of it is recorded.
import { ServerResponse } from "node:http";
import { headBytes, passRequest } from "./pass-request.js";
import { fieldOf } from "./passed-fields.js";
/** Passes a request to change the protocol on; a server that does not agree is heard like any other. */
export function passUpgrade(passage, socket, head) {
    const { asked } = passage;
    const answer = new ServerResponse(asked);
    answer.shouldKeepAlive = false;
    answer.assignSocket(socket);
    answer.on("finish", () => socket.end());
    socket.on("error", () => socket.destroy());
    const fields = [
        ...passage.fields,
        "Connection",
        "Upgrade",
        "Upgrade",
        fieldOf(asked.rawHeaders, "upgrade") ?? "",
    ];
    passRequest({
        ...passage,
        answer,
        fields,
        onAsk: (request) => request.on("upgrade", (came, serverSocket, serverHead) => {
            passage.tap.end(false);
            answer.detachSocket(socket);
            socket.write(headBytes(came.statusCode, came.statusMessage, came.rawHeaders));
            if (serverHead.length > 0)
                socket.write(serverHead);
            if (head.length > 0)
                serverSocket.write(head);
            join(socket, serverSocket);
        }),
    });
}
function join(client, server) {
    for (const [one, other] of [
        [client, server],
        [server, client],
    ]) {
        one.on("error", () => other.destroy());
        one.on("close", () => other.destroy());
        one.pipe(other);
    }
}

// Asks a time-stamping authority (RFC 3161) over HTTP, through the same way out as everything else.
import { createHash, randomBytes } from "node:crypto";
import { parseHttpResponse, readTimeStamp, timeStampRequest } from "#formats/index.js";
import { parsePageUrl } from "#model/index.js";
import { discard } from "../ask/asker.js";
/** Has the SHA-256 of a content stamped; an answer to another question is none (section 2.2). */
export async function stamp(content, authority, asker) {
    const url = parsePageUrl(authority);
    if (url === null)
        return { problem: `not an http(s) address: ${JSON.stringify(authority)}` };
    const sha256 = createHash("sha256").update(content).digest();
    // A first bit of 0 and no leading zeros: the number has one form.
    const nonce = randomBytes(8);
    nonce[0] = (nonce[0] & 0x7f) | 0x40;
    const body = timeStampRequest(sha256, nonce);
    const answered = await asker.ask({ url, post: { contentType: "application/timestamp-query", body } });
    const { result } = answered;
    if (result.kind !== "response")
        return { problem: result.message };
    // No time stamp is so long that it would be spooled.
    await discard(answered);
    const response = parseHttpResponse(result.exchange.responseBytes);
    if (!response.ok || response.status !== 200 || !response.complete)
        return { problem: response.ok ? `status ${response.status}` : "no HTTP response" };
    try {
        const answer = readTimeStamp(response.body);
        if (answer.sha256 !== sha256.toString("hex") || answer.nonce !== nonce.toString("hex"))
            return { problem: "the answer is to another question" };
        return { tsr: response.body, at: answer.at };
    }
    catch (error) {
        return { problem: error instanceof Error ? error.message : String(error) };
    }
}

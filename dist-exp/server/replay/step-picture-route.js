import { readPicture } from "../page/stored-picture.js";
import { NOTICE_HEADERS } from "./policies.js";
import { sendText } from "./send.js";
import { parseStepPicture, pictureEntry } from "./view/step-pictures.js";
/** Answers `<capture>/<name>/<url>`. */
export async function answerStepPicture(reply, rest, _asked, { archive }) {
    const asked = parseStepPicture(rest);
    const entry = asked && (await pictureEntry(archive, asked));
    const picture = entry && (await readPicture(archive.index, entry));
    if (!picture)
        return sendText(reply, 404, "There is no such picture of a step.\n");
    return reply.headers(NOTICE_HEADERS).type(picture.type).send(Buffer.from(picture.bytes));
}

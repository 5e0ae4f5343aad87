import { answerCdxRequest, cdxType, countPages, parseCdxRequest, writeCdx, writePageCount, } from "#access/index.js";
import { sendTexts } from "./send.js";
/** Answers in a dialect; what is wrong with a question, and an index that cannot be read, are the server's to tell. */
export function answerCdx(dialect) {
    return async (reply, query, _asked, { archive: { index } }) => {
        const request = parseCdxRequest(query.replace(/#.*$/s, ""), dialect);
        const { url, match, paging, ignored } = request;
        // A word that is misspelt would otherwise change the answer unnoticed.
        if (ignored.length > 0)
            reply.header("x-isochron-ignored", ignored.map(encodeURIComponent).join(", ").slice(0, 400));
        if (!paging.showNumPages)
            return sendTexts(reply, cdxType(request), writeCdx(answerCdxRequest(index, request), request));
        const count = await countPages(index, { url, match }, paging.pageSize);
        const type = dialect === "wayback" ? "text/plain; charset=utf-8" : "application/json";
        return sendTexts(reply, type, [writePageCount(count, request)]);
    };
}

// What binds a capture to the outside: a time stamp before it begins, a signature and a time stamp over what it found.
import { createHash, randomBytes } from "node:crypto";
import { canonicalJson, readTimeStamp, signDetached } from "#formats/index.js";
import { instant, toIso, } from "#model/index.js";
import { askerIn } from "../ask/asker.js";
import { stamp } from "./time-stamping.js";
/** Announces the capture to the authority before the first page is asked for; once, also when it is resumed. */
export async function announceStart(run) {
    const authority = run.state.settings.timestampUrl;
    const { archive } = run.world;
    if (authority === undefined ||
        (await archive.results.getBeside(run.state.capture.id, "start.tsr")) !== null)
        return;
    // A resumed capture whose start was never stamped has pages already: a stamp now would be no start.
    if (run.seen.size > 0)
        return;
    const { id, site, seeds, settings, startedAt } = run.state.capture;
    const announced = Buffer.from(canonicalJson({
        format: "isochron-start/1",
        capture: id,
        site,
        seeds,
        settings,
        startedAt: toIso(startedAt),
        nonce: randomBytes(32).toString("hex"),
    }));
    const stamped = await stamp(announced, authority, run.asker);
    if ("problem" in stamped) {
        run.notes.push(`no time stamp at the start: ${stamped.problem}`);
        run.world.logger.log("warn", `no time stamp at the start: ${stamped.problem}`);
        return;
    }
    await archive.results.putBeside(id, "start.json", announced);
    await archive.results.putBeside(id, "start.tsr", stamped.tsr);
}
/** What the certificate says of the time stamp at the start. */
export async function timeStampsOf(run) {
    const authority = run.state.settings.timestampUrl;
    if (authority === undefined)
        return null;
    const tsr = await run.world.archive.results.getBeside(run.state.capture.id, "start.tsr");
    if (tsr === null)
        return { authority, start: null };
    const sha256 = createHash("sha256").update(tsr).digest("hex");
    return { authority, start: { sha256, at: toIso(instant(readTimeStamp(tsr).at)) } };
}
/** Writes the certificate's head by itself, and over it the CMS signature and the time stamp that were asked for. */
export async function sealCertificate(certificate, { archive, clock, signer, logger }, authority) {
    const { pages: _, ...head } = certificate;
    // The head holds the Merkle root over the pages: who signs it signs them.
    const content = Buffer.from(canonicalJson(head));
    const id = certificate.capture;
    const earlier = await archive.results.getBeside(id, "seal.json");
    // Seals of a certificate that was made anew, after a crash just before the end, would only be false.
    if (earlier && !content.equals(earlier))
        for (const stale of ["seal.p7s", "end.tsr"])
            await archive.results.putBeside(id, stale, null);
    const files = [await archive.results.putBeside(id, "seal.json", content)];
    if (signer) {
        const signature = signDetached(content, signer, new Date(clock.now()));
        files.push(await archive.results.putBeside(id, "seal.p7s", signature));
    }
    if (authority === null)
        return files;
    const stamped = await stamp(content, authority.url, authority.asker);
    if ("problem" in stamped)
        logger.log("warn", `no time stamp at the end: ${stamped.problem}; isochron certificate sign asks again`);
    else
        files.push(await archive.results.putBeside(id, "end.tsr", stamped.tsr));
    return files;
}
/** The same for a certificate that was written before. */
export async function sealAgain(certificate, world, authority) {
    const asker = askerIn(world, 0);
    try {
        return await sealCertificate(certificate, world, authority === null ? null : { url: authority, asker });
    }
    finally {
        asker.caller.leave();
    }
}

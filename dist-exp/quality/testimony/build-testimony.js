// The testimony: what was told of a site, version by version, under one root and the archive's signature (ADR 160).
import { canonicalJson, merkleLeaf, MerkleTree, wellFormed } from "#formats/index.js";
import { TESTIMONY_WORDS, toIso, } from "#model/index.js";
import { StringTable } from "#packed/index.js";
import { certificateRun } from "../build-certificate.js";
/** Makes and signs a testimony; `versions` are gone through once for its root, and again by whoever writes it. */
export async function buildTestimony(versions, facts, sign) {
    const { counts, merkle } = await lookOver(versions, facts.tier);
    const head = {
        ...headOf(facts),
        counts,
        notes: facts.notes.map(wellFormed),
        warcs: warcsOf(facts),
        merkle,
    };
    const { algorithm, publicKey, value } = await sign(Buffer.from(canonicalJson(head)));
    return { ...head, signature: { algorithm, canonicalisation: "RFC 8785", publicKey, value }, versions };
}
function headOf({ capture, tier, by, finishedAt, software, clocks, }) {
    return {
        format: "isochron-testimony/1",
        site: capture.site,
        capture: capture.id,
        tier,
        by,
        startedAt: toIso(capture.startedAt),
        finishedAt: toIso(finishedAt),
        ...TESTIMONY_WORDS[tier],
        seeds: capture.seeds,
        settings: { ...capture.settings },
        software,
        ...(clocks.length > 0 && { clock: { runs: clocks.map(certificateRun) } }),
    };
}
function warcsOf({ warcs }) {
    return warcs.map(({ file, sha256, sizeBytes, records }) => ({ file, sha256, sizeBytes, records }));
}
/** One pass: a million versions are counted and hashed as they come, and only the addresses are held, packed. */
async function lookOver(versions, tier) {
    const [tree, pages] = [new MerkleTree(), new StringTable()];
    let answers = 0;
    for await (const version of versions) {
        tree.add(merkleLeaf(canonicalJson(version)));
        pages.add(version.url);
        answers += version.count ?? 0;
    }
    return {
        counts: { pages: pages.size, versions: tree.leaves, ...(tier === "served" && { answers }) },
        merkle: { algorithm: "rfc6962-sha256", leaves: tree.leaves, root: tree.root() },
    };
}

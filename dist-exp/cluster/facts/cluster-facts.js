// What a cluster is: said once, and held against what every machine believes it to be.
import { randomUUID } from "node:crypto";
import { IsochronError, UsageError } from "#errors.js";
/** Makes a cluster, of the id given or a new one; `isNew` unless this very cluster was made before. @throws UsageError */
export async function foundCluster({ agreement, bucket }, keySha256, id = randomUUID()) {
    const facts = await agreement.found({ id, store: bucket.place, keySha256 });
    requireSame(facts, { store: bucket.place, keySha256 });
    return { facts, isNew: facts.id === id };
}
/** What the cluster is, if this store, and the key where one is given, are its own. @throws CLUSTER @throws UsageError */
export async function requireCluster({ agreement, bucket }, keySha256) {
    const facts = await agreement.facts();
    if (facts === null)
        throw new IsochronError("CLUSTER", "the database has no cluster yet: isochron cluster init makes one");
    requireSame(facts, { store: bucket.place, keySha256 });
    return facts;
}
function requireSame(facts, given) {
    if (given.store !== facts.store)
        throw new UsageError("USAGE", `the cluster's store is ${facts.store}, not ${given.store}`);
    if (given.keySha256 !== null && given.keySha256 !== facts.keySha256)
        throw new UsageError("USAGE", `the signing key is not the cluster's: its public half has SHA-256 ${given.keySha256}, not ${facts.keySha256}`);
}

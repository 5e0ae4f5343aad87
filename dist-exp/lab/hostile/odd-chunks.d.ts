/** Bodies under `Transfer-Encoding: chunked`, each with its weight. */
export declare function chunkedForms(payload: Buffer): readonly (readonly [number, Buffer])[];

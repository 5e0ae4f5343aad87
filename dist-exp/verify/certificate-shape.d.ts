import { z } from "zod";
/** ISO 8601, UTC, with milliseconds. */
export declare const Iso: z.ZodString;
/** `sha-256:` and hexadecimal digits. */
export declare const DigestText: z.ZodString;
/** With its angle brackets. */
export declare const RecordId: z.ZodString;
/** SHA-256, hexadecimal. */
export declare const Hash: z.ZodString;
/** How many, or where. */
export declare const Count: z.ZodNumber;
/** Relative, with forward slashes, and never upwards: a certificate must not make us read other files. */
export declare const FileName: z.ZodString;
declare const RecordShape: z.ZodObject<{
    id: z.ZodString;
    type: z.ZodEnum<{
        revisit: "revisit";
        metadata: "metadata";
        response: "response";
    }>;
    file: z.ZodString;
    offset: z.ZodNumber;
    pass: z.ZodEnum<{
        visit: "visit";
        revisit: "revisit";
        probe: "probe";
        late: "late";
    }>;
    sentAt: z.ZodString;
    firstByteAt: z.ZodString;
    lastByteAt: z.ZodString;
    request: z.ZodNullable<z.ZodString>;
    metadata: z.ZodNullable<z.ZodString>;
    restsOn: z.ZodBoolean;
    borrowed: z.ZodOptional<z.ZodObject<{
        id: z.ZodString;
        file: z.ZodString;
    }, z.core.$strict>>;
}, z.core.$loose>;
declare const PageShape: z.ZodObject<{
    url: z.ZodString;
    kind: z.ZodEnum<{
        document: "document";
        requisite: "requisite";
        other: "other";
    }>;
    verdict: z.ZodEnum<{
        late: "late";
        failed: "failed";
        blocked: "blocked";
        seen: "seen";
        attested: "attested";
        sharp: "sharp";
        changed: "changed";
        "self-varying": "self-varying";
        gone: "gone";
        excluded: "excluded";
        skipped: "skipped";
    }>;
    interval: z.ZodNullable<z.ZodObject<{
        from: z.ZodString;
        to: z.ZodString;
    }, z.core.$strip>>;
    payloadDigest: z.ZodNullable<z.ZodString>;
    contentDigest: z.ZodNullable<z.ZodString>;
    status: z.ZodNullable<z.ZodNumber>;
    location: z.ZodNullable<z.ZodString>;
    contentType: z.ZodNullable<z.ZodString>;
    evidence: z.ZodEnum<{
        observed: "observed";
        none: "none";
        "attested:304": "attested:304";
        "attested:last-modified": "attested:last-modified";
    }>;
    reason: z.ZodNullable<z.ZodString>;
    records: z.ZodArray<z.ZodObject<{
        id: z.ZodString;
        type: z.ZodEnum<{
            revisit: "revisit";
            metadata: "metadata";
            response: "response";
        }>;
        file: z.ZodString;
        offset: z.ZodNumber;
        pass: z.ZodEnum<{
            visit: "visit";
            revisit: "revisit";
            probe: "probe";
            late: "late";
        }>;
        sentAt: z.ZodString;
        firstByteAt: z.ZodString;
        lastByteAt: z.ZodString;
        request: z.ZodNullable<z.ZodString>;
        metadata: z.ZodNullable<z.ZodString>;
        restsOn: z.ZodBoolean;
        borrowed: z.ZodOptional<z.ZodObject<{
            id: z.ZodString;
            file: z.ZodString;
        }, z.core.$strict>>;
    }, z.core.$loose>>;
    rendering: z.ZodOptional<z.ZodObject<{
        renderedBy: z.ZodString;
        failure: z.ZodNullable<z.ZodString>;
        requests: z.ZodArray<z.ZodString>;
        open: z.ZodArray<z.ZodObject<{
            kind: z.ZodString;
            url: z.ZodString;
            detail: z.ZodString;
        }, z.core.$loose>>;
        isClosed: z.ZodBoolean;
        doubts: z.ZodArray<z.ZodString>;
        textDigest: z.ZodNullable<z.ZodString>;
    }, z.core.$loose>>;
}, z.core.$loose>;
/** By whom it is signed. */
export declare const SignatureShape: z.ZodObject<{
    algorithm: z.ZodLiteral<"Ed25519">;
    canonicalisation: z.ZodLiteral<"RFC 8785">;
    publicKey: z.ZodString;
    value: z.ZodString;
}, z.core.$loose>;
/** The clock of one run. */
export declare const RunShape: z.ZodObject<{
    startedAt: z.ZodString;
    by: z.ZodString;
    boundMs: z.ZodNullable<z.ZodNumber>;
    errorMs: z.ZodNumber;
    doubts: z.ZodArray<z.ZodObject<{
        kind: z.ZodEnum<{
            uptime: "uptime";
            dates: "dates";
            files: "files";
        }>;
        ms: z.ZodNumber;
        host: z.ZodNullable<z.ZodString>;
        against: z.ZodString;
    }, z.core.$loose>>;
}, z.core.$loose>;
declare const HeadShape: z.ZodObject<{
    format: z.ZodLiteral<"isochron-certificate/1">;
    site: z.ZodString;
    capture: z.ZodString;
    asOf: z.ZodString;
    plannedAsOf: z.ZodString;
    startedAt: z.ZodString;
    finishedAt: z.ZodString;
    statement: z.ZodString;
    cannotProve: z.ZodArray<z.ZodString>;
    seeds: z.ZodArray<z.ZodString>;
    scope: z.ZodString;
    settings: z.ZodRecord<z.ZodString, z.ZodUnknown>;
    requestProfile: z.ZodRecord<z.ZodString, z.ZodString>;
    software: z.ZodString;
    vantage: z.ZodObject<{
        servers: z.ZodArray<z.ZodObject<{
            host: z.ZodString;
            address: z.ZodString;
        }, z.core.$strip>>;
        connections: z.ZodOptional<z.ZodArray<z.ZodObject<{
            host: z.ZodString;
            client: z.ZodNullable<z.ZodString>;
            resolved: z.ZodArray<z.ZodString>;
            proxy: z.ZodOptional<z.ZodString>;
            tls: z.ZodNullable<z.ZodObject<{
                protocol: z.ZodString;
                chain: z.ZodArray<z.ZodString>;
            }, z.core.$strip>>;
        }, z.core.$loose>>>;
        caches: z.ZodOptional<z.ZodArray<z.ZodObject<{
            host: z.ZodString;
            fields: z.ZodArray<z.ZodString>;
        }, z.core.$loose>>>;
        softwareSha256: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        operator: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        clockSynchronisation: z.ZodOptional<z.ZodString>;
        notRecorded: z.ZodArray<z.ZodString>;
    }, z.core.$loose>;
    clock: z.ZodOptional<z.ZodObject<{
        runs: z.ZodArray<z.ZodObject<{
            startedAt: z.ZodString;
            by: z.ZodString;
            boundMs: z.ZodNullable<z.ZodNumber>;
            errorMs: z.ZodNumber;
            doubts: z.ZodArray<z.ZodObject<{
                kind: z.ZodEnum<{
                    uptime: "uptime";
                    dates: "dates";
                    files: "files";
                }>;
                ms: z.ZodNumber;
                host: z.ZodNullable<z.ZodString>;
                against: z.ZodString;
            }, z.core.$loose>>;
        }, z.core.$loose>>;
        datesApartMs: z.ZodOptional<z.ZodNumber>;
    }, z.core.$loose>>;
    timeStamps: z.ZodOptional<z.ZodNullable<z.ZodObject<{
        authority: z.ZodString;
        start: z.ZodNullable<z.ZodObject<{
            sha256: z.ZodString;
            at: z.ZodString;
        }, z.core.$loose>>;
    }, z.core.$loose>>>;
    planner: z.ZodObject<{
        strategy: z.ZodString;
        expectedSharp: z.ZodNullable<z.ZodNumber>;
        upperBound: z.ZodNullable<z.ZodNumber>;
    }, z.core.$loose>;
    hosts: z.ZodArray<z.ZodObject<{
        host: z.ZodString;
        lastModified: z.ZodEnum<{
            trusted: "trusted";
            distrusted: "distrusted";
        }>;
        reason: z.ZodNullable<z.ZodString>;
        notModified: z.ZodOptional<z.ZodEnum<{
            trusted: "trusted";
            distrusted: "distrusted";
        }>>;
        contradictedEarlier: z.ZodOptional<z.ZodLiteral<true>>;
        skewUpperMs: z.ZodNullable<z.ZodNumber>;
        records: z.ZodArray<z.ZodString>;
    }, z.core.$loose>>;
    counts: z.ZodObject<{
        pages: z.ZodNumber;
        verdicts: z.ZodRecord<z.ZodEnum<{
            late: "late";
            failed: "failed";
            blocked: "blocked";
            seen: "seen";
            attested: "attested";
            sharp: "sharp";
            changed: "changed";
            "self-varying": "self-varying";
            gone: "gone";
            excluded: "excluded";
            skipped: "skipped";
        }>, z.ZodNumber>;
        bodies: z.ZodOptional<z.ZodObject<{
            both: z.ZodNumber;
            secondByDigest: z.ZodNumber;
            firstBorrowed: z.ZodOptional<z.ZodNumber>;
        }, z.core.$loose>>;
        rendered: z.ZodOptional<z.ZodObject<{
            documents: z.ZodNumber;
            sharp: z.ZodNumber;
        }, z.core.$loose>>;
    }, z.core.$loose>;
    notes: z.ZodArray<z.ZodString>;
    warcs: z.ZodArray<z.ZodObject<{
        file: z.ZodString;
        sha256: z.ZodString;
        sizeBytes: z.ZodNumber;
        records: z.ZodNumber;
    }, z.core.$loose>>;
    borrowed: z.ZodOptional<z.ZodArray<z.ZodObject<{
        file: z.ZodString;
        records: z.ZodNumber;
    }, z.core.$strict>>>;
    merkle: z.ZodObject<{
        algorithm: z.ZodLiteral<"rfc6962-sha256">;
        leaves: z.ZodNumber;
        root: z.ZodString;
    }, z.core.$loose>;
    signature: z.ZodObject<{
        algorithm: z.ZodLiteral<"Ed25519">;
        canonicalisation: z.ZodLiteral<"RFC 8785">;
        publicKey: z.ZodString;
        value: z.ZodString;
    }, z.core.$loose>;
}, z.core.$loose>;
/** A part of a certificate with its records. */
export declare const ExtractShape: z.ZodObject<{
    format: z.ZodLiteral<"isochron-extract/1">;
    certificate: z.ZodObject<{
        format: z.ZodLiteral<"isochron-certificate/1">;
        site: z.ZodString;
        capture: z.ZodString;
        asOf: z.ZodString;
        plannedAsOf: z.ZodString;
        startedAt: z.ZodString;
        finishedAt: z.ZodString;
        statement: z.ZodString;
        cannotProve: z.ZodArray<z.ZodString>;
        seeds: z.ZodArray<z.ZodString>;
        scope: z.ZodString;
        settings: z.ZodRecord<z.ZodString, z.ZodUnknown>;
        requestProfile: z.ZodRecord<z.ZodString, z.ZodString>;
        software: z.ZodString;
        vantage: z.ZodObject<{
            servers: z.ZodArray<z.ZodObject<{
                host: z.ZodString;
                address: z.ZodString;
            }, z.core.$strip>>;
            connections: z.ZodOptional<z.ZodArray<z.ZodObject<{
                host: z.ZodString;
                client: z.ZodNullable<z.ZodString>;
                resolved: z.ZodArray<z.ZodString>;
                proxy: z.ZodOptional<z.ZodString>;
                tls: z.ZodNullable<z.ZodObject<{
                    protocol: z.ZodString;
                    chain: z.ZodArray<z.ZodString>;
                }, z.core.$strip>>;
            }, z.core.$loose>>>;
            caches: z.ZodOptional<z.ZodArray<z.ZodObject<{
                host: z.ZodString;
                fields: z.ZodArray<z.ZodString>;
            }, z.core.$loose>>>;
            softwareSha256: z.ZodOptional<z.ZodNullable<z.ZodString>>;
            operator: z.ZodOptional<z.ZodNullable<z.ZodString>>;
            clockSynchronisation: z.ZodOptional<z.ZodString>;
            notRecorded: z.ZodArray<z.ZodString>;
        }, z.core.$loose>;
        clock: z.ZodOptional<z.ZodObject<{
            runs: z.ZodArray<z.ZodObject<{
                startedAt: z.ZodString;
                by: z.ZodString;
                boundMs: z.ZodNullable<z.ZodNumber>;
                errorMs: z.ZodNumber;
                doubts: z.ZodArray<z.ZodObject<{
                    kind: z.ZodEnum<{
                        uptime: "uptime";
                        dates: "dates";
                        files: "files";
                    }>;
                    ms: z.ZodNumber;
                    host: z.ZodNullable<z.ZodString>;
                    against: z.ZodString;
                }, z.core.$loose>>;
            }, z.core.$loose>>;
            datesApartMs: z.ZodOptional<z.ZodNumber>;
        }, z.core.$loose>>;
        timeStamps: z.ZodOptional<z.ZodNullable<z.ZodObject<{
            authority: z.ZodString;
            start: z.ZodNullable<z.ZodObject<{
                sha256: z.ZodString;
                at: z.ZodString;
            }, z.core.$loose>>;
        }, z.core.$loose>>>;
        planner: z.ZodObject<{
            strategy: z.ZodString;
            expectedSharp: z.ZodNullable<z.ZodNumber>;
            upperBound: z.ZodNullable<z.ZodNumber>;
        }, z.core.$loose>;
        hosts: z.ZodArray<z.ZodObject<{
            host: z.ZodString;
            lastModified: z.ZodEnum<{
                trusted: "trusted";
                distrusted: "distrusted";
            }>;
            reason: z.ZodNullable<z.ZodString>;
            notModified: z.ZodOptional<z.ZodEnum<{
                trusted: "trusted";
                distrusted: "distrusted";
            }>>;
            contradictedEarlier: z.ZodOptional<z.ZodLiteral<true>>;
            skewUpperMs: z.ZodNullable<z.ZodNumber>;
            records: z.ZodArray<z.ZodString>;
        }, z.core.$loose>>;
        counts: z.ZodObject<{
            pages: z.ZodNumber;
            verdicts: z.ZodRecord<z.ZodEnum<{
                late: "late";
                failed: "failed";
                blocked: "blocked";
                seen: "seen";
                attested: "attested";
                sharp: "sharp";
                changed: "changed";
                "self-varying": "self-varying";
                gone: "gone";
                excluded: "excluded";
                skipped: "skipped";
            }>, z.ZodNumber>;
            bodies: z.ZodOptional<z.ZodObject<{
                both: z.ZodNumber;
                secondByDigest: z.ZodNumber;
                firstBorrowed: z.ZodOptional<z.ZodNumber>;
            }, z.core.$loose>>;
            rendered: z.ZodOptional<z.ZodObject<{
                documents: z.ZodNumber;
                sharp: z.ZodNumber;
            }, z.core.$loose>>;
        }, z.core.$loose>;
        notes: z.ZodArray<z.ZodString>;
        warcs: z.ZodArray<z.ZodObject<{
            file: z.ZodString;
            sha256: z.ZodString;
            sizeBytes: z.ZodNumber;
            records: z.ZodNumber;
        }, z.core.$loose>>;
        borrowed: z.ZodOptional<z.ZodArray<z.ZodObject<{
            file: z.ZodString;
            records: z.ZodNumber;
        }, z.core.$strict>>>;
        merkle: z.ZodObject<{
            algorithm: z.ZodLiteral<"rfc6962-sha256">;
            leaves: z.ZodNumber;
            root: z.ZodString;
        }, z.core.$loose>;
        signature: z.ZodObject<{
            algorithm: z.ZodLiteral<"Ed25519">;
            canonicalisation: z.ZodLiteral<"RFC 8785">;
            publicKey: z.ZodString;
            value: z.ZodString;
        }, z.core.$loose>;
    }, z.core.$loose>;
    entries: z.ZodArray<z.ZodObject<{
        page: z.ZodObject<{
            url: z.ZodString;
            kind: z.ZodEnum<{
                document: "document";
                requisite: "requisite";
                other: "other";
            }>;
            verdict: z.ZodEnum<{
                late: "late";
                failed: "failed";
                blocked: "blocked";
                seen: "seen";
                attested: "attested";
                sharp: "sharp";
                changed: "changed";
                "self-varying": "self-varying";
                gone: "gone";
                excluded: "excluded";
                skipped: "skipped";
            }>;
            interval: z.ZodNullable<z.ZodObject<{
                from: z.ZodString;
                to: z.ZodString;
            }, z.core.$strip>>;
            payloadDigest: z.ZodNullable<z.ZodString>;
            contentDigest: z.ZodNullable<z.ZodString>;
            status: z.ZodNullable<z.ZodNumber>;
            location: z.ZodNullable<z.ZodString>;
            contentType: z.ZodNullable<z.ZodString>;
            evidence: z.ZodEnum<{
                observed: "observed";
                none: "none";
                "attested:304": "attested:304";
                "attested:last-modified": "attested:last-modified";
            }>;
            reason: z.ZodNullable<z.ZodString>;
            records: z.ZodArray<z.ZodObject<{
                id: z.ZodString;
                type: z.ZodEnum<{
                    revisit: "revisit";
                    metadata: "metadata";
                    response: "response";
                }>;
                file: z.ZodString;
                offset: z.ZodNumber;
                pass: z.ZodEnum<{
                    visit: "visit";
                    revisit: "revisit";
                    probe: "probe";
                    late: "late";
                }>;
                sentAt: z.ZodString;
                firstByteAt: z.ZodString;
                lastByteAt: z.ZodString;
                request: z.ZodNullable<z.ZodString>;
                metadata: z.ZodNullable<z.ZodString>;
                restsOn: z.ZodBoolean;
                borrowed: z.ZodOptional<z.ZodObject<{
                    id: z.ZodString;
                    file: z.ZodString;
                }, z.core.$strict>>;
            }, z.core.$loose>>;
            rendering: z.ZodOptional<z.ZodObject<{
                renderedBy: z.ZodString;
                failure: z.ZodNullable<z.ZodString>;
                requests: z.ZodArray<z.ZodString>;
                open: z.ZodArray<z.ZodObject<{
                    kind: z.ZodString;
                    url: z.ZodString;
                    detail: z.ZodString;
                }, z.core.$loose>>;
                isClosed: z.ZodBoolean;
                doubts: z.ZodArray<z.ZodString>;
                textDigest: z.ZodNullable<z.ZodString>;
            }, z.core.$loose>>;
        }, z.core.$loose>;
        proof: z.ZodArray<z.ZodObject<{
            side: z.ZodEnum<{
                left: "left";
                right: "right";
            }>;
            hash: z.ZodString;
        }, z.core.$strip>>;
    }, z.core.$loose>>;
    records: z.ZodDefault<z.ZodArray<z.ZodObject<{
        id: z.ZodString;
        member: z.ZodString;
    }, z.core.$loose>>>;
    borrowed: z.ZodDefault<z.ZodArray<z.ZodObject<{
        id: z.ZodString;
        member: z.ZodString;
    }, z.core.$loose>>>;
}, z.core.$loose>;
/** Records removed after the certificate was made. */
export declare const RemovalsShape: z.ZodObject<{
    format: z.ZodLiteral<"isochron-removals/1">;
    capture: z.ZodString;
    removals: z.ZodArray<z.ZodObject<{
        removedAt: z.ZodString;
        reason: z.ZodString;
        orderedBy: z.ZodNullable<z.ZodString>;
        files: z.ZodArray<z.ZodObject<{
            file: z.ZodString;
            records: z.ZodArray<z.ZodString>;
            before: z.ZodObject<{
                sha256: z.ZodString;
                sizeBytes: z.ZodNumber;
                records: z.ZodNumber;
            }, z.core.$strip>;
            after: z.ZodObject<{
                sha256: z.ZodString;
                sizeBytes: z.ZodNumber;
                records: z.ZodNumber;
            }, z.core.$strip>;
        }, z.core.$loose>>;
    }, z.core.$loose>>;
    signature: z.ZodObject<{
        algorithm: z.ZodLiteral<"Ed25519">;
        canonicalisation: z.ZodLiteral<"RFC 8785">;
        publicKey: z.ZodString;
        value: z.ZodString;
    }, z.core.$loose>;
}, z.core.$loose>;
/** A whole certificate. */
export declare const CertificateShape: z.ZodObject<{
    format: z.ZodLiteral<"isochron-certificate/1">;
    site: z.ZodString;
    capture: z.ZodString;
    asOf: z.ZodString;
    plannedAsOf: z.ZodString;
    startedAt: z.ZodString;
    finishedAt: z.ZodString;
    statement: z.ZodString;
    cannotProve: z.ZodArray<z.ZodString>;
    seeds: z.ZodArray<z.ZodString>;
    scope: z.ZodString;
    settings: z.ZodRecord<z.ZodString, z.ZodUnknown>;
    requestProfile: z.ZodRecord<z.ZodString, z.ZodString>;
    software: z.ZodString;
    vantage: z.ZodObject<{
        servers: z.ZodArray<z.ZodObject<{
            host: z.ZodString;
            address: z.ZodString;
        }, z.core.$strip>>;
        connections: z.ZodOptional<z.ZodArray<z.ZodObject<{
            host: z.ZodString;
            client: z.ZodNullable<z.ZodString>;
            resolved: z.ZodArray<z.ZodString>;
            proxy: z.ZodOptional<z.ZodString>;
            tls: z.ZodNullable<z.ZodObject<{
                protocol: z.ZodString;
                chain: z.ZodArray<z.ZodString>;
            }, z.core.$strip>>;
        }, z.core.$loose>>>;
        caches: z.ZodOptional<z.ZodArray<z.ZodObject<{
            host: z.ZodString;
            fields: z.ZodArray<z.ZodString>;
        }, z.core.$loose>>>;
        softwareSha256: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        operator: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        clockSynchronisation: z.ZodOptional<z.ZodString>;
        notRecorded: z.ZodArray<z.ZodString>;
    }, z.core.$loose>;
    clock: z.ZodOptional<z.ZodObject<{
        runs: z.ZodArray<z.ZodObject<{
            startedAt: z.ZodString;
            by: z.ZodString;
            boundMs: z.ZodNullable<z.ZodNumber>;
            errorMs: z.ZodNumber;
            doubts: z.ZodArray<z.ZodObject<{
                kind: z.ZodEnum<{
                    uptime: "uptime";
                    dates: "dates";
                    files: "files";
                }>;
                ms: z.ZodNumber;
                host: z.ZodNullable<z.ZodString>;
                against: z.ZodString;
            }, z.core.$loose>>;
        }, z.core.$loose>>;
        datesApartMs: z.ZodOptional<z.ZodNumber>;
    }, z.core.$loose>>;
    timeStamps: z.ZodOptional<z.ZodNullable<z.ZodObject<{
        authority: z.ZodString;
        start: z.ZodNullable<z.ZodObject<{
            sha256: z.ZodString;
            at: z.ZodString;
        }, z.core.$loose>>;
    }, z.core.$loose>>>;
    planner: z.ZodObject<{
        strategy: z.ZodString;
        expectedSharp: z.ZodNullable<z.ZodNumber>;
        upperBound: z.ZodNullable<z.ZodNumber>;
    }, z.core.$loose>;
    hosts: z.ZodArray<z.ZodObject<{
        host: z.ZodString;
        lastModified: z.ZodEnum<{
            trusted: "trusted";
            distrusted: "distrusted";
        }>;
        reason: z.ZodNullable<z.ZodString>;
        notModified: z.ZodOptional<z.ZodEnum<{
            trusted: "trusted";
            distrusted: "distrusted";
        }>>;
        contradictedEarlier: z.ZodOptional<z.ZodLiteral<true>>;
        skewUpperMs: z.ZodNullable<z.ZodNumber>;
        records: z.ZodArray<z.ZodString>;
    }, z.core.$loose>>;
    counts: z.ZodObject<{
        pages: z.ZodNumber;
        verdicts: z.ZodRecord<z.ZodEnum<{
            late: "late";
            failed: "failed";
            blocked: "blocked";
            seen: "seen";
            attested: "attested";
            sharp: "sharp";
            changed: "changed";
            "self-varying": "self-varying";
            gone: "gone";
            excluded: "excluded";
            skipped: "skipped";
        }>, z.ZodNumber>;
        bodies: z.ZodOptional<z.ZodObject<{
            both: z.ZodNumber;
            secondByDigest: z.ZodNumber;
            firstBorrowed: z.ZodOptional<z.ZodNumber>;
        }, z.core.$loose>>;
        rendered: z.ZodOptional<z.ZodObject<{
            documents: z.ZodNumber;
            sharp: z.ZodNumber;
        }, z.core.$loose>>;
    }, z.core.$loose>;
    notes: z.ZodArray<z.ZodString>;
    warcs: z.ZodArray<z.ZodObject<{
        file: z.ZodString;
        sha256: z.ZodString;
        sizeBytes: z.ZodNumber;
        records: z.ZodNumber;
    }, z.core.$loose>>;
    borrowed: z.ZodOptional<z.ZodArray<z.ZodObject<{
        file: z.ZodString;
        records: z.ZodNumber;
    }, z.core.$strict>>>;
    merkle: z.ZodObject<{
        algorithm: z.ZodLiteral<"rfc6962-sha256">;
        leaves: z.ZodNumber;
        root: z.ZodString;
    }, z.core.$loose>;
    signature: z.ZodObject<{
        algorithm: z.ZodLiteral<"Ed25519">;
        canonicalisation: z.ZodLiteral<"RFC 8785">;
        publicKey: z.ZodString;
        value: z.ZodString;
    }, z.core.$loose>;
    pages: z.ZodArray<z.ZodObject<{
        url: z.ZodString;
        kind: z.ZodEnum<{
            document: "document";
            requisite: "requisite";
            other: "other";
        }>;
        verdict: z.ZodEnum<{
            late: "late";
            failed: "failed";
            blocked: "blocked";
            seen: "seen";
            attested: "attested";
            sharp: "sharp";
            changed: "changed";
            "self-varying": "self-varying";
            gone: "gone";
            excluded: "excluded";
            skipped: "skipped";
        }>;
        interval: z.ZodNullable<z.ZodObject<{
            from: z.ZodString;
            to: z.ZodString;
        }, z.core.$strip>>;
        payloadDigest: z.ZodNullable<z.ZodString>;
        contentDigest: z.ZodNullable<z.ZodString>;
        status: z.ZodNullable<z.ZodNumber>;
        location: z.ZodNullable<z.ZodString>;
        contentType: z.ZodNullable<z.ZodString>;
        evidence: z.ZodEnum<{
            observed: "observed";
            none: "none";
            "attested:304": "attested:304";
            "attested:last-modified": "attested:last-modified";
        }>;
        reason: z.ZodNullable<z.ZodString>;
        records: z.ZodArray<z.ZodObject<{
            id: z.ZodString;
            type: z.ZodEnum<{
                revisit: "revisit";
                metadata: "metadata";
                response: "response";
            }>;
            file: z.ZodString;
            offset: z.ZodNumber;
            pass: z.ZodEnum<{
                visit: "visit";
                revisit: "revisit";
                probe: "probe";
                late: "late";
            }>;
            sentAt: z.ZodString;
            firstByteAt: z.ZodString;
            lastByteAt: z.ZodString;
            request: z.ZodNullable<z.ZodString>;
            metadata: z.ZodNullable<z.ZodString>;
            restsOn: z.ZodBoolean;
            borrowed: z.ZodOptional<z.ZodObject<{
                id: z.ZodString;
                file: z.ZodString;
            }, z.core.$strict>>;
        }, z.core.$loose>>;
        rendering: z.ZodOptional<z.ZodObject<{
            renderedBy: z.ZodString;
            failure: z.ZodNullable<z.ZodString>;
            requests: z.ZodArray<z.ZodString>;
            open: z.ZodArray<z.ZodObject<{
                kind: z.ZodString;
                url: z.ZodString;
                detail: z.ZodString;
            }, z.core.$loose>>;
            isClosed: z.ZodBoolean;
            doubts: z.ZodArray<z.ZodString>;
            textDigest: z.ZodNullable<z.ZodString>;
        }, z.core.$loose>>;
    }, z.core.$loose>>;
}, z.core.$loose>;
/** The same as a JSON Schema, as published in docs/certificate.schema.json. */
export declare function certificateSchema(): Record<string, unknown>;
/** A certificate whose shape is right; whether it is true is another matter. */
export type ShapedCertificate = z.infer<typeof CertificateShape>;
/** An extract whose shape is right. */
export type ShapedExtract = z.infer<typeof ExtractShape>;
/** A certificate without its pages. */
export type ShapedHead = z.infer<typeof HeadShape>;
/** One page of it. */
export type ShapedPage = z.infer<typeof PageShape>;
/** One look in a page of it. */
export type ShapedRecord = z.infer<typeof RecordShape>;
export {};

import type { Certificate, CertificateConnection, CaptureReport, Digest, Instant, PageUrl, RecordRef, ReportHead, ReportPage, Sighting, Streamed, StreamedTestimony, VersionIdentity } from "#model/index.js";
import type { BlobStore } from "./blobs.js";
import type { Exchange } from "./fetcher.js";
import type { Spool, SpooledBytes } from "./spool.js";
import type { Catalog } from "./catalog.js";
import type { DescriptionStore } from "./descriptions.js";
import type { ControlChannel } from "./stores.js";
import type { RuleBook } from "./rule-book.js";
import type { SearchIndex } from "./search.js";
/** One exchange to be written, with what is known about its payload. */
export interface ExchangeRecord {
    readonly url: PageUrl;
    readonly exchange: Exchange;
    /** Digest and size of the body as sent, transfer coding removed; `null` when the message could not be parsed. */
    readonly payload: {
        readonly digest: Digest;
        readonly offset: number;
    } | null;
    /** An earlier response of the same URL with the same payload: a revisit record is written instead. */
    readonly refersTo: {
        readonly id: string;
        readonly date: Instant;
    } | null;
    /** What it shows, where the body may be that of an equal response in an earlier capture's file. */
    readonly mayBorrow?: VersionIdentity;
    /** What of it is not as it was sent and received, in words: replay never shows such a record. */
    readonly masked?: string;
    /** Further fields for the metadata record beside the time stamps. */
    readonly note: Readonly<Record<string, string>>;
}
/** Bytes that came from no server (WARC 1.1 section 6.4). */
export interface ResourceRecord {
    readonly target: string;
    readonly contentType: string;
    readonly bytes: Uint8Array;
    readonly at: Instant;
    /** Why no reader is shown it, in words: no index lists such a record. */
    readonly masked?: string;
}
/** A content that was told, on its way into a WARC: bytes of the owner's, or an answer that a recorder saw. */
export interface ContentRecord {
    readonly url: PageUrl;
    readonly type: "resource" | "response";
    /** Of the block: the content's own, or that of an HTTP message. */
    readonly contentType: string;
    readonly block: Uint8Array | SpooledBytes;
    readonly payload: {
        readonly digest: Digest;
        readonly offset: number;
    };
    /** An earlier record of the same page with the same payload: a revisit is written instead. */
    readonly refersTo: {
        readonly id: string;
        readonly date: Instant;
    } | null;
    readonly at: Instant;
    /** Fields of the metadata record beside it. */
    readonly note: Readonly<Record<string, string>>;
}
/** Writes one capture's WARC files. A returned promise means: written, and found again after kill -9. */
export interface WarcSink {
    /** Writes request, response (or revisit) and metadata records; refs in that order, then of a borrowed response. */
    writeExchange(record: ExchangeRecord): Promise<RecordRef[]>;
    /** What leaves no response (failures, refusals, scope, plan) as a metadata record. */
    writeMetadata(target: string, fields: Readonly<Record<string, string>>, at: Instant): Promise<RecordRef>;
    /** What a browser made of a page (its picture, its text) as a resource record. */
    writeResource(resource: ResourceRecord): Promise<RecordRef>;
    /** What is told of a page as a resource, response or revisit record, and metadata; refs in that order. */
    writeContent(record: ContentRecord): Promise<RecordRef[]>;
    /** After this everything written so far survives power loss too. */
    sync(): Promise<void>;
    close(): Promise<void>;
}
/** One WARC file of a capture. */
export interface WarcFile {
    /** Relative to the archive, with forward slashes. */
    readonly file: string;
    readonly sizeBytes: number;
    readonly sha256: string;
    readonly records: number;
    /** Where the responses in it came from. */
    readonly servers: readonly {
        readonly host: string;
        readonly address: string;
    }[];
    /** Every distinct connection that its metadata records name. */
    readonly connections: readonly CertificateConnection[];
}
/** A signature by the archive's own key. */
export interface ArchiveSignature {
    readonly algorithm: "Ed25519";
    /** SubjectPublicKeyInfo, PEM. */
    readonly publicKey: string;
    /** Base64. */
    readonly value: string;
}
/** One line of the CDXJ index. */
export interface IndexEntry {
    readonly surt: string;
    readonly at: Instant;
    readonly url: string;
    readonly status: number | null;
    readonly mime: string | null;
    readonly digest: string | null;
    readonly file: string;
    readonly offset: number;
    readonly length: number;
    readonly recordType: "response" | "revisit" | "resource";
    /** Of an exchange that was no GET; its key then has method and body in it. */
    readonly method?: string;
    /** Its body as a query, as it stands in the key. */
    readonly requestBody?: string;
    /** A rule keeps it out of lists: it is given to whoever has its address. */
    readonly isUnlisted?: true;
}
/** A response as stored, ready to be replayed: a revisit is already resolved to its original's body. */
export interface StoredResponse {
    readonly entry: IndexEntry;
    /** Status line, headers and body as received; where another tool's head is not true of its body, made to be. */
    readonly httpBytes: Uint8Array;
}
/** A response as stored, of any length. */
export interface StoredStream {
    /** Status line, headers and body as received: all of it, or its first part, which holds the whole head. */
    readonly first: Uint8Array;
    /** A long response from its start, at the reader's pace; `null` when `first` is all of it. */
    readonly pieces: (() => AsyncIterable<Uint8Array>) | null;
}
/** How far a URL reaches: its key alone, keys that begin so, its host, or that and all hosts below. */
export type UrlMatch = "exact" | "prefix" | "host" | "domain";
/** The same, or every key there is, whatever the URL. */
export type WalkMatch = UrlMatch | "all";
/** A stretch of the index. */
export interface IndexWalk {
    readonly url: string;
    readonly match: WalkMatch;
    /** Lines from this one on: `key timestamp`, or the beginning of it. */
    readonly from?: string;
    /** Lines before this one. */
    readonly before?: string;
}
/** Look-up for replay; an index that is damaged or not sorted is refused loudly. */
export interface CaptureIndex {
    /** All captures of a URL (looked up by its SURT), oldest first. */
    lookup(url: string): Promise<IndexEntry[]>;
    read(entry: IndexEntry): Promise<StoredResponse>;
    /** The same without taking a long response into memory. */
    open(entry: IndexEntry): Promise<StoredStream>;
    /** Entries in order of key and time, some at a time. */
    walk(walk: IndexWalk): AsyncIterable<readonly IndexEntry[]>;
    /** Places inside a stretch, in order and about equally far from each other, at which walks may begin and end. */
    marks(walk: IndexWalk): AsyncIterable<readonly string[]>;
}
/** Look-up alone, in the index of any collection. */
export interface PageIndex {
    /** All captures with the URL's key; the caller compares addresses. */
    lookup(url: string): Promise<IndexEntry[]>;
    close(): void;
}
/** The WARC files of an archive's captures. */
export interface WarcStore {
    /** Opens the capture's WARC for appending; a resume goes on in a new file. */
    open(captureId: string): Promise<WarcSink>;
    /** Merges the capture's records into the site's CDXJ. */
    index(captureId: string): Promise<void>;
    /** Each with what its records tell: one that this process has not written is read for it. */
    files(captureId: string): Promise<WarcFile[]>;
    /** The same files by their sizes alone, of which none is read. */
    sizes(captureId: string): Promise<Pick<WarcFile, "file" | "sizeBytes">[]>;
    /** When the newest of the capture's files was last written, as the file system says; `null` when there is none. */
    writtenAt(captureId: string): Promise<Instant | null>;
    /**
     * The response that a sighting stands for, status line, headers and body as received; a revisit with its own head
     * and its original's body. `null` when there was none, or it is not in the archive any more.
     */
    read(sighting: Pick<Sighting, "url" | "times" | "records"> & Partial<Pick<Sighting, "outcome">>): Promise<Uint8Array | null>;
    /** The fields of a metadata or warcinfo record, as they were written. */
    readFields(place: WarcPlace): Promise<Readonly<Record<string, string>>>;
}
/** Where a record begins; its length, where it is known, so that no more need be read. */
export type WarcPlace = Pick<RecordRef, "file" | "offset"> & Partial<Pick<RecordRef, "length">>;
/** A page of a report, and where the next one begins. */
export interface PlacedPage {
    readonly page: ReportPage;
    readonly next: number;
}
/** What captures leave beside their WARCs. */
export interface ResultStore {
    /** Signs with the archive's key, which the first use makes. */
    sign(bytes: Uint8Array): Promise<ArchiveSignature>;
    /** Writes report.json, report.html and certificate.json; returns their paths. */
    put(captureId: string, results: CaptureResults): Promise<{
        report: string;
        certificate: string;
        html: string;
    }>;
    /** The report alone, of what is not certified: other tools' records. */
    putReport(captureId: string, results: Pick<CaptureResults, "report" | "html">): Promise<void>;
    /** Writes testimony.json, of what was told and is signed without a moment; returns its path. */
    putTestimony(captureId: string, testimony: StreamedTestimony): Promise<string>;
    /** Writes a small file beside a capture's certificate: a signature, a time stamp or a notice; `null` removes it. */
    putBeside(captureId: string, name: string, bytes: Uint8Array | null): Promise<string>;
    getBeside(captureId: string, name: string): Promise<Uint8Array | null>;
    /** A word that changes whenever the results of a capture do. */
    version(captureId: string): Promise<string>;
    getReport(captureId: string): Promise<CaptureReport | null>;
    /** The report's figures, without reading its pages. */
    getReportHead(captureId: string): Promise<ReportHead | null>;
    /**
     * The report's pages one after the other, each with the place behind it, at which a later walk may begin. None
     * without a report. @throws BAD_INPUT for a place at which no page of this report ends
     */
    reportPages(captureId: string, from?: number): AsyncIterable<PlacedPage>;
    /** When a result of the capture was last written, as the file system says; `null` when there is none. */
    writtenAt(captureId: string): Promise<Instant | null>;
    getCertificate(captureId: string): Promise<Certificate | null>;
}
/** One opened archive, by who uses what. */
export interface Archive {
    readonly dir: string;
    /** Everything that is sealed, by its name in the archive. */
    readonly blobs: BlobStore;
    readonly catalog: Catalog;
    readonly warcs: WarcStore;
    readonly index: CaptureIndex;
    /** The words of its pages. */
    readonly search: SearchIndex;
    readonly results: ResultStore;
    /** What people say of its sites and captures. */
    readonly descriptions: DescriptionStore;
    readonly control: ControlChannel;
    /** Who may see what; whoever reads for others reads through them (`readerArchive`). */
    readonly rules: RuleBook;
    /** For long responses on their way into a WARC; emptied on closing and on opening. */
    readonly spool: Spool;
    /** Whether a process, this one or another, has the archive open for writing. */
    hasWriter(): boolean;
    close(): Promise<void>;
}
/** What a finished capture leaves beside its WARCs. */
export interface CaptureResults {
    readonly report: Streamed<CaptureReport>;
    readonly certificate: Streamed<Certificate>;
    readonly html: string;
}

// The archive store: WARC files, CDXJ indexes and the SQLite catalog behind the Archive port.
export { openArchive, type ArchiveOptions } from "./archive/archive.js";
export type { SealedFile, Sealing } from "./warc/capture-sink.js";
export { hubKey } from "./archive/hub-key.js";
export { removeEmptyArchive } from "./archive/empty-archive.js";
export { MemoryBlobs } from "./blobs/memory-blobs.js";
export { MemoryCatalog } from "./catalog/memory/memory-catalog.js";
export { prepareArchiveThread } from "./thread/archive-worker.js";
export { openArchiveOnThread } from "./thread/threaded-archive.js";
export type { FileSystem, OutputFile } from "./file-system.js";
export { removeUnfinished, tellOfUnfinished } from "./unfinished-files.js";
export { readWarc, type ReadRecord, type WarcItem } from "./warc/read/warc-reader.js";
export { readWarcFile } from "./warc/read/archived-warc.js";
export { fileSource } from "./blobs/file-source.js";
export type { Finding, FindingCode } from "./warc/read/finding.js";
export { FindingTally } from "./warc/read/finding-tally.js";
export {
  listFile,
  listNamed,
  listWarc,
  requireFile,
  type ListedItem,
  type ListedRecord,
  type WarcListing,
} from "./warc/check/list-warc.js";
export { openForeignIndex } from "./maintain/foreign-index.js";
export { queryCdx } from "./maintain/query-cdx.js";
export { CDX_MATCHES, type CdxQuery } from "./cdxj/query.js";
export { formatLine as formatCdxLine } from "./cdxj/line.js";
export { reindex, type ReindexOptions, type ReindexSummary } from "./maintain/reindex.js";
export { importFiles, type ImportedFile, type ImportOptions } from "./maintain/import/import-files.js";
export { auditArchive, type AuditedFile } from "./maintain/audit.js";
export type { OpenQuestion } from "./maintain/selection.js";
export { exportWarc, type ExportOptions, type ExportSummary } from "./maintain/export-warc.js";
export { exportWacz, type WaczOptions } from "./wacz/export-wacz.js";
export { waczPieces } from "./wacz/wacz-pieces.js";
export type { PackageOptions, PackageSummary } from "./wacz/gather-package.js";
export { exportBag } from "./bag/export-bag.js";
export { writeTexts } from "./maintain/write-texts.js";
export { exportExtract, filesHolding, membersOf } from "./wacz/export-extract.js";
export { removeRecords, type RemovalOrder } from "./maintain/remove-records.js";
export { openWacz, type WaczEntry, type WaczFile } from "./wacz/wacz-file.js";
export { checkWacz } from "./wacz/check-wacz.js";
export { checkInput } from "./inputs/check-input.js";
export type { WaczFinding, WaczFindingCode } from "./wacz/finding.js";
export { requireCopyFolder, writeCopyFolder, type WrittenCopy } from "./copy/copy-folder.js";
export { writeCopyZip } from "./copy/copy-zip.js";
export {
  openTablesFolder,
  requireTablesFolder,
  withWaitingFolder,
  writeTablesFolder,
} from "./tables/tables-folder.js";
export { COPY_MANIFEST } from "./copy/copy-mark.js";
export { capturePapers } from "./copy/capture-papers.js";
export { RULES_FILE, RULES_LOG, RuleFile, type RuleChange } from "./archive/rule-file.js";
export { parseRule, writtenRule, type WrittenRule } from "./archive/rule-form.js";
export { SitesFile } from "./sites/sites-file.js";
export { openManagement } from "./manage/open-management.js";
export { memoryManagement } from "./manage/memory-management.js";
export { dayOf, grantOf, monthOf } from "./watch/budget-part.js";
export { TOO_OFTEN } from "./manage/job-states.js";
export { MemoryNews } from "./watch/memory-news.js";
export { MemoryHints } from "./watch/memory-hints.js";
export { MemoryPauses } from "./watch/memory-pauses.js";
export { MemoryWatch } from "./watch/memory-watch.js";
export { openWatch, openWatchToRead } from "./watch/open-watch.js";
export { watchWhenThere } from "./watch/watch-when-there.js";
export { MemoryJournal } from "./record/memory-journal.js";
export { openJournal } from "./record/open-journal.js";
export { siteFolder } from "./archive/layout.js";
export { archiveKeySha256, giveSigningKey, newArchiveKey, publicKeySha256 } from "./archive/signing-key.js";
export { bytesContent } from "./remote/bytes-content.js";
export { requireWriteOnce } from "./remote/write-once.js";
export { openS3Bucket } from "./remote/s3/s3-bucket.js";
export { MemoryBucket } from "./remote/memory-bucket.js";
export { knownContent, localContent, removeSiteFolder, sealedBeside } from "./remote/local-content.js";
export { manifestBytes, readManifest, type SiteManifest } from "./remote/manifest.js";
export { restoreSite, type RestoredSite, type RestoreOptions } from "./remote/restore-site.js";
export { manifestKey, manifestsPrefix, objectKey, objectsPrefix } from "./remote/site-keys.js";
export { captureOfWarc } from "./remote/stale-captures.js";
export { takeWorkFolder } from "./remote/work-folder.js";
export { snapshotCatalog, snapshotWatch } from "./remote/snapshots.js";
export { sweepSite } from "./remote/sweep-site.js";
export { listChange, toldByManifests } from "./remote/told-by-manifests.js";
export {
  clusterOf,
  rebuildAgreement,
  type RebuildAgreementOptions,
  type RebuiltAgreement,
} from "./remote/rebuild-agreement.js";
export { openMirror, type Mirror, type MirrorOptions } from "./remote/mirror/mirror.js";

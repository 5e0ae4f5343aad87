// The files of a capture, each to be taken along.
import { count, size } from "#chart/index.js";
import type { CaptureHead } from "#server/capture-schema.js";
import { DataTable } from "../parts/data-table.js";
import { fileUrl, packageUrl } from "./capture-api.js";

type CaptureFile = CaptureHead["files"][number];

const MEANINGS: Readonly<Record<string, string>> = {
  "report.html": "the report, to read",
  "report.json": "the report, for programs",
  "certificate.json": "what the capture proves, to be verified",
  "testimony.json": "what is told, version by version, to be verified",
  "seal.json": "who signed the certificate",
  "seal.p7s": "a signature of the certificate",
  "start.json": "what was promised before the first request",
  "start.tsr": "a time stamp from before the first request",
  "end.tsr": "a time stamp of the certificate",
  "removals.json": "what was removed later, and why",
  "check-replay.json": "how its pages came out in replay",
};

/** A table of files; WARC files hold the records themselves. */
export function CaptureFiles({ head }: { readonly head: CaptureHead }) {
  const { capture, files, areFilesWithheld, hasPackage } = head;
  if (areFilesWithheld)
    return (
      <p>
        Rules of this archive keep something from you. A file cannot be given in part, so none is given here.
      </p>
    );
  if (files.length === 0) return <p>There are none.</p>;
  const warcs = files.filter(({ kind }) => kind === "warc");
  return (
    <>
      {hasPackage && (
        <p>
          <a class="button" href={packageUrl(capture.id)} download>
            Download all of it as one package (WACZ)
          </a>
        </p>
      )}
      <DataTable
        label="Files of this capture"
        rows={files}
        rowKey={({ name }) => name}
        columns={[
          {
            name: "file",
            cell: ({ name }: CaptureFile) => (
              <a href={fileUrl(capture.id, name)} download>
                {name}
              </a>
            ),
            key: ({ name }) => name,
            class: "url",
          },
          { name: "what it is", cell: ({ name }) => MEANINGS[name] ?? "records: requests and responses" },
          {
            name: "size",
            cell: ({ sizeBytes }) => size(sizeBytes),
            key: ({ sizeBytes }) => sizeBytes,
            isNumeric: true,
          },
        ]}
      />
      <p class="faint">
        {count(warcs.length)} WARC {warcs.length === 1 ? "file" : "files"}. The package holds them with their
        index, pages and results, for any player; <code>isochron export wacz --capture {capture.id}</code>{" "}
        makes the same.
      </p>
    </>
  );
}

// The files of a capture, each to be taken along.
import { count, size } from "#chart/index.js";
import type { CaptureHead } from "#server/capture-schema.js";
import { DataTable } from "../parts/data-table.js";
import { fileUrl } from "./capture-api.js";

type CaptureFile = CaptureHead["files"][number];

const MEANINGS: Readonly<Record<string, string>> = {
  "report.html": "the report, to read",
  "report.json": "the report, for programs",
  "certificate.json": "what the capture proves, to be verified",
  "seal.json": "who signed the certificate",
  "seal.p7s": "a signature of the certificate",
  "start.json": "what was promised before the first request",
  "start.tsr": "a time stamp from before the first request",
  "end.tsr": "a time stamp of the certificate",
  "removals.json": "what was removed later, and why",
  "check-replay.json": "how its pages came out in replay",
};

/** A table of files; WARC files hold the records themselves. */
export function CaptureFiles({ head: { capture, files, areFilesWithheld } }: { readonly head: CaptureHead }) {
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
        {count(warcs.length)} WARC {warcs.length === 1 ? "file" : "files"}.{" "}
        <code>isochron export wacz --capture {capture.id}</code> makes one package of all of it, for any
        player.
      </p>
    </>
  );
}

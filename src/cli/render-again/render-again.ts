// `isochron verify --render`: every document that a browser showed, shown again from the bytes that the certificate lists.
import { IsochronError, UsageError } from "#errors.js";
import { printable } from "#formats/index.js";
import { browserOf, type KeptSettings, pageLabel } from "#model/index.js";
import { wrap } from "#report/index.js";
import { StoredAnswers } from "#verify/index.js";
import { rendererOpener } from "../options/browser.js";
import { showAgain, type ShownAgain } from "./show-again.js";

/** How showing all of them again went. */
export interface RenderedAgain {
  /** "Chromium 156.0.1"; `null` where there was nothing to show. */
  readonly by: string | null;
  readonly documents: number;
  readonly same: number;
  readonly differing: readonly ShownAgain[];
}

const COLUMNS = 80;

/** Shows the documents of a true certificate again; @throws where there is no browser. */
export async function renderAgain(
  path: string,
  root: string,
  browserPath: string | null,
): Promise<RenderedAgain> {
  const answers = await StoredAnswers.open(path, root);
  if (answers === null)
    throw new UsageError(
      "BAD_INPUT",
      "--render takes a whole certificate; an extract holds some pages alone",
    );
  const { counts, settings, requestProfile } = answers.certificate;
  if ((counts.rendered?.documents ?? 0) === 0) return { by: null, documents: 0, same: 0, differing: [] };
  const open = rendererOpener(browserPath, requestProfile["User-Agent"] ?? "");
  const opened = await open(browserOf(settings as KeptSettings));
  if (opened.kind === "none") throw new IsochronError("NO_BROWSER", opened.message);
  const { renderer } = opened;
  try {
    const differing: ShownAgain[] = [];
    let documents = 0;
    for await (const document of answers.shown()) {
      documents++;
      const again = await showAgain(renderer, answers, document);
      if (again.differences.length > 0) differing.push(again);
    }
    return { by: renderer.facts.version, documents, same: documents - differing.length, differing };
  } finally {
    await renderer.close();
  }
}

/** The same in sentences. */
export function renderedAgainText({ by, documents, same, differing }: RenderedAgain): string {
  if (by === null) return "\nShown again: no document of this capture was shown in a browser.\n";
  const lines = differing.flatMap(({ url, differences }) =>
    wrap(printable(`${pageLabel(url)} ${differences.join("; ")}`), COLUMNS - 4).map((line, i) =>
      i === 0 ? `  - ${line}` : `    ${line}`,
    ),
  );
  const head = `Shown again by ${printable(by)}, from the bytes listed: ${same} of ${documents} renderings came out the same.`;
  return ["", ...wrap(head, COLUMNS), ...lines, ""].join("\n");
}

// Servers that are wrong about times between mementos: every rule of moments has one that breaks it.
import { editHeader, FAR, fault, isHead, withHeader, withoutLink, type Fault } from "./faults.js";
import { field } from "./findings.js";

const pathOf = (uri: string): string => /\/\d{14,17}\//.exec(uri)![0];

/** Faults that show on an archive in which moments are chosen. */
export const MOMENT_FAULTS: readonly Fault[] = [
  fault("moment-datetime", "memento", "a moment without the time of its memento", (answer) =>
    withHeader(answer, "memento-datetime", undefined),
  ),
  fault("gate-listed", "memento", "what is led to is no memento", (answer) =>
    withHeader(answer, "memento-datetime", undefined),
  ),
  fault(
    "moment-names-listed",
    "memento",
    "a time of no memento",
    editHeader("memento-datetime", () => FAR),
  ),
  fault("moment-original", "memento", "no original", editHeader("link", withoutLink("original"))),
  fault("moment-timegate", "memento", "no TimeGate", editHeader("link", withoutLink("timegate"))),
  fault("moment-timemap", "memento", "no TimeMap", editHeader("link", withoutLink("timemap"))),
  fault("moment-own-link", "memento", "an address that does not name itself", (answer, { uri }) =>
    editHeader("link", (value) => value.replaceAll(pathOf(uri), "/20000101000000000/"))(answer),
  ),
  fault("moment-content", "memento", "other content than at the memento's own time", (answer, { uri }) => ({
    ...answer,
    body: answer.body + pathOf(uri).split("").reverse().join(""),
  })),
  fault("moment-head", "memento", "HEAD without a time", (answer, asked) =>
    isHead(asked) ? withHeader(answer, "memento-datetime", undefined) : answer,
  ),
  fault("gate-names-listed", "timegate", "only the moment is named", (answer) => {
    const chosen = field(answer, "location") ?? field(answer, "content-location") ?? "";
    return editHeader("link", (value) =>
      value.replace(/\/\d{17}\//g, (path) => (chosen.includes(path) ? path : "/20000101000000000/")),
    )(answer);
  }),
  fault("gate-memento-link", "timegate", "the moment has another date than its memento", (answer) => {
    const chosen = field(answer, "location") ?? field(answer, "content-location") ?? "/";
    const dated = new RegExp(
      `(${pathOf(`${chosen}/20000101000000000/`)}[^>]*>; rel="[^"]*"; datetime=)"[^"]*"`,
    );
    return editHeader("link", (value) => value.replace(dated, `$1"${FAR}"`))(answer);
  }),
];

/** Faults of a TimeGate that gives the memento at once. */
export const DIRECT_FAULTS: readonly Fault[] = [
  fault("gate-same", "timegate", "another body than at the address that is told", (answer) => ({
    ...answer,
    body: `${answer.body} `,
  })),
  fault("gate-address", "timegate", "no address beside the memento", (answer) =>
    withHeader(answer, "content-location", undefined),
  ),
  fault(
    "gate-memento-datetime",
    "timegate",
    "another date than the memento's",
    editHeader("memento-datetime", () => FAR),
  ),
];

// One currency for both uses of a budget: what a whole capture is worth beside looks at single pages for the same
// requests, both in versions.

/** What is compared. */
export interface WorthParts {
  /** Weight that the capture is expected to prove together and that no earlier one had proved. */
  readonly newlyProved: number;
  /** So many pages proved together are worth one version. */
  readonly pagesPerVersion: number;
  /** Versions that the capture's own visits are expected to bring. */
  readonly versions: number;
  /** Requests of the capture. */
  readonly requests: number;
  /** Versions that one look of a refresh brings on the mean. */
  readonly versionsPerLook: number;
  /** What such a look costs; one where nothing is known. */
  readonly requestsPerLook?: number;
}

/** Both worths, in versions. */
export interface Worths {
  readonly capture: number;
  readonly refresh: number;
}

/** What the requests of a capture would bring either way. */
export function sharpWorth(parts: WorthParts): Worths {
  const { newlyProved, pagesPerVersion, versions, requests, versionsPerLook, requestsPerLook = 1 } = parts;
  return {
    capture: versions + newlyProved / pagesPerVersion,
    refresh: (requests / requestsPerLook) * versionsPerLook,
  };
}

// The settings of a capture's manners, with their defaults in one place.

/** What robots.txt is to this capture. */
export type RobotsPolicy = "obey" | "obey-except-requisites" | "ignore";

/** How a capture behaves towards servers, and where it stops. */
export interface MannersSettings {
  readonly robots: RobotsPolicy;
  /** Why robots.txt is ignored; required for that, and kept with the capture. */
  readonly robotsReason: string | null;
  /** Whether several hosts on one server address may be asked at once, as for CDN addresses. */
  readonly sharedAddresses: boolean;
  /** Of the capture's WARC records. */
  readonly maxBytes: number | null;
  /** A host that failed this often in a row is left alone for the rest of the pass. */
  readonly maxHostFailures: number;
  /** Most URLs of one shape; `null`: half of the most pages, and at least 5000. */
  readonly shapeBudget: number | null;
}

/** Used where nothing else is said. */
export const MANNERS: MannersSettings = {
  robots: "obey",
  robotsReason: null,
  sharedAddresses: false,
  maxBytes: null,
  maxHostFailures: 20,
  shapeBudget: null,
};

/** The manners of a capture; also of one that was begun before there were all of them. */
export function mannersOf(settings: { readonly manners?: Partial<MannersSettings> }): MannersSettings {
  return { ...MANNERS, ...settings.manners };
}

const LEAST_SHAPE_BUDGET = 5_000;

/** The most URLs of one shape in a capture. */
export function shapeBudgetOf(settings: {
  readonly maxPages: number;
  readonly manners?: Partial<MannersSettings>;
}): number {
  return mannersOf(settings).shapeBudget ?? Math.max(LEAST_SHAPE_BUDGET, Math.floor(settings.maxPages / 2));
}

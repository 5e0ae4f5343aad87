// One capture, one request profile: a resume with other headers would make its claims hold for neither.
import { UsageError } from "#errors.js";
import type { Capture } from "#model/index.js";
import type { World } from "../world.js";

/** Refuses to go on with headers or cookies other than those the capture was begun with. */
export function requireSameProfile({ settings, id }: Capture, { fetcher }: World): void {
  const begun = settings.requestProfile;
  if (begun === undefined) return;
  const names = [...new Set([...Object.keys(begun), ...Object.keys(fetcher.profile)])];
  const differing = names.filter((name) => begun[name] !== fetcher.profile[name]);
  if (differing.length === 0) return;
  throw new UsageError(
    "USAGE",
    `capture ${id} was begun with another ${differing.join(", ")}: give the same --contact, --header and --cookie-file`,
  );
}

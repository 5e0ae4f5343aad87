// The list of sites, changed from the reading room by those who manage.
import { UsageError } from "#errors.js";
import type { DeskAnswer, WatchDesk } from "#server/index.js";
import type { SitesPlace } from "../sites/sites-place.js";
import { changePlan, PlanFile, writtenSite, type PlanChange, type PlanChanged } from "#watch/index.js";

/** A desk over a list; it is made when the first site is added. */
export function watchDesk(file: SitesPlace): WatchDesk {
  const change = (wanted: PlanChange): Promise<DeskAnswer> => changed(file, wanted);
  const changeKnown = async (name: string, wanted: PlanChange): Promise<DeskAnswer> =>
    (await siteIn(file, name)) === null ? { kind: "unknown-site" } : change(wanted);
  return {
    add: (url, says) => change({ add: [url], says }),
    edit: (name, says) => changeKnown(name, { edit: name, says }),
    pause: (name) => changeKnown(name, { edit: name, says: { paused: "true" } }),
    resume: (name) => changeKnown(name, { edit: name, says: { paused: "false" } }),
    remove: (name) => changeKnown(name, { remove: name }),
    plan: async (name) => {
      const site = await siteIn(file, name);
      return site && Object.fromEntries(writtenSite(site));
    },
  };
}

async function siteIn(file: SitesPlace, name: string) {
  if ((await file.stamp()) === null) return null;
  const { plan } = await PlanFile.open(file);
  return plan.sites.find((site) => site.name === name) ?? null;
}

async function changed(file: SitesPlace, wanted: PlanChange): Promise<DeskAnswer> {
  let done: PlanChanged | null = null;
  let faults: readonly string[] = [];
  try {
    await file.change((text) => {
      const made = changePlan(text, wanted, file.name);
      if ("faults" in made) {
        faults = made.faults;
        throw new UsageError("BAD_INPUT", "the file stays as it is");
      }
      done = made;
      return made.text;
    });
  } catch (error) {
    if (faults.length === 0) throw error;
    return { kind: "wrong", faults };
  }
  const { site, warnings } = done! as PlanChanged;
  // Of a site that was taken out the name is all that is left.
  return { kind: "done", site: site?.name ?? ("remove" in wanted ? wanted.remove : ""), notes: warnings };
}

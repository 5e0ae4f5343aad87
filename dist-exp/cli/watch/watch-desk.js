// The file of sites, changed from the reading room by those who manage.
import { UsageError } from "#errors.js";
import { SitesFile } from "#store/index.js";
import { changePlan, PlanFile, writtenSite } from "#watch/index.js";
/** A desk over a file; it is made when the first site is added. */
export function watchDesk(path) {
    const file = new SitesFile(path);
    const change = (wanted) => changed(file, wanted);
    const changeKnown = async (name, wanted) => (await siteIn(file, name)) === null ? { kind: "unknown-site" } : change(wanted);
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
async function siteIn(file, name) {
    if ((await file.stamp()) === null)
        return null;
    const { plan } = await PlanFile.open(file);
    return plan.sites.find((site) => site.name === name) ?? null;
}
async function changed(file, wanted) {
    let done = null;
    let faults = [];
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
    }
    catch (error) {
        if (faults.length === 0)
            throw error;
        return { kind: "wrong", faults };
    }
    const { site, warnings } = done;
    // Of a site that was taken out the name is all that is left.
    return { kind: "done", site: site?.name ?? ("remove" in wanted ? wanted.remove : ""), notes: warnings };
}

// The API of a watch as the UI calls it: whole for those who manage, for others as far as it is open to them.
import {
  changedSchema,
  newsListSchema,
  pageWatchSchema,
  planSchema,
  siteWatchSchema,
  watchListSchema,
  type NewsList,
  type PageWatch,
  type SiteChanged,
  type SiteSays,
  type SiteWatch,
  type WatchList,
} from "#server/watch-schema.js";
import { ApiFailure, fetchJson, postJson } from "../shell/api.js";

type Asked = Readonly<Record<string, string>>;

/** A piece of the list of sites under watch. */
export async function fetchWatch(isManager: boolean, asked: Asked): Promise<WatchList> {
  return watchListSchema.parse(await fetchJson(`${rootOf(isManager)}?${queryOf(asked)}`));
}

/** What a watch knows of a site, and some of its turns. */
export async function fetchSiteWatch(isManager: boolean, site: string, asked: Asked): Promise<SiteWatch> {
  const path = `${rootOf(isManager)}/sites/${encodeURIComponent(site)}`;
  return siteWatchSchema.parse(await fetchJson(`${path}?${queryOf(asked)}`));
}

/** What a watch of one of these sites knows of a page; `null` where none watches it. */
export async function fetchPageWatch(
  isManager: boolean,
  sites: readonly string[],
  url: string,
): Promise<PageWatch | null> {
  for (const site of sites) {
    const path = `${rootOf(isManager)}/sites/${encodeURIComponent(site)}/page?${queryOf({ url })}`;
    const found = await fetchJson(path).catch(nothingAt404);
    if (found !== null) return pageWatchSchema.parse(found);
  }
  return null;
}

/** News of a site, or of all, newest first. */
export async function fetchNews(isManager: boolean, asked: Asked): Promise<NewsList> {
  return newsListSchema.parse(await fetchJson(`${rootOf(isManager)}/news?${queryOf(asked)}`));
}

/** What is wanted of a site. */
export async function fetchSays(site: string): Promise<SiteSays> {
  return planSchema.parse(await fetchJson(`/api/watch/sites/${encodeURIComponent(site)}/plan`));
}

/** Puts a site under watch; refused with what is wrong, field by field. */
export async function addSite(url: string, says: Asked): Promise<SiteChanged> {
  return changedSchema.parse(await postJson("/api/watch/sites", { url, says }));
}

/** Changes what is wanted of a site; what is empty is as usual again. */
export async function editSite(site: string, says: Asked): Promise<SiteChanged> {
  return changedSchema.parse(await postJson(`/api/watch/sites/${encodeURIComponent(site)}`, { says }));
}

/** Pauses a site, goes on with it, or takes it out. */
export async function actOnSite(site: string, act: "pause" | "resume" | "remove"): Promise<SiteChanged> {
  return changedSchema.parse(await postJson(`/api/watch/sites/${encodeURIComponent(site)}/${act}`, {}));
}

function rootOf(isManager: boolean): string {
  return isManager ? "/api/manage/watch" : "/api/watch";
}

function queryOf(asked: Asked): string {
  return new URLSearchParams(asked).toString();
}

function nothingAt404(error: unknown): null {
  if (error instanceof ApiFailure && error.status === 404) return null;
  throw error;
}

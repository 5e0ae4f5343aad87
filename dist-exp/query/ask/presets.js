// Questions that are asked often, prepared. Each narrows by host and time, and names the months of the time, so that
// other folders are not read.
import { toIso } from "#model/index.js";
import { monthOf } from "../export/month-files.js";
/** A page changes when two looks at it, one after the other, show different states: status, place, type or content. */
const CHANGES = (where) => `
WITH states AS (
  SELECT url, url_host_name, request, sent_at, last_byte_at, change_importance,
         hash(status, location, content_type, content_digest) AS state
  FROM sightings WHERE outcome = 'captured' AND ${where}
), looks AS (
  SELECT *, lag(state) OVER (PARTITION BY url, request ORDER BY sent_at) AS before FROM states
)
SELECT url, request, url_host_name AS host, count(*) AS looks, count(DISTINCT state) AS versions,
       count(*) FILTER (WHERE before <> state) AS changes,
       max(change_importance) AS importance,
       min(sent_at) AS first_seen, max(last_byte_at) AS last_seen,
       max(sent_at) FILTER (WHERE before <> state) AS last_changed
FROM looks GROUP BY url, request, url_host_name HAVING count(*) FILTER (WHERE before <> state) > 0
ORDER BY changes DESC, importance DESC NULLS LAST, url, request`;
const TYPES = (where) => `
SELECT coalesce(content_mime_type, '(not said)') AS type, count(*) AS responses,
       count(DISTINCT url) AS urls, count(DISTINCT url_host_name) AS hosts,
       sum(warc_record_length) AS stored_bytes, min(fetch_time) AS first, max(fetch_time) AS last
FROM cdx WHERE record_type <> 'revisit' AND ${where}
GROUP BY 1 ORDER BY responses DESC, type`;
const DUPLICATES = (where) => `
SELECT content_digest AS digest, count(DISTINCT url) AS urls, count(DISTINCT url_host_name) AS hosts,
       count(*) AS records, min(url) AS for_example, min(fetch_time) AS first, max(fetch_time) AS last
FROM cdx WHERE content_digest IS NOT NULL AND ${where}
GROUP BY content_digest HAVING count(DISTINCT url) > 1
ORDER BY urls DESC, records DESC, digest`;
const COHERENCE = (where) => `
SELECT capture, site, as_of, count(*) AS pages,
       count(*) FILTER (WHERE tier = 'observed') AS sharp,
       count(*) FILTER (WHERE tier = 'attested') AS attested,
       round(count(*) FILTER (WHERE tier = 'observed') / count(*), 4) AS coherence
FROM pages WHERE as_of IS NOT NULL AND ${where}
GROUP BY capture, site, as_of ORDER BY as_of DESC, capture`;
/** By name. */
const PRESETS = {
    changes: { time: "sent_at", sql: CHANGES },
    types: { time: "fetch_time", sql: TYPES },
    duplicates: { time: "fetch_time", sql: DUPLICATES },
    coherence: { time: "as_of", sql: COHERENCE },
};
/** Makes a prepared question; what is not narrowed is in no part of it. */
export function presetQuestion(name, { host, site, from, to }) {
    const { time, sql } = PRESETS[name];
    const given = [
        ["host", host?.toLowerCase(), "url_host_name = $host"],
        ["site", site, "site = $site"],
        ["from", iso(from), `${time} >= $from::TIMESTAMPTZ AND month >= $from_month`],
        ["to", iso(to), `${time} <= $to::TIMESTAMPTZ AND (month <= $to_month OR month = 'other')`],
    ];
    const asked = given.filter(([, value]) => value !== undefined);
    const months = { ...monthValue("from", from), ...monthValue("to", to) };
    return {
        sql: sql(["true", ...asked.map(([, , clause]) => clause)].join(" AND ")),
        values: { ...Object.fromEntries(asked.map(([key, value]) => [key, value])), ...months },
    };
}
function iso(at) {
    return at === undefined ? undefined : toIso(at);
}
/** Times that no fetch has lie in a folder behind all months, however early they are: it is read always. */
function monthValue(end, at) {
    if (at === undefined)
        return {};
    const month = monthOf(at);
    return { [`${end}_month`]: month === "other" && end === "from" ? "" : month };
}

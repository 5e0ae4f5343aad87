// Pages that answer only who brings a cookie: they set one and redirect to themselves.
import { setCookiesOf } from "#formats/index.js";
import { hostOf, parsePageUrl } from "#model/index.js";
/** Whether the answer is such a redirect: what was seen is then the door, not the page. */
export function needsCookie(url, { result, reading }) {
    if (result.kind !== "response" || reading?.outcome.kind !== "captured")
        return false;
    const { status, location } = reading.outcome.identity;
    const leadsBack = status >= 300 && status < 400 && location !== null && parsePageUrl(location, url) === url;
    return leadsBack && setCookiesOf(result.exchange.responseBytes).length > 0;
}
/** Report and certificate say it once for each host. */
export function tellOfDoor(notes, url) {
    const note = `${hostOf(url)} answers with a cookie and a redirect to the same page; such pages are labelled needs-cookie, and what is stated of them is that redirect (--cookie-jar brings the cookie back)`;
    if (!notes.includes(note))
        notes.push(note);
}

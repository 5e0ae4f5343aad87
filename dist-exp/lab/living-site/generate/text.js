import { integer, pick } from "./chance.js";
const THINGS = [
    "lamp", "chair", "teapot", "notebook", "rope", "lantern", "basket", "clock", "kettle", "blanket",
    "compass", "ladder", "stool", "bowl", "kite", "anchor", "bell", "brush", "barrel", "mirror",
]; // prettier-ignore
const QUALITIES = [
    "oak", "blue", "small", "folding", "woven", "painted", "old", "light", "heavy", "northern",
    "striped", "copper", "quiet", "round", "tall", "early", "late", "open", "winter", "summer",
]; // prettier-ignore
const TOPICS = [
    "harbour wall", "ferry timetable", "town library", "weekly market", "school garden", "lifeboat crew",
    "bread oven", "bridge repair", "lighthouse tour", "choir rehearsal", "boat yard", "tide table",
    "swimming class", "bus shelter", "map room", "rowing club", "apple fair", "council meeting",
]; // prettier-ignore
const PEOPLE = ["Ada", "Jonas", "Mirela", "Tomas", "Ines", "Karim", "Lotte", "Pavel", "Ruth", "Sven"];
const DOINGS = [
    "opens again on Monday", "will be moved to the west pier", "needs six more volunteers",
    "has been measured with new instruments", "starts an hour earlier this week", "is being painted",
    "was finished ahead of plan", "takes place in the old fish hall", "has a new keeper",
    "closes for two days", "costs less than last year", "is looking for a name",
]; // prettier-ignore
const REMARKS = [
    "Please bring a warm coat.", "Children are welcome.", "The details are on the notice board.",
    "Questions go to the office at the quay.", "A short report will follow.", "Tea is served afterwards.",
    "The number of seats is limited.", "Nothing else changes.", "Thanks to everyone who helped.",
    "Dogs wait outside.", "The old plan is kept in the archive.", "Tickets are sold at the door.",
]; // prettier-ignore
/** Two or three words for a title or an address, such as "oak lamp". */
export function thing(random) {
    return `${pick(random, QUALITIES)} ${pick(random, THINGS)}`;
}
/** A matter of the town, such as "ferry timetable". */
export function topic(random) {
    return pick(random, TOPICS);
}
/** One sentence about a matter. */
export function sentence(random) {
    switch (integer(random, 0, 2)) {
        case 0:
            return `The ${topic(random)} ${pick(random, DOINGS)}.`;
        case 1:
            return `${pick(random, PEOPLE)} says that the ${topic(random)} ${pick(random, DOINGS)}.`;
        default:
            return pick(random, REMARKS);
    }
}
/** A paragraph of some sentences. */
export function paragraph(random, sentences) {
    return Array.from({ length: sentences }, () => sentence(random)).join(" ");
}
/** The first letter made a capital one. */
export function capitalised(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}
/** Text made safe for HTML content and double-quoted attributes. */
export function escapeHtml(text) {
    return text
        .replaceAll("&", "&amp;")
        .replaceAll("<", "&lt;")
        .replaceAll(">", "&gt;")
        .replaceAll('"', "&quot;");
}

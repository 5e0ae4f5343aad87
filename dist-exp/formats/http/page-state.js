// Which answers are states of a page.
/** 404 and 410 are states like any other; server errors and the like prove nothing. */
export function isPageState(status) {
    return (status >= 200 && status < 400) || status === 404 || status === 410;
}

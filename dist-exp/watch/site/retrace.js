/** Leads a new course through steps; pages, their order and what they were chosen by must be the same. */
export function retrace(course, steps) {
    const others = [];
    let [choices, pages] = [0, 0];
    for (const step of steps) {
        if (step.kind !== "choose") {
            tell(course, step);
            continue;
        }
        choices++;
        pages += step.chosen.length;
        const now = course.choose(step.at, step.most);
        if (!isSame(step.chosen, now))
            others.push({ at: step.at, before: step.chosen, now });
    }
    return { choices, pages, others };
}
function tell(course, step) {
    if (step.kind === "enter")
        course.enter(step.found, step.at);
    else if (step.kind === "learn")
        course.learn([step.look]);
    else
        course.hint(step.url, step.at, step.trust);
}
function isSame(before, now) {
    return (before.length === now.length &&
        before.every(({ url, index }, place) => url === now[place].url && index === now[place].index));
}

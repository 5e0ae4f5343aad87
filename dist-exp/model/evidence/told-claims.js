/** One sentence per limit. */
export const TOLD_CANNOT_PROVE = {
    source: [
        "That any of it was served: nobody asked the server, and no answer of it is held.",
        "That the owner's record is true or whole: files, histories and exports can be written anew, with any dates.",
        "When a version could be read by visitors: the times are those of the record, and publishing may come later or never.",
        "That a page did not exist where nothing is told of it.",
    ],
    served: [
        "That every answer was seen: caches before the recorder answer visitors out of its sight, and what it let go by is not counted.",
        "That every visitor was given the same: answers to those who are signed in are not recorded, and others may be kept apart.",
        "How the page stood between two answers that were counted: nobody asked for it then.",
        "That the recorder is right: its times and its answers are the word of whoever runs it.",
    ],
};

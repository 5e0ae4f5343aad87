// What was found when the pages of a capture were shown from their stored bytes and from replay.
export {};

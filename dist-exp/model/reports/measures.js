// The literature's measures of quality as a report prints them: each with its name, its source and what it rests on.
export {};

// Regular expressions of strangers, in time that grows with expression and text and no faster: all ways through the
// expression are followed at once, one character of the text after the other (Thompson, CACM 11(6), 1968).
import { UsageError } from "#errors.js";
import { parseRegex } from "./regex-parser.js";
/** Expressions of more steps, repetitions written out, are refused. */
const MOST_STEPS = 1000;
/** An expression ready to be held against texts. */
export class LinearRegex {
    #steps = [];
    /** Of each step the last round in which it was reached: none is followed twice for one character. */
    #reached;
    #round = 0;
    constructor(source) {
        this.#emit(parseRegex(source));
        this.#steps.push({ op: "match" });
        this.#reached = this.#steps.map(() => -1);
    }
    /** Whether the whole text (`whole`) or its beginning (`start`) is one that the expression means. */
    matches(text, extent) {
        let at = [];
        let isMatch = this.#follow(0, 0, text, at);
        for (let i = 0; i < text.length; i++) {
            if (extent === "start" && isMatch)
                return true;
            if (at.length === 0)
                return false;
            const next = [];
            const code = text.charCodeAt(i);
            isMatch = false;
            this.#round++;
            for (const { test, step } of at)
                if (test(code) && this.#reach(step + 1, i + 1, text, next))
                    isMatch = true;
            at = next;
        }
        return isMatch;
    }
    #follow(step, place, text, at) {
        this.#round++;
        return this.#reach(step, place, text, at);
    }
    /** Notes the characters that may come next; says whether the end of the expression is reached without any. */
    #reach(first, place, text, at) {
        const open = [first];
        let isMatch = false;
        for (let step = open.pop(); step !== undefined; step = open.pop()) {
            if (this.#reached[step] === this.#round)
                continue;
            this.#reached[step] = this.#round;
            const one = this.#steps[step];
            if (one.op === "char")
                at.push({ test: one.test, step });
            else if (one.op === "match")
                isMatch = true;
            else if (one.op === "fork")
                open.push(one.a, one.b);
            else if (one.op === "start" ? place === 0 : place === text.length)
                open.push(step + 1);
        }
        return isMatch;
    }
    #emit(node) {
        if (this.#steps.length > MOST_STEPS)
            throw new UsageError("BAD_INPUT", "filter: a regular expression with too many repetitions");
        switch (node.kind) {
            case "char":
                this.#steps.push({ op: "char", test: node.test });
                return;
            case "all":
                // A step of its own, so that what is empty is counted too.
                this.#fork();
                for (const part of node.parts)
                    this.#emit(part);
                return;
            case "any":
                return this.#emitAny(node.parts);
            case "repeat":
                return this.#emitRepeat(node);
            case "start":
            case "end":
                this.#steps.push({ op: node.kind });
        }
    }
    #emitAny(parts) {
        const ends = [];
        for (const part of parts.slice(0, -1)) {
            const choice = this.#fork();
            this.#emit(part);
            ends.push(this.#fork());
            choice.b = this.#steps.length;
        }
        this.#emit(parts.at(-1));
        for (const end of ends)
            end.a = end.b = this.#steps.length;
    }
    #emitRepeat({ part, least, most }) {
        for (let i = 0; i < least; i++)
            this.#emit(part);
        if (most === Infinity) {
            const [loop, start] = [this.#fork(), this.#steps.length - 1];
            this.#emit(part);
            const back = this.#fork();
            back.a = back.b = start;
            loop.b = this.#steps.length;
            return;
        }
        const skips = [];
        for (let i = least; i < most; i++) {
            skips.push(this.#fork());
            this.#emit(part);
        }
        for (const skip of skips)
            skip.b = this.#steps.length;
    }
    /** A fork that, until told otherwise, goes on behind itself. */
    #fork() {
        const next = this.#steps.length + 1;
        const fork = { op: "fork", a: next, b: next };
        this.#steps.push(fork);
        return fork;
    }
}

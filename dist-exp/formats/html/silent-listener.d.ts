import type { TokenizerCallbacks } from "htmlparser2";
/** Hears whatever htmlparser2's tokenizer says and does nothing. */
export declare class SilentListener implements TokenizerCallbacks {
    onattribdata(_start: number, _end: number): void;
    onattribend(_quote: Parameters<TokenizerCallbacks["onattribend"]>[0], _end: number): void;
    onattribentity(_codePoint: number): void;
    onattribname(_start: number, _end: number): void;
    oncdata(_start: number, _end: number, _endOffset: number): void;
    onclosetag(_start: number, _end: number): void;
    oncomment(_start: number, _end: number, _endOffset: number): void;
    ondeclaration(_start: number, _end: number): void;
    onend(): void;
    onopentagend(_end: number): void;
    onopentagname(_start: number, _end: number): void;
    onprocessinginstruction(_start: number, _end: number): void;
    onselfclosingtag(_end: number): void;
    ontext(_start: number, _end: number): void;
    ontextentity(_codePoint: number, _end: number): void;
}

/** Hears whatever htmlparser2's tokenizer says and does nothing. */
export class SilentListener {
    onattribdata(_start, _end) { }
    onattribend(_quote, _end) { }
    onattribentity(_codePoint) { }
    onattribname(_start, _end) { }
    oncdata(_start, _end, _endOffset) { }
    onclosetag(_start, _end) { }
    oncomment(_start, _end, _endOffset) { }
    ondeclaration(_start, _end) { }
    onend() { }
    onopentagend(_end) { }
    onopentagname(_start, _end) { }
    onprocessinginstruction(_start, _end) { }
    onselfclosingtag(_end) { }
    ontext(_start, _end) { }
    ontextentity(_codePoint, _end) { }
}

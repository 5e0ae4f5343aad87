// What a testimony puts on record beside its contents: how each was come by, and what is told of it. Contents and spans
// are two records, since a recorder knows the span of a content only when it is over (decision 160).
import { parseIso, TOLD_TIERS, toIso, } from "#model/index.js";
import { readJson, wholeNumber } from "./fields.js";
import { isCount, isListOf, isOneOf, isPageKind, isTextUpTo, wholeOf } from "./shapes.js";
const MOST_WORDS = 4096;
/** Longer names of visitors tell nothing more. */
const MOST_VARIANT = 500;
/** The record beside a content. */
export function contentFields({ origin, conversion, leftOut }) {
    return {
        "isochron-content": origin.slice(0, MOST_WORDS),
        ...(conversion !== null && { conversion: conversion.slice(0, MOST_WORDS) }),
        ...(leftOut !== null && { leftOut: leftOut.slice(0, MOST_WORDS) }),
    };
}
/** How a content was come by; `null` beside anything else. */
export function readContentFields(fields) {
    const origin = fields["isochron-content"];
    if (origin === undefined)
        return null;
    return { origin, conversion: fields["conversion"] ?? null, leftOut: fields["leftOut"] ?? null };
}
/** What is told of a content. */
export function toldFields(seq, { kind, records, validators }, told) {
    const { tier, from, to, count, isCurrent, variant } = told;
    return {
        "isochron-told": tier,
        from: toIso(from),
        to: toIso(to),
        ...(count !== undefined && { count: String(count) }),
        ...(isCurrent && { isCurrent: "true" }),
        ...(variant !== undefined && { variant: variant.slice(0, MOST_VARIANT) }),
        seq: String(seq),
        kind,
        content: JSON.stringify(records),
        ...(validators.lastModified !== null && { lastModified: toIso(validators.lastModified) }),
    };
}
/** What is told of a content; `null` for any other record, and for one that cannot be so. */
export function readToldFields(fields) {
    const { kind, variant } = fields;
    const tier = fields["isochron-told"];
    const [seq, from, to] = [wholeNumber(fields["seq"]), timeOf(fields["from"]), timeOf(fields["to"])];
    const records = readJson(fields["content"], isListOf(isRecordRef, MOST_RECORDS));
    if (!isTier(tier) || !isPageKind(kind) || seq === null || from === null || to === null)
        return null;
    if (from > to || records === null || records.length === 0)
        return null;
    const count = wholeNumber(fields["count"]);
    const told = {
        tier,
        from,
        to,
        ...(count !== null && { count }),
        ...(fields["isCurrent"] === "true" && { isCurrent: true }),
        ...(variant !== undefined && { variant: variant.slice(0, MOST_VARIANT) }),
    };
    return { seq, kind, told, records, lastModified: timeOf(fields["lastModified"]) };
}
function timeOf(text) {
    return text === undefined ? null : parseIso(text);
}
const MOST_RECORDS = 4;
const isTier = isOneOf(TOLD_TIERS);
/** Relative, with forward slashes, and never upwards. */
const FILE = /^(?!\/)(?!.*(?:^|\/)\.\.?(?:\/|$))[^\\\0]{1,1024}$/;
const RECORD = {
    id: isTextUpTo(300),
    type: isTextUpTo(20),
    file: (value) => isTextUpTo(1024)(value) && FILE.test(value),
    offset: isCount,
    length: isCount,
};
const isRecordRef = (value) => wholeOf(value, RECORD) !== null;

import type { DocumentBudget } from "../limits/documentLimits.ts";
import { emptyField, escapeMarks } from "../text/inlineMarkup.ts";
import { createFilledText, type FilledText } from "./filledText.ts";
import { parseMergeText, type FieldPath, type Part } from "./parseMergeText.ts";

/** Values of merge fields: formatted texts, groups, and lists of groups. */
type MergeValue = string | MergeValue[] | MergeGroup;
export type MergeGroup = { [name: string]: MergeValue };

/** The filled text, the unknown fields in it, which stay as written, and the known ones without a value, which leave a gap. */
export type Filled = { text: string; unknownFields: string[]; blankFields: string[] };

/** The state of one fill: the text so far, and the document's remaining budget. */
type Filling = { filled: FilledText; unknown: Set<string>; blank: Set<string>; budget: DocumentBudget; field: string[] };

/**
 * Fills a user's text with a shipment's values. `{{consignee.name}}` is a field; `{{#each products}}…{{/each}}`, `{{#if x}}`, `{{#unless
 * x}}` and `{{#with x}}` are blocks, with `{{else}}`. A block looks names up in its own group first, then in the enclosing ones. Returns
 * plain text. Throws a DocumentProblem at `field` for a text that cannot be parsed or exceeds the budget.
 */
export function fillMergeFields(
  source: string,
  values: MergeGroup,
  { budget, field }: { budget: DocumentBudget; field: string[] },
): Filled {
  const filling: Filling = { filled: createFilledText(), unknown: new Set(), blank: new Set(), budget, field };
  fill(parseMergeText(source, { budget, field }), [values], filling);
  return { text: filling.filled.text(), unknownFields: [...filling.unknown], blankFields: [...filling.blank] };
}

/** All fields with their values for a pick-list; a list's values are joined by commas. */
export function listMergeFields(group: MergeGroup, prefix = ""): { name: string; value: string }[] {
  return Object.entries(group).flatMap(([key, value]) => {
    const name = `${prefix}${key}`;
    if (typeof value === "string") return [{ name, value }];
    if (!Array.isArray(value)) return listMergeFields(value, `${name}.`);
    const keys = [...new Set(value.flatMap((entry) => (isGroup(entry) ? Object.keys(entry) : [])))];
    return keys.map((inner) => ({ name: `${name}.${inner}`, value: textOf(step(value, inner)) ?? "" }));
  });
}

function fill(parts: Part[], groups: MergeValue[], filling: Filling): void {
  for (const part of parts) {
    filling.budget.spend("mergeSteps", 1, filling.field);
    fillPart(part, groups, filling);
  }
}

function fillPart(part: Part, groups: MergeValue[], filling: Filling): void {
  if (part.type === "text") {
    append(part.text, filling);
    return;
  }
  const value = resolvePath(part.path, groups);
  if (part.type === "field") {
    // Within a block the values are those of a list's entry, of which some are often blank.
    if (value === "" && groups.length === 1) filling.blank.add(part.path.text);
    fillField(part.path, value, filling);
    return;
  }
  if (value === undefined) filling.unknown.add(part.path.text);
  const isThere = value !== undefined && !isEmpty(value);
  switch (part.type) {
    case "if":
      return fill(isThere ? part.body : part.otherwise, groups, filling);
    case "unless":
      return fill(isThere ? part.otherwise : part.body, groups, filling);
    case "with":
      return isThere ? fill(part.body, [value, ...groups], filling) : fill(part.otherwise, groups, filling);
    case "each": {
      const entries = isThere ? (Array.isArray(value) ? value : [value]) : [];
      if (entries.length === 0) fill(part.otherwise, groups, filling);
      for (const entry of entries) fill(part.body, [entry, ...groups], filling);
    }
  }
}

function fillField(path: FieldPath, found: MergeValue | undefined, filling: Filling): void {
  const text = found === undefined ? null : textOf(found);
  if (text === null) {
    filling.unknown.add(path.text);
    append(`{{${path.text}}}`, filling);
    return;
  }
  // A value is no markup.
  const value = text === "" && filling.filled.endsWithMark() ? emptyField : escapeMarks(text);
  append(filling.filled.isInRow() ? cellText(value) : value, filling);
}

/** A value in a table row must neither end the row nor start a cell. */
function cellText(text: string): string {
  const lines = text.split("\n");
  const line = lines.length === 1 ? text : lines.map((each) => each.trim()).join(" ");
  return line.replaceAll("|", "\\|");
}

/** Checks the budget first, so that a text beyond it is never built. */
function append(text: string, { filled, budget, field }: Filling): void {
  budget.spend("characters", text.length, field);
  filled.append(text);
}

/** The nearest group with the first name decides; each `../` starts one group further out. */
function resolvePath({ depth, names }: FieldPath, groups: MergeValue[]): MergeValue | undefined {
  const reachable = groups.slice(depth);
  const [first, ...rest] = names;
  if (first === undefined) return reachable[0];
  const found = reachable.map((group) => step(group, first)).find((value) => value !== undefined);
  return rest.reduce<MergeValue | undefined>((value, name) => (value === undefined ? undefined : step(value, name)), found);
}

/** The group's own value of that name; for a list, the values of all its entries. */
function step(value: MergeValue, name: string): MergeValue | undefined {
  if (Array.isArray(value)) {
    if (value.length === 0) return "";
    const inner = value.map((entry) => step(entry, name)).filter((entry) => entry !== undefined);
    return inner.length > 0 ? inner : undefined;
  }
  return isGroup(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** A text, or a list's texts joined; null for groups. */
function textOf(value: MergeValue | undefined): string | null {
  if (typeof value === "string") return value;
  if (!Array.isArray(value)) return null;
  const texts = value.filter((entry) => typeof entry === "string");
  return texts.length === value.length ? texts.filter(Boolean).join(", ") : null;
}

const zero = /^0(?:\.0+)?$/;

/** A blank text, an empty list, and a figure of 0 count as absent: `{{#if charges.discount}}` prints no discount of 0.00. */
function isEmpty(value: MergeValue): boolean {
  return typeof value === "string" ? value === "" || zero.test(value) : Array.isArray(value) && value.length === 0;
}

function isGroup(value: MergeValue): value is MergeGroup {
  return typeof value === "object" && !Array.isArray(value);
}

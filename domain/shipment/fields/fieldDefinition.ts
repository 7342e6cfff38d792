/**
 * What users see of one field in many places, as plain data: a small interpreter in each layer reads it and asks for its type, never for
 * its name (ADR-0076). A field that needs more than its definition says is written out next to the interpreter's result.
 */
export type FieldDefinition = {
  /** Its name in forms, on the detail page, and in messages. */
  label: string;
  /** A date is `DD/MM/YYYY` in REST, and `YYYY-MM-DD` in GraphQL, forms and rows. */
  type: "text" | "figure" | "date";
  /** How a text is read: a trimmed line (the default), kept as typed, a country of the built-in list, or a code in capitals. */
  format?: "line" | "asTyped" | "country" | "code";
  /** Most characters of a text; a line has at most 255 unless it says more. */
  limit?: number;
  /** The texts that are allowed, apart from none. */
  choices?: readonly string[];
  /** A regular expression that a text must match, and its words in the refusal. */
  pattern?: { expression: RegExp; words: string };
  /** Most decimals of a figure; 3 unless it says otherwise. */
  decimals?: number;
  /** The unit of a figure. */
  unit?: string;
  /** Whether a save without it is refused. */
  isRequired?: true;
  /** Whether lists of shipments contain it. */
  isInLists?: true;
  /** Whether it is Lading's own. A body leaves it out while it is empty, because another server may refuse unknown fields. */
  isExtension?: true;
  /** What it is, its unit and format, and what empty means; for REST and GraphQL. */
  description: string;
  example: string | number;
  /** Its name in the audit trail. */
  history: string;
  /** A long text: the audit trail says only that it changed. */
  isHiddenInHistory?: true;
  /** Path of the merge field in custom documents; null without one. */
  merge: string | null;
};

export type FieldTable = Record<string, FieldDefinition>;

/** A value for each field of a table: one type for figures, one for texts, and possibly another for dates. */
export type FieldValues<Fields extends FieldTable, Figure, Text = string, Day = Text> = {
  [Name in keyof Fields]: Fields[Name]["type"] extends "figure" ? Figure : Fields[Name]["type"] extends "date" ? Day : Text;
};

/** The values of a body: it may lack those of Lading's own fields. */
export type BodyValues<Fields extends FieldTable, Figure> = FieldValues<Omit<Fields, NamesWith<Fields, "isExtension">>, Figure> &
  Partial<FieldValues<Pick<Fields, NamesWith<Fields, "isExtension">>, Figure>>;

/** Names of the fields that have a flag. */
export type NamesWith<Fields extends FieldTable, Flag extends keyof FieldDefinition> = {
  [Name in keyof Fields]: Fields[Name] extends Record<Flag, true> ? Name : never;
}[keyof Fields];

/** One function for each type of field; dates are like texts unless they have their own. */
type ByType<Name, Figure, Text, Day> = {
  text: (name: Name, field: FieldDefinition) => Text;
  figure: (name: Name, field: FieldDefinition) => Figure;
  date?: (name: Name, field: FieldDefinition) => Day;
};

/** A record with a value for each field, made by the function of the field's type. */
export function mapFields<Fields extends FieldTable, Figure, Text, Day = Text>(
  fields: Fields,
  byType: ByType<keyof Fields & string, Figure, Text, Day>,
): FieldValues<Fields, Figure, Text, Day> {
  const entries = Object.entries(fields).map(([name, field]) => [name, (byType[field.type] ?? byType.text)(name, field)]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Each value comes from the function of its field's type.
  return Object.fromEntries(entries) as FieldValues<Fields, Figure, Text, Day>;
}

/** The same value for each field. */
export function eachField<Fields extends FieldTable, Value>(
  fields: Fields,
  valueOf: (name: keyof Fields & string, field: FieldDefinition) => Value,
): Record<keyof Fields, Value> {
  const entries = Object.entries(fields).map(([name, field]) => [name, valueOf(name, field)]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- There is an entry for each field.
  return Object.fromEntries(entries) as Record<keyof Fields, Value>;
}

/** Empty texts for all fields of a form or draft. */
export function blankTexts<Fields extends FieldTable>(fields: Fields): Record<keyof Fields, string> {
  return eachField(fields, () => "");
}

/** Splits a table into the fields that have a flag and those that do not. */
export function splitFields<Fields extends FieldTable, Flag extends "isRequired" | "isInLists" | "isExtension">(
  fields: Fields,
  flag: Flag,
) {
  const part = (isWanted: boolean) => Object.fromEntries(Object.entries(fields).filter(([, field]) => (field[flag] === true) === isWanted));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The type finds the flags as the filter does.
  return [part(true), part(false)] as [Pick<Fields, NamesWith<Fields, Flag>>, Omit<Fields, NamesWith<Fields, Flag>>];
}

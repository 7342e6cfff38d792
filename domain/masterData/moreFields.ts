import { recordOf } from "../typedObject.ts";
import { tidy } from "./check.ts";
import type { Field } from "./kind.ts";

type Details = Partial<Pick<Field, "input" | "maxLength" | "format" | "hint" | "keyboard" | "options">>;

/** An optional field that some papers need: a text of at most 255 characters unless `details` says otherwise. */
export function moreField<const Name extends string>(name: Name, label: string, description: string, details: Details = {}) {
  const field = { name, label, input: "text", required: false, isMore: true, maxLength: 255, description, ...details } as const;
  return field satisfies Field;
}

/** The texts of optional fields; absent where not given. */
export type MoreTexts<Fields extends readonly { name: string }[]> = OptionalTexts<Fields[number]["name"]>;
export type OptionalTexts<Name extends string> = { [One in Name]?: string | undefined };

/** The same as they are entered. */
type Entered<Name extends string> = { readonly [One in Name]?: string | null | undefined };
type Named<Name extends string> = { readonly name: Name };

/** The fields' texts; "" where not given. */
export function textsOf<Name extends string>(fields: readonly Named<Name>[], entered: Entered<Name>): Record<Name, string> {
  return recordOf(fields.map(({ name }) => [name, entered[name] ?? ""] as const));
}

/** The fields' texts as they are stored; "" where not given. */
export function tidyTexts<Name extends string>(fields: readonly (Field & Named<Name>)[], entered: Entered<Name>): Record<Name, string> {
  return recordOf(fields.map((field) => [field.name, tidy(field, entered[field.name] ?? "")] as const));
}

/** The texts that are not blank. */
export function givenTexts<Name extends string>(fields: readonly Named<Name>[], entered: Entered<Name>): OptionalTexts<Name> {
  return recordOf(fields.map(({ name }) => [name, entered[name] || undefined] as const).filter(([, text]) => text !== undefined));
}

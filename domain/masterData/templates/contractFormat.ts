import { invalid, type Problem } from "../../http/problem.ts";
import { tooLong } from "../../text/tooLong.ts";
import type { Surface } from "../kind.ts";

/** One named section of a contract, in the user's order. */
export type ContractField = { name: string; value: string };

export const contractFormatWords = {
  name: "contractFormat",
  noun: "contract format",
  title: "Contract Format",
  label: "Contract Format",
  path: "contract-format",
  nextBlocked: "Please add at least one contract format before proceeding",
} as const;

/** The most characters of a format's name, of a field's name and of its value. */
export const contractFormatLimits = { name: 255, fieldName: 255, fieldValue: 10_000 } as const;

export const contractFormatMessages = {
  nameMissing: {
    settings: "Please enter a format name",
    onboarding: "Please enter a contract format name",
    quickAdd: "Please enter a format name",
  },
  fieldMissing: "Please add at least one complete field (both name and value)",
  idMissing: "Cannot update format: missing contract ID",
  fieldTwice: (name: string) => `The field "${name}" stands twice`,
  fieldNumber: (name: string) => `The field name "${name}" must not be a whole number`,
} as const;

/** The rules of a contract format (R-163, R-164, R-165, R-1398; a map keeps its order only while no name is a whole number). */
export function checkContractFormat(format: { name: string; fields: ContractField[] }, surface: Surface): Problem[] {
  if (!format.name.trim()) return [invalid(contractFormatMessages.nameMissing[surface], "name")];
  const fields = completeFields(format.fields);
  if (fields.length === 0) return [invalid(contractFormatMessages.fieldMissing, "fields")];
  return [...atMost(contractFormatLimits.name, "Name", format.name.trim(), "name"), ...checkContractFields(fields)];
}

function atMost(limit: number, label: string, text: string, ...path: string[]): Problem[] {
  return text.length > limit ? [invalid(tooLong(label, limit), ...path)] : [];
}

/** The rules of the sections alone, which a contract request carries too; none at all is fine there. */
export function checkContractFields(fields: ContractField[]): Problem[] {
  const problems: Problem[] = [];
  for (const [index, { name, value }] of fields.entries()) {
    problems.push(
      ...atMost(contractFormatLimits.fieldName, "Field Name", name, "fields", String(index), "name"),
      ...atMost(contractFormatLimits.fieldValue, "Field Value", value, "fields", String(index), "value"),
    );
    if (/^\d+$/.test(name)) problems.push(invalid(contractFormatMessages.fieldNumber(name), "fields", String(index)));
    const first = fields.findIndex((other) => other.name === name);
    if (first !== index) problems.push(invalid(contractFormatMessages.fieldTwice(name), "fields", String(index)));
  }
  return problems;
}

/** Blank rows dropped, names and values trimmed. */
export function completeFields(fields: ContractField[]): ContractField[] {
  return fields.map(({ name, value }) => ({ name: name.trim(), value: value.trim() })).filter(({ name, value }) => name && value);
}

/** REST's map of sections as the ordered list that everything else uses. */
export function fieldsFromMap(map: Record<string, string>): ContractField[] {
  return Object.entries(map).map(([name, value]) => ({ name, value }));
}

/** The ordered list as REST's map; JSON keeps the order because no name is a whole number. */
export function fieldsToMap(fields: ContractField[]): Record<string, string> {
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}

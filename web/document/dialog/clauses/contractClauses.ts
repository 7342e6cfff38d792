import { numberedWords } from "#domain/documents/commonFields.ts";
import { checkContractFields, type ContractField } from "#domain/masterData/templates/contractFormat.ts";

/** A contract field being edited, with its own id so that it keeps its place and focus when it is moved. */
export type Clause = ContractField & { id: string };

/** Validation errors of a clause's name or text. */
export type ClauseErrors = { name?: string; value?: string };

/** A format's fields as clauses, in order. */
export function clausesOf(fields: readonly ContractField[]): Clause[] {
  return fields.map(({ name, value }) => ({ id: crypto.randomUUID(), name, value }));
}

/** A new empty clause. */
export function blankClause(): Clause {
  return { id: crypto.randomUUID(), name: "", value: "" };
}

/** Validation errors by clause id: half-filled clauses, and names and texts that the rules of contract fields reject. */
export function checkClauses(clauses: readonly Clause[]): Map<string, ClauseErrors> {
  const errors = new Map<string, ClauseErrors>();
  const kept = filled(clauses);
  for (const { message, field } of checkContractFields(kept.map(({ name, value }) => ({ name: name.trim(), value: value.trim() })))) {
    const clause = kept[Number(field?.[1])];
    if (clause !== undefined) errors.set(clause.id, { ...errors.get(clause.id), [field?.[2] === "value" ? "value" : "name"]: message });
  }
  for (const { id, name, value } of kept) {
    if (name.trim() === "") errors.set(id, { name: numberedWords.incomplete });
    else if (value.trim() === "") errors.set(id, { ...errors.get(id), value: numberedWords.incomplete });
  }
  return errors;
}

/** Whether two lists of clauses have the same texts. */
export function isSameText(left: readonly ContractField[], right: readonly ContractField[]): boolean {
  const text = (fields: readonly ContractField[]) => JSON.stringify(fields.map(({ name, value }) => [name, value]));
  return text(left) === text(right);
}

function filled(clauses: readonly Clause[]): Clause[] {
  return clauses.filter(({ name, value }) => name.trim() !== "" || value.trim() !== "");
}

import type { ContractField } from "#domain/masterData/templates/contractFormat.ts";

type Versions = {
  /** As the form was opened. */
  before: readonly ContractField[];
  /** As the form has them now. */
  after: readonly ContractField[];
  /** As they are stored by now. */
  stored: readonly ContractField[];
};

/**
 * The clauses with what the form changed, and, where it changed nothing, what another window stored meanwhile. Those that the other window
 * added come last. If both changed a clause, the form's text holds.
 */
export function mergedClauses({ before, after, stored }: Versions): ContractField[] {
  const [opened, edited, other] = [textsOf(before), textsOf(after), textsOf(stored)];
  const kept = after.flatMap(({ name, value }) => {
    if (opened.get(name) !== value) return [{ name, value }];
    const now = other.get(name);
    return now === undefined ? [] : [{ name, value: now }];
  });
  const added = stored.filter(({ name }) => !opened.has(name) && !edited.has(name));
  const merged = [...kept, ...added];
  // A format needs one clause at least.
  return merged.length > 0 ? merged : [...after];
}

function textsOf(clauses: readonly ContractField[]): Map<string, string> {
  return new Map(clauses.map(({ name, value }) => [name, value]));
}

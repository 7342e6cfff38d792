import { keptChanges, keptCharacters, type AuditChange, type AuditNote } from "#domain/audit/auditTrail.ts";

/** A draft of an audit entry; omitted fields become null, "" or []. */
export type AuditDraft = Pick<AuditNote, "action" | "noun"> & Partial<Omit<AuditNote, "changeCount">>;

/** The answer of a write, and its audit entries: at least one, plus one for each further shipment that it touches; none if nothing changed. */
export type Audited<T> = { answer: T; notes: readonly AuditDraft[] };

/** The result of an audited write: `answer` is returned to the caller, `notes` are appended to the audit trail in the same transaction. */
export function auditedResult<T>(answer: T, ...notes: [AuditDraft, ...AuditDraft[]]): Audited<T> {
  return { answer, notes };
}

/** The result of a write that found everything as it asks for: the trail reports nothing that did not happen. */
export function nothingChanged<T>(answer: T): Audited<T> {
  return { answer, notes: [] };
}

/** Fills in omitted fields and truncates texts to the stored length. */
export function completeDraft({ changes = [], ...note }: AuditDraft): AuditNote {
  return {
    entityId: null,
    shipmentId: null,
    ...note,
    name: cut(note.name ?? ""),
    changes: changes.slice(0, keptChanges).map(({ field, of, from, to }) => ({ field, of: cut(of), from: cutText(from), to: cutText(to) })),
    changeCount: changes.length,
  };
}

/** The change of one field; empty when both sides are equal. `of` names what the field belongs to. */
export function fieldChange(field: string, from: string | number, to: string | number, of = ""): AuditChange[] {
  return String(from) === String(to) ? [] : [{ field, of, from: String(from), to: String(to) }];
}

/** Like `fieldChange`, for values that the trail must not store: records that the field changed, without its values. */
export function hiddenChange(field: string, from: string, to: string, of = ""): AuditChange[] {
  return from === to ? [] : [{ field, of, from: null, to: null }];
}

/** Names added to and removed from a list; a repeated name counts as often as it occurs. */
export function itemChanges(field: string, from: readonly string[], to: readonly string[]): AuditChange[] {
  const gone = without(from, to).map((name) => ({ field, of: "", from: name, to: "" }));
  return [...gone, ...without(to, from).map((name) => ({ field, of: "", from: "", to: name }))];
}

function without(names: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return names.filter((name) => {
    const at = left.indexOf(name);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function cutText(text: string | null): string | null {
  return text === null ? null : cut(text);
}

function cut(text: string): string {
  if (text.length <= keptCharacters) return text;
  return `${Array.from(text)
    .slice(0, keptCharacters - 1)
    .join("")}…`;
}

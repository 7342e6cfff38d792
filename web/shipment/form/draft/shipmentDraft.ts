import { currentUserId } from "../../../session/session.ts";
import { forget, readStored, store } from "../../../session/storage.ts";
import { draftPrefix } from "./draftPrefix.ts";
import { blankContainer, blankReference, blankValues, type FormValues } from "../values/formValues.ts";
import type { ShipmentFormTask } from "../values/shipmentFormTask.ts";

/** Unsaved work kept in the browser: its owner and firm, when it was typed, and the version of the shipment it changes. */
export type ShipmentDraft = { userId: string; firmId?: string; savedAt: string; version: number | null; values: FormValues };

/** Which form a draft belongs to: its user and firm, and whether it is a new shipment, a change, or a copy. */
export type DraftPlace = { userId: string; firmId: string; task: ShipmentFormTask };

/** The place of the signed-in user's draft. Determined once, since an expired session no longer knows its user. */
export function draftPlace(firmId: string, task: ShipmentFormTask): DraftPlace {
  return { userId: currentUserId(), firmId, task };
}

/** The draft that this user left at this place; null if there is none or it is invalid. */
export function readDraft(place: DraftPlace): ShipmentDraft | null {
  const text = readStored(keyOf(place));
  if (text === null) return null;
  try {
    const draft: unknown = JSON.parse(text);
    return isDraft(draft) && draft.userId === place.userId ? draft : null;
  } catch {
    return null;
  }
}

export function storeDraft(place: DraftPlace, values: FormValues, version: number | null): void {
  const draft: ShipmentDraft = { userId: place.userId, firmId: place.firmId, savedAt: new Date().toISOString(), version, values };
  store(keyOf(place), JSON.stringify(draft));
}

export function forgetDraft(place: DraftPlace): void {
  forget(keyOf(place));
}

/** Two users of one browser have separate drafts. */
function keyOf({ userId, firmId, task }: DraftPlace): `shipment-draft-${string}` {
  const subject = task.mode === "create" ? firmId : task.shipmentId;
  return `${draftPrefix(userId)}${task.mode}-${subject}`;
}

/** Whether a stored value is a draft of this release. One of another release, or a manipulated one, would break the form. */
function isDraft(value: unknown): value is ShipmentDraft {
  if (typeof value !== "object" || value === null || !("version" in value && "savedAt" in value && "values" in value)) return false;
  if (value.version !== null && typeof value.version !== "number") return false;
  if ("firmId" in value && typeof value.firmId !== "string") return false;
  return (
    !Number.isNaN(Date.parse(String(value.savedAt))) &&
    hasShapeOf(value.values, { ...blankValues(), notifyIds: [""], containers: [blankContainer("")], references: [blankReference()] })
  );
}

/** Whether a value has all keys of a model with the same types; list items are compared with the model's first. */
function hasShapeOf(value: unknown, model: unknown): boolean {
  if (Array.isArray(model)) return Array.isArray(value) && value.every((item) => hasShapeOf(item, model[0]));
  if (typeof model !== "object" || model === null) return typeof value === typeof model;
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(model).every(([key, part]) => hasShapeOf(Reflect.get(value, key), part));
}

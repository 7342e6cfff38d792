import { currentUserId } from "../../../session/session.ts";
import { readStored, storedKeys } from "../../../session/storage.ts";
import type { ShipmentFormTask } from "../values/shipmentFormTask.ts";
import { draftPrefix } from "./draftPrefix.ts";

/** A draft as lists of drafts show it: which form it belongs to, the shipment's name in it, and when it was typed. */
export type LeftDraft = { task: ShipmentFormTask; firmId: string; name: string; savedAt: string };

/**
 * The drafts that the signed-in user left in this browser, the newest first. It reads as little as a list needs: the form itself checks
 * the whole draft when it opens.
 */
export function leftDrafts(): LeftDraft[] {
  const userId = currentUserId();
  const prefix = draftPrefix(userId);
  const drafts = storedKeys(prefix).flatMap((key): LeftDraft[] => {
    const [, mode = "", subject = ""] = /^(create|edit|duplicate)-(.+)$/s.exec(key.slice(prefix.length)) ?? [];
    const draft = readOutline(key, userId);
    if (draft === null || mode === "") return [];
    if (mode === "create") return [{ ...draft, task: { mode }, firmId: subject }];
    return draft.firmId === null
      ? []
      : [{ ...draft, task: { mode: mode === "edit" ? mode : "duplicate", shipmentId: subject }, firmId: draft.firmId }];
  });
  return drafts.toSorted((one, other) => Date.parse(other.savedAt) - Date.parse(one.savedAt));
}

function readOutline(key: `shipment-draft-${string}`, userId: string): { firmId: string | null; name: string; savedAt: string } | null {
  try {
    const draft: unknown = JSON.parse(readStored(key) ?? "null");
    if (typeof draft !== "object" || draft === null || Reflect.get(draft, "userId") !== userId) return null;
    const [firmId, savedAt, values]: unknown[] = ["firmId", "savedAt", "values"].map((name) => Reflect.get(draft, name));
    if (typeof savedAt !== "string" || Number.isNaN(Date.parse(savedAt)) || typeof values !== "object" || values === null) return null;
    const name: unknown = Reflect.get(values, "name");
    return { firmId: typeof firmId === "string" ? firmId : null, name: typeof name === "string" ? name.trim() : "", savedAt };
  } catch {
    return null;
  }
}

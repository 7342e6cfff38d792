import { currentUserId } from "../../../session/session.ts";
import { forget } from "../../../session/storage.ts";

/** How the keys of a user's drafts begin in browser storage: two users of one browser have separate drafts. */
export function draftPrefix(userId: string): `shipment-draft-${string}` {
  return `shipment-draft-${userId}-`;
}

/** Forgets what the signed-in user left unsaved of a shipment that is gone (R-1197). */
export function forgetDraftsOf(shipmentId: string): void {
  const prefix = draftPrefix(currentUserId());
  for (const mode of ["edit", "duplicate"]) forget(`${prefix}${mode}-${shipmentId}`);
}

import { showError, showSuccess } from "../ui/feedback/toast.ts";
import { currentToken, endSession } from "../session/session.ts";
import { forget, readStored } from "../session/storage.ts";
import { askBeforeEnd } from "../unsaved/useUnsavedGuard.ts";

/** Logs the user out in this browser only; unsaved work asks first. */
export function logOut(): void {
  askBeforeEnd(endNow);
}

/** If storage keeps the token, show an error: the user would believe the log-out. */
function endNow(): void {
  const token = currentToken();
  const isStored = () => token !== null && readStored("jwt") === token;
  if (isStored()) forget("jwt");
  if (isStored()) return showError("Failed to logout. Please try again.");
  endSession("signedOut");
  showSuccess("You have been successfully logged out");
}

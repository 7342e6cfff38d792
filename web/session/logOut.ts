import { showError, showSuccess } from "../ui/feedback/toast.ts";
import { endSession } from "./session.ts";
import { forget, readStored } from "./storage.ts";

/** Logs the user out, in this browser alone. One that keeps the token all the same is told of, or the user would trust it. */
export function logOut(): void {
  forget("jwt");
  if (readStored("jwt") !== null) return showError("Failed to logout. Please try again.");
  endSession("signedOut");
  showSuccess("You have been successfully logged out");
}

import { RequestError, textOfError } from "./RequestError.ts";
import { showError } from "../ui/feedback/toast.ts";

/** Shows why a request failed. Skips 401: the redirect to the sign-in page explains an ended session. */
export function showFailure(error: unknown, failure: string): void {
  if (!(error instanceof RequestError && error.status === 401)) showError(textOfError(error, failure));
}

import type { UserError } from "../relay/payloadErrors.ts";
import { showError } from "../ui/feedback/toast.ts";

type Outcomes = { onGone: () => void; onErrors: (errors: readonly UserError[]) => void };

/**
 * Sends what a dialog does to a file. If somebody else was quicker, so that the file is gone or in a state that does not allow it, says so; the
 * page loads again once the dialog has closed (R-1265). Resolves to whether the dialog has done its part.
 */
export async function sendAct(
  send: (outcomes: Outcomes) => Promise<object | null>,
  goneText = "This document has been deleted.",
): Promise<boolean> {
  let isOver = false;
  const response = await send({
    onGone() {
      isOver = true;
      showError(goneText);
    },
    onErrors(errors) {
      isOver = errors.some(({ code }) => code === "CONFLICT");
    },
  });
  return response !== null || isOver;
}

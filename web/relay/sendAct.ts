import { showError } from "../ui/feedback/toast.ts";
import type { UserError } from "./payloadErrors.ts";

type Outcomes = { onErrors: (errors: readonly UserError[]) => void; onGone?: () => void };
type Words = {
  /** What is said if the subject is gone; the service's words if left out. */
  gone?: string;
  /** Receives validation errors, to mark fields. */
  onErrors?: (errors: readonly UserError[]) => void;
};

/** For acts on files. */
export const documentGone: Words = { gone: "This document has been deleted." };

/**
 * Sends what a dialog does to one thing. If somebody else was quicker, so that it is gone or in a state that does not allow it, says so; the
 * page loads again once the dialog has closed (R-1265). Resolves to whether the dialog has done its part.
 */
export async function sendAct(send: (outcomes: Outcomes) => Promise<object | null>, words: Words = {}): Promise<boolean> {
  return (await sendForAnswer(send, words)).isSettled;
}

/** As `sendAct`, for a dialog that needs the answer too. `answer` is null if the act was refused. */
export async function sendForAnswer<Answer extends object>(
  send: (outcomes: Outcomes) => Promise<Answer | null>,
  { gone, onErrors = () => {} }: Words = {},
): Promise<{ answer: Answer | null; isSettled: boolean }> {
  let isOver = false;
  const answer = await send({
    onErrors(errors) {
      isOver = errors.some(({ code }) => code === "CONFLICT" || code === "NOT_FOUND");
      onErrors(errors);
    },
    ...(gone !== undefined && {
      onGone() {
        isOver = true;
        showError(gone);
      },
    }),
  });
  return { answer, isSettled: answer !== null || isOver };
}

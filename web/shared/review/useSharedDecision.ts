import { useRevalidator } from "react-router";
import type { UserError } from "../../relay/payloadErrors.ts";
import { showError } from "../../ui/feedback/toast.ts";

type Outcomes = { onGone: () => void; onErrors: (errors: readonly UserError[]) => void };

/**
 * Sends a partner's decision. If it is not asked for any more, or somebody else decided meanwhile, says so and loads the page again. Resolves
 * to whether the dialog has done its part.
 */
export function useSharedDecision(): (send: (outcomes: Outcomes) => Promise<object | null>) => Promise<boolean> {
  const { revalidate } = useRevalidator();
  return async (send) => {
    let isOver = false;
    const response = await send({
      onGone() {
        isOver = true;
        showError("You are not asked to decide about this document any more.");
      },
      onErrors(errors) {
        isOver = errors.some(({ code }) => code === "CONFLICT");
      },
    });
    if (isOver) void revalidate();
    return response !== null || isOver;
  };
}

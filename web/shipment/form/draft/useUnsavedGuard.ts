import { useEffect, useState } from "react";
import { useBlocker } from "react-router";
import { currentToken } from "../../../session/session.ts";
import type { OpenForm } from "./openForm.ts";

/** What the form asks and does before it closes. */
export type UnsavedGuard = {
  /** Whether the question is open. */
  isAsking: boolean;
  /** Closes the form, or asks first if there are unsaved changes. */
  requestClose: () => void;
  handleStay: () => void;
  handleLeave: () => void;
};

/**
 * Protects unsaved work on every way out: closing the panel, navigating, closing the tab (where only the browser's own question is
 * possible). The end of a session cannot be refused; the draft is kept then.
 */
export function useUnsavedGuard(form: OpenForm, onClose: () => void): UnsavedGuard {
  const [isClosing, setClosing] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && currentToken() !== null && form.isChanged(),
  );
  useEffect(() => {
    function handleUnload(event: BeforeUnloadEvent) {
      if (!form.isChanged()) return;
      form.keepDraft();
      event.preventDefault();
    }
    window.addEventListener("beforeunload", handleUnload);
    return () => window.removeEventListener("beforeunload", handleUnload);
  }, [form]);
  return {
    isAsking: isClosing || blocker.state === "blocked",
    requestClose() {
      if (form.isChanged()) return setClosing(true);
      onClose();
    },
    handleStay() {
      setClosing(false);
      blocker.reset?.();
    },
    handleLeave() {
      setClosing(false);
      form.settle();
      if (blocker.state === "blocked") return blocker.proceed();
      onClose();
    },
  };
}

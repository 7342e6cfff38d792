import { useEffect } from "react";
import type { OpenForm } from "./openForm.ts";

/** Pause in typing, in milliseconds, before the draft is written. */
const rest = 600;

/** Writes the form's values to browser storage: soon after typing, and at once when the page is left. */
export function useStoredDraft(form: OpenForm): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    function write() {
      timer = null;
      form.keepDraft();
    }
    function handleChange() {
      if (timer !== null) clearTimeout(timer);
      timer = setTimeout(write, rest);
    }
    function handleHide() {
      if (timer === null) return;
      clearTimeout(timer);
      write();
    }
    const stop = form.store.subscribe(handleChange);
    window.addEventListener("pagehide", handleHide);
    document.addEventListener("visibilitychange", handleHide);
    return () => {
      stop();
      window.removeEventListener("pagehide", handleHide);
      document.removeEventListener("visibilitychange", handleHide);
      // The end of a session removes the form in the middle of typing.
      handleHide();
    };
  }, [form]);
}

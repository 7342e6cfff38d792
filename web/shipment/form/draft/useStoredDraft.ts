import { useEffect } from "react";
import type { OpenForm } from "./openForm.ts";

/** How long the keyboard must rest before the draft is written, in milliseconds. */
const rest = 600;

/** Writes what is typed to the browser's storage: soon after it is typed, and at once when the page goes away. */
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
      // The end of a session takes the form away in the middle of a word.
      handleHide();
    };
  }, [form]);
}

import { useEffect, useState } from "react";
import { useBlocker, type Location } from "react-router";
import { currentToken, isOfAnother } from "../session/session.ts";
import { createStore, useStore } from "../ui/store/store.ts";

/** Entered work that leaving would lose. */
type Unsaved = {
  isChanged: () => boolean;
  /** Keeps the work for later, where only the browser's own question is possible. */
  keepDraft?: () => void;
  /** Discards the work on purpose. */
  settle: () => void;
  /** Whether the work is lost in the tabs of its page too; by default it is only lost on another page. */
  isOfTab?: boolean;
  /** Whether the end of the session keeps the work for its user, as it keeps a comment's text. */
  isKept?: boolean;
};

/** What a form asks and does before it closes. */
export type UnsavedGuard = {
  /** Whether the question is open. */
  isAsking: boolean;
  /** Closes the form, or asks first if there are unsaved changes. */
  requestClose: () => void;
  handleStay: () => void;
  handleLeave: () => void;
};

/** All unsaved work on the page: the router asks the newest guard alone, which answers for all. */
const open = new Set<Unsaved>();

/** What goes on after Leave, besides a navigation; null if nothing waits for the answer. */
const waiting = createStore<{ goOn: () => void } | null>(null);

/**
 * Protects unsaved work on every way out: closing the panel, navigating, closing the tab (where only the browser's own question is
 * possible). The end of a session cannot be refused; the draft is kept then. `work` is the same object while the work is.
 */
export function useUnsavedGuard(work: Unsaved, onClose: () => void): UnsavedGuard {
  const [isClosing, setClosing] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentToken() !== null && lostBetween(currentLocation, nextLocation).length > 0,
  );
  const isAwaited = useStore(waiting) !== null && lostWithSession().at(-1) === work;
  useEffect(() => {
    open.add(work);
    function handleUnload(event: BeforeUnloadEvent) {
      if (!work.isChanged()) return;
      work.keepDraft?.();
      // Who is asked may stay, and the page is not theirs (R-1269).
      if (!isOfAnother()) event.preventDefault();
    }
    window.addEventListener("beforeunload", handleUnload);
    return () => {
      open.delete(work);
      waiting.set(null);
      window.removeEventListener("beforeunload", handleUnload);
    };
  }, [work]);
  return {
    isAsking: isClosing || isAwaited || blocker.state === "blocked",
    requestClose() {
      if (work.isChanged()) return setClosing(true);
      onClose();
    },
    handleStay() {
      setClosing(false);
      waiting.set(null);
      blocker.reset?.();
    },
    handleLeave() {
      setClosing(false);
      const awaited = waiting.get();
      if (awaited !== null) {
        waiting.set(null);
        for (const lost of lostWithSession()) lost.settle();
        return awaited.goOn();
      }
      if (blocker.state !== "blocked") {
        work.settle();
        return onClose();
      }
      for (const lost of open) lost.settle();
      blocker.proceed();
    },
  };
}

/** Whether a form on the page, or in a dialog on it, has work that is not saved. */
export function hasUnsavedWork(): boolean {
  return [...open].some(({ isChanged }) => isChanged());
}

/** Ends the session by the user's wish: asks first if that loses unsaved work. */
export function askBeforeEnd(end: () => void): void {
  if (lostWithSession().length === 0) end();
  else waiting.set({ goOn: end });
}

function lostWithSession(): Unsaved[] {
  return [...open].filter(({ isChanged, isKept = false }) => !isKept && isChanged());
}

function lostBetween(from: Location, to: Location): Unsaved[] {
  const isOtherPage = from.pathname !== to.pathname;
  const isOtherTab = isOtherPage || from.search !== to.search;
  return [...open].filter(({ isChanged, isOfTab = false }) => (isOfTab ? isOtherTab : isOtherPage) && isChanged());
}

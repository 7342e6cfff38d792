import { useEffect, useState } from "react";
import { useBlocker, type Location } from "react-router";
import { currentToken } from "../session/session.ts";

/** Entered work that leaving would lose. */
type Unsaved = {
  isChanged: () => boolean;
  /** Keeps the work for later, where only the browser's own question is possible. */
  keepDraft?: () => void;
  /** Discards the work on purpose. */
  settle: () => void;
  /** Whether the work is lost in the tabs of its page too; by default it is only lost on another page. */
  isOfTab?: boolean;
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

/**
 * Protects unsaved work on every way out: closing the panel, navigating, closing the tab (where only the browser's own question is
 * possible). The end of a session cannot be refused; the draft is kept then. `work` is the same object while the work is.
 */
export function useUnsavedGuard(work: Unsaved, onClose: () => void): UnsavedGuard {
  const [isClosing, setClosing] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentToken() !== null && lostBetween(currentLocation, nextLocation).length > 0,
  );
  useEffect(() => {
    open.add(work);
    function handleUnload(event: BeforeUnloadEvent) {
      if (!work.isChanged()) return;
      work.keepDraft?.();
      event.preventDefault();
    }
    window.addEventListener("beforeunload", handleUnload);
    return () => {
      open.delete(work);
      window.removeEventListener("beforeunload", handleUnload);
    };
  }, [work]);
  return {
    isAsking: isClosing || blocker.state === "blocked",
    requestClose() {
      if (work.isChanged()) return setClosing(true);
      onClose();
    },
    handleStay() {
      setClosing(false);
      blocker.reset?.();
    },
    handleLeave() {
      setClosing(false);
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

function lostBetween(from: Location, to: Location): Unsaved[] {
  const isOtherPage = from.pathname !== to.pathname;
  const isOtherTab = isOtherPage || from.search !== to.search;
  return [...open].filter(({ isChanged, isOfTab = false }) => (isOfTab ? isOtherTab : isOtherPage) && isChanged());
}

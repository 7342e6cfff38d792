import { useEffect, useEffectEvent, useState } from "react";
import { currentToken, currentUserId, onSession } from "../session/session.ts";
import { forget, readStored, store } from "../session/storage.ts";

type Text = {
  read: () => string;
  restore: (text: string) => void;
  /** Whether it is kept too when its field leaves the page while the session goes on. */
  isKeptWhenGone?: boolean;
};

/**
 * Keeps a comment that the end of the session interrupts, which cannot be refused, for the same user and `place`: it is there again when
 * its form opens next.
 */
export function useKeptText(place: string, { read, restore, isKeptWhenGone = false }: Text): void {
  // Determined once, since an ended session no longer knows its user.
  const [key] = useState(() => `comment-draft-${currentUserId()}-${place}` as const);
  const restoreText = useEffectEvent(restore);
  const readText = useEffectEvent(read);
  useEffect(() => {
    const kept = readStored(key);
    if (kept !== null) restoreText(kept);
    forget(key);
    const keep = (text: string) => text.trim() !== "" && store(key, text);
    const leave = onSession(({ kind }) => kind === "ended" && keep(readText()));
    return () => {
      leave();
      if (isKeptWhenGone && currentToken() !== null) keep(readText());
    };
  }, [key, isKeptWhenGone]);
}

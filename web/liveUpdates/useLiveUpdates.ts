import { useEffect } from "react";
import { isPartnerAccount } from "../session/partnerAccount.ts";
import { currentUserInfo } from "../session/session.ts";

/**
 * Follows live updates, from the first paint of the first screen until the session ends. A partner's account has no own shipments.
 */
export function useLiveUpdates(): void {
  useEffect(() => {
    const gone = new AbortController();
    async function begin() {
      if (isPartnerAccount(currentUserInfo())) return;
      const { followUpdates } = await import("./updateStream.ts");
      if (!gone.signal.aborted) followUpdates(gone.signal);
    }
    // Live updates are optional: if their code cannot load, the screens work without.
    const timer = setTimeout(() => void begin().catch(() => undefined), 1_000);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, []);
}

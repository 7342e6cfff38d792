import { clientNetwork } from "#domain/http/clientNetwork.ts";
import { ownersPerAddress } from "#domain/http/limits.ts";
import { Overloaded, ProblemError } from "../http/httpErrors.ts";

/** Maximum open streams per process, of all owners. */
const mostOfAll = 2_000;

/** Counts open event streams, by person, by owner and by address. */
export type OpenStreams = {
  /**
   * Counts a stream; returns a function that releases it once. Throws a `ProblemError` (RATE_LIMITED) beyond the person's, the owner's or the
   * address's limit, and `Overloaded` beyond the process's.
   */
  open(by: { ownerId: string; personId: string; address: string }): () => void;
};

/** Allows `most` open streams per person, and three times as many per owner and per address; 0 disables the limit. */
export function createOpenStreams(most: number): OpenStreams {
  const counts = new Map<string, number>();
  let all = 0;

  function add(key: string, change: 1 | -1): void {
    const count = (counts.get(key) ?? 0) + change;
    if (count > 0) counts.set(key, count);
    else counts.delete(key);
  }

  return {
    open({ ownerId, personId, address }) {
      if (all >= mostOfAll) throw new Overloaded(5);
      const keys = [`person ${personId}`, `owner ${ownerId}`, `address ${clientNetwork(address)}`];
      const limits = [most, most * ownersPerAddress, most * ownersPerAddress];
      if (most > 0 && keys.some((key, index) => (counts.get(key) ?? 0) >= (limits[index] ?? 0))) throw tooManyOpen();
      let isOpen = true;
      all += 1;
      for (const key of keys) add(key, 1);
      return () => {
        if (!isOpen) return;
        isOpen = false;
        all -= 1;
        for (const key of keys) add(key, -1);
      };
    },
  };
}

function tooManyOpen(): ProblemError {
  const message = "Too many event streams are open";
  return new ProblemError([{ message, code: "RATE_LIMITED", field: null }], { retryAfter: 30 });
}

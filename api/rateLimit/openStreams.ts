import { clientNetwork } from "#domain/http/clientNetwork.ts";
import { ownersPerAddress } from "#domain/http/limits.ts";
import { Overloaded, ProblemError } from "../http/httpErrors.ts";

/** What is counted, as the refusal names it, and how many of it a process bears, of all owners. */
const ofEvents = { noun: "event streams", mostOfAll: 2_000 };

/** A ZIP that is downloaded reads files all the time, so a person has two at once. */
const ofZips = { noun: "ZIP downloads", mostOfAll: 20 };
const zipsPerPerson = 2;

/** Counts open streams, by person, by owner and by address. */
export type OpenStreams = {
  /**
   * Counts a stream; returns a function that releases it once. Throws a `ProblemError` (RATE_LIMITED) beyond the person's, the owner's or the
   * address's limit, and `Overloaded` beyond the process's.
   */
  open(by: { ownerId: string; personId: string; address: string }): () => void;
};

/** Allows `most` open streams per person, and three times as many per owner and per address; 0 disables the limit. */
export function createOpenStreams(most: number, { noun, mostOfAll } = ofEvents): OpenStreams {
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
      if (most > 0 && keys.some((key, index) => (counts.get(key) ?? 0) >= (limits[index] ?? 0))) throw tooManyOpen(noun);
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

/** Counts what stays open for long: event streams, and ZIPs that are being downloaded. */
export function createPlaces({ streams }: { streams: number }): { openStreams: OpenStreams; openZips: OpenStreams } {
  return { openStreams: createOpenStreams(streams), openZips: createOpenStreams(zipsPerPerson, ofZips) };
}

function tooManyOpen(noun: string): ProblemError {
  const message = `Too many ${noun} are open`;
  return new ProblemError([{ message, code: "RATE_LIMITED", field: null }], { retryAfter: 30 });
}

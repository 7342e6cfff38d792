import { useEffect, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import type { Environment } from "relay-runtime";
import { hasCode, textOfError } from "../relay/RequestError.ts";

/** Pause in typing, in milliseconds, before the server is queried. */
const debounceMilliseconds = 150;
const minLength = 2;

/** The last answer with the text that it belongs to: that of now, or while `isSearching` an older one. */
export type TypedAnswer<Data> = {
  find: string;
  told: string;
  data: Data | null;
  isSearching: boolean;
  problem: string | null;
  onTryAgain: () => void;
};

type Answer<Data> = { find: string; attempt: number; data: Data | null; problem: string | null };
type Subscription = { unsubscribe: () => void };
/** Asks the server; must be the same function at each render. */
type Ask<Data> = (
  environment: Environment,
  find: string,
) => { subscribe: (observer: { next: (data: Data) => void; error: (error: unknown) => void }) => Subscription };

/**
 * What the server says to the typed text. It is asked once typing pauses; a new text aborts the request of the former one. Null while too
 * little is typed, and without `isWanted`.
 */
export function useTypedAnswer<Data>(query: string, ask: Ask<Data>, isWanted = true): TypedAnswer<Data> | null {
  const environment = useRelayEnvironment();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer<Data>>({ find: "", attempt, data: null, problem: null });
  const find = query.trim();
  const isAsked = isWanted && find.length >= minLength;
  useEffect(() => {
    if (!isAsked) return;
    let stop: () => void = () => undefined;
    const timer = setTimeout(() => {
      const { unsubscribe } = ask(environment, find).subscribe({
        next: (data) => setAnswer({ find, attempt, data, problem: null }),
        error: (error: unknown) => setAnswer({ find, attempt, data: null, problem: problemOf(error) }),
      });
      stop = unsubscribe;
    }, debounceMilliseconds);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [ask, environment, find, attempt, isAsked]);
  if (!isAsked) return null;
  const isSearching = answer.find !== find || answer.attempt !== attempt;
  const onTryAgain = () => setAttempt(attempt + 1);
  return { find, told: answer.find, data: answer.data, isSearching, problem: isSearching ? null : answer.problem, onTryAgain };
}

/** A server without such a search has not failed. */
function problemOf(error: unknown): string | null {
  return hasCode(error, "UPSTREAM_UNSUPPORTED") ? null : textOfError(error, "The search failed. Please try again.");
}

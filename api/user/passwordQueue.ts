import { availableParallelism } from "node:os";
import { clientNetwork } from "#domain/http/clientNetwork.ts";
import { createFairQueue, QueueFull, type FairQueue } from "../workerProcess/fairQueue.ts";
import { Overloaded, ProblemError } from "../http/httpErrors.ts";

/**
 * Schedules password hashing. A hash occupies a core for tens of milliseconds and one of libuv's four threads. The queue leaves one core
 * and one thread to other requests; sessions wait here only to change a password.
 */
export type PasswordQueue = {
  /** Queues a sign-in: one per e-mail and one per address at a time; addresses take turns. */
  signIn<T>(who: { email: string; address: string }, work: () => Promise<T>): Promise<T>;
  /** Queues a sign-up among the sign-ins of its address. */
  signUp<T>(address: string, work: () => Promise<T>): Promise<T>;
  /** Queues work of a session, which never waits for other addresses. */
  session<T>(personId: string, work: () => Promise<T>): Promise<T>;
};

const hashesAtOnce = Math.max(1, Math.min(2, availableParallelism() - 1));
/** Maximum waiting sign-ins per e-mail, so that a burst of guesses waits in its own line. An office of twenty may sign in at once. */
const waitingPerEmail = 3;
const waitingPerAddress = 20;
/** Well below the limit of concurrent requests, so that sign-ins from many addresses never use it up. */
const waitingInAll = 40;

/** Creates the queues of a process. Rejects work at once when a line is full: 429 for its own line, 503 for all. */
export function createPasswordQueue(): PasswordQueue {
  const emails = createFairQueue({ places: Infinity, placesPerKey: 1, waiting: Infinity, waitingPerKey: waitingPerEmail });
  const limits = { places: hashesAtOnce, placesPerKey: 1, waiting: waitingInAll, waitingPerKey: waitingPerAddress };
  const addresses = createFairQueue(limits);
  const sessions = createFairQueue({ places: 1, placesPerKey: 1, waiting: 16, waitingPerKey: 3 });
  return {
    signIn: ({ email, address }, work) => enter(emails, email, () => enter(addresses, clientNetwork(address), work)),
    signUp: (address, work) => enter(addresses, clientNetwork(address), work),
    session: (personId, work) => enter(sessions, personId, work),
  };
}

async function enter<T>(queue: FairQueue, key: string, work: () => Promise<T>): Promise<T> {
  try {
    return await queue.run(key, work);
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error;
    if (error.scope === "queue") throw new Overloaded(2);
    const message = "Too many tries at once. Please try again in a moment.";
    throw new ProblemError([{ message, code: "RATE_LIMITED", field: null }], { retryAfter: 2 });
  }
}

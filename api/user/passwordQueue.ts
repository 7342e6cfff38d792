import { availableParallelism } from "node:os";
import { clientNetwork } from "#domain/clientNetwork.ts";
import { createFairQueue, QueueFull, type FairQueue } from "../workerProcess/fairQueue.ts";
import { Overloaded, ProblemError } from "../http/httpErrors.ts";

/**
 * Whose password work may run now. A hash takes a core for tens of milliseconds and one of libuv's four threads: one core and one
 * thread stay free for requests of sessions, which never wait here unless they change a password.
 */
export type PasswordQueue = {
  /** A try to sign in: one per e-mail and one per address at a time; addresses take turns. */
  signIn<T>(who: { email: string; address: string }, work: () => Promise<T>): Promise<T>;
  /** A sign-up; it takes its turn among the sign-ins of its address. */
  signUp<T>(address: string, work: () => Promise<T>): Promise<T>;
  /** Work of a session; it never waits for strangers. */
  session<T>(ownerId: string, work: () => Promise<T>): Promise<T>;
};

const hashesAtOnce = Math.max(1, Math.min(2, availableParallelism() - 1));
/** A burst of guesses waits in its own line: at most three per e-mail. An office of twenty may sign in at once. */
const waitingPerEmail = 3;
const waitingPerAddress = 20;
/** Well below the requests that may be under way, so that sign-ins from many addresses never take all of those. */
const waitingInAll = 40;

/** Queues of one process. What finds no room is refused at once: 429 where its own line is full, 503 where all are. */
export function createPasswordQueue(): PasswordQueue {
  const emails = createFairQueue({ places: Infinity, placesPerKey: 1, waiting: Infinity, waitingPerKey: waitingPerEmail });
  const limits = { places: hashesAtOnce, placesPerKey: 1, waiting: waitingInAll, waitingPerKey: waitingPerAddress };
  const addresses = createFairQueue(limits);
  const sessions = createFairQueue({ places: 1, placesPerKey: 1, waiting: 16, waitingPerKey: 3 });
  return {
    signIn: ({ email, address }, work) => enter(emails, email, () => enter(addresses, clientNetwork(address), work)),
    signUp: (address, work) => enter(addresses, clientNetwork(address), work),
    session: (ownerId, work) => enter(sessions, ownerId, work),
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

import { getRequest, graphql } from "relay-runtime";
import type { newsStreamSubscription$data } from "../__generated__/newsStreamSubscription.graphql.ts";
import { currentToken, onSession } from "../session/session.ts";
import { eventsOf } from "./eventsOf.ts";
import { tellNews } from "./shipmentNews.ts";

/** A tab that has been hidden for so long lets go of its stream until it is looked at again. */
const hiddenMilliseconds = 60_000;
const firstDelay = 1_000;
const longestDelay = 60_000;

type Answer = {
  data?: newsStreamSubscription$data | null;
  errors?: { extensions?: { code?: string } }[];
};

const request = getRequest(graphql`
  subscription newsStreamSubscription($after: String) {
    shipmentChanged(after: $after) {
      change
      shipmentId
      firmId
      at
      cursor
      shipment {
        version
      }
    }
  }
`);

/**
 * Follows what happens to the user's shipments, by one subscription over server-sent events, until `signal` or the session
 * ends: after a break again and again at ever longer times, from where it was. A service without events leaves it quiet.
 */
export function followNews(signal: AbortSignal): void {
  let cursor: string | null = null;
  let failures = 0;
  let stream: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function later(milliseconds: number, act: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(act, milliseconds);
  }
  function open(): void {
    clearTimeout(timer);
    if (stream !== null || signal.aborted) return;
    stream = new AbortController();
    void follow(stream.signal);
  }
  async function follow(gone: AbortSignal): Promise<void> {
    const isOver = await read(gone);
    stream = null;
    if (isOver) return end();
    failures += 1;
    if (document.visibilityState === "visible") later(delayAfter(failures), open);
  }
  function close(): void {
    clearTimeout(timer);
    stream?.abort();
  }
  /** Whether there is nothing to come back for. */
  async function read(gone: AbortSignal): Promise<boolean> {
    const token = currentToken();
    const since = Date.now();
    try {
      const answer = await ask({ after: cursor, token, signal: gone });
      if (answer.headers.get("content-type")?.startsWith("text/event-stream") !== true) return refused(await answer.json(), token);
      // What happened before the first event that was ever seen, or during a break of unknown length, is not told again.
      if (failures > 0 && cursor === null) tellNews("missed");
      for await (const text of eventsOf(answer)) {
        // The gateway answers by the GraphQL specification.
        const { data, errors } = JSON.parse(text) as Answer;
        if (errors) return refused({ errors }, token);
        if (data?.shipmentChanged) take(data.shipmentChanged);
      }
    } catch {
      // The way there is broken, or was let go of: what counts is whether to try again.
    }
    if (Date.now() - since > longestDelay) failures = 0;
    return signal.aborted;
  }
  function take({ cursor: place, shipment, ...news }: newsStreamSubscription$data["shipmentChanged"]): void {
    cursor = place;
    failures = 0;
    tellNews({ ...news, version: shipment?.version ?? null });
  }
  function refused({ errors = [] }: Answer, token: string | null): boolean {
    const codes = new Set(errors.map(({ extensions }) => extensions?.code));
    // Events after that place are not kept any more: from now on, with everything read anew.
    if (codes.has("BAD_USER_INPUT") && cursor !== null) cursor = null;
    // A stream ends with its token; a new one, as a change of the password gives, has a stream of its own.
    return codes.has("UPSTREAM_UNSUPPORTED") || (codes.has("UNAUTHENTICATED") && token === currentToken());
  }
  function handleVisibility(): void {
    if (document.visibilityState === "visible") open();
    else later(hiddenMilliseconds, close);
  }
  function end(): void {
    close();
    stop();
    document.removeEventListener("visibilitychange", handleVisibility);
    window.removeEventListener("online", open);
  }

  const stop = onSession(({ kind }) => {
    if (kind === "ended") end();
  });
  document.addEventListener("visibilitychange", handleVisibility);
  window.addEventListener("online", open);
  signal.addEventListener("abort", end, { once: true });
  if (document.visibilityState === "visible") open();
}

type Asked = { after: string | null; token: string | null; signal: AbortSignal };

async function ask({ after, token, signal }: Asked): Promise<Response> {
  const headers = {
    accept: "text/event-stream",
    "content-type": "application/json",
    "graphql-require-preflight": "1",
    authorization: `Bearer ${token ?? ""}`,
  };
  const body = JSON.stringify({ documentId: request.params.id, operationName: request.params.name, variables: { after } });
  return await fetch("/graphql", { method: "POST", headers, body, signal });
}

/** 1 s, then twice as long each time, at most a minute; up to half of it less, so that not all browsers come at once. */
function delayAfter(failures: number): number {
  return Math.min(firstDelay * 2 ** (failures - 1), longestDelay) * (0.5 + 0.5 * Math.random());
}

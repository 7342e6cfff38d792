import type { RequestParameters } from "relay-runtime";
import { limitSilence } from "../relay/network/silenceLimit.ts";
import { currentToken, endSession, onSession } from "../session/session.ts";
import { parseSse } from "./parseSse.ts";
import { reconnectingStream } from "./reconnectingStream.ts";
import { inStreamPlace } from "./streamPlaces.ts";

/** The gateway shows every 12 seconds that a stream is there. */
const longestSilence = 30_000;

type Answer<Data> = { data?: Data | null; errors?: { extensions?: { code?: string } }[] };

export type Followed<Data> = {
  params: Pick<RequestParameters, "id" | "name">;
  /** The variables for the next try. */
  variables: () => Record<string, unknown>;
  /** After the stream opened; `hasBroken` if it failed since it last delivered something, or had to wait for a place. */
  onOpen: (hasBroken: boolean) => void;
  onData: (data: Data) => void;
  /** After a refusal, with the codes of its errors. */
  onRefused?: (codes: ReadonlySet<string | undefined>) => void;
};

/**
 * Follows a subscription over server-sent events while the tab is visible, until `signal` aborts or the session ends; a token that the
 * service refuses ends the session, as any request with it does. If the service does not support it, it stays silent.
 */
export function followSubscription<Data>(followed: Followed<Data>, signal: AbortSignal): void {
  const { params, variables, onOpen, onData, onRefused } = followed;
  /** A stream ends with its token. The next one, as after a password change, may be on its way: only the second refusal ends the session. */
  let refusedToken: string | null = null;
  const stream = reconnectingStream({ read: (gone) => inStreamPlace(gone, (isLate) => read(gone, isLate)), isSeen, onEnd: stopListening });

  async function read(gone: AbortSignal, isLate: boolean): Promise<boolean> {
    const token = currentToken();
    // Without a session there is nothing to follow.
    if (token === null) return true;
    // A connection that was lost without a word, as by sleep or a router, would be read for ever.
    const limit = limitSilence(gone, longestSilence);
    const renew = limit.watch(null);
    const hear = () => renew(0, 0);
    try {
      const answer = await ask(params, { variables: variables(), token, signal: limit.signal });
      if (answer.headers.get("content-type")?.startsWith("text/event-stream") !== true) return refused(await answer.json(), token);
      onOpen(isLate || stream.hasBroken());
      for await (const text of parseSse(answer, hear)) {
        hear();
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The gateway answers by the GraphQL specification.
        const { data, errors } = JSON.parse(text) as Answer<Data>;
        if (errors) return refused({ errors }, token);
        if (!data) continue;
        stream.succeed();
        onData(data);
      }
    } catch {
      // The connection failed or was closed: what matters is whether to retry.
    } finally {
      limit.end();
    }
    return signal.aborted;
  }
  function refused({ errors = [] }: Answer<Data>, token: string | null): boolean {
    const codes = new Set(errors.map(({ extensions }) => extensions?.code));
    onRefused?.(codes);
    if (!codes.has("UNAUTHENTICATED")) return codes.has("UPSTREAM_UNSUPPORTED");
    if (token === refusedToken && token === currentToken()) endSession("expired");
    refusedToken = token;
    return false;
  }
  function stopListening(): void {
    stopSession();
    document.removeEventListener("visibilitychange", stream.handleVisibility);
    window.removeEventListener("online", stream.open);
  }

  const stopSession = onSession(({ kind }) => {
    if (kind === "ended") stream.end();
  });
  document.addEventListener("visibilitychange", stream.handleVisibility);
  window.addEventListener("online", stream.open);
  signal.addEventListener("abort", stream.end, { once: true });
  if (isSeen()) stream.open();
}

function isSeen(): boolean {
  return document.visibilityState === "visible";
}

type Asked = { variables: Record<string, unknown>; token: string; signal: AbortSignal };

async function ask({ id, name }: Followed<unknown>["params"], { variables, token, signal }: Asked): Promise<Response> {
  const headers = {
    accept: "text/event-stream",
    "content-type": "application/json",
    "graphql-require-preflight": "1",
    authorization: `Bearer ${token}`,
  };
  const body = JSON.stringify({ documentId: id, operationName: name, variables });
  return await fetch("/graphql", { method: "POST", headers, body, signal });
}

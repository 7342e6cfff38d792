import { getRequest, graphql } from "relay-runtime";
import type { updateStreamSubscription$data } from "../__generated__/updateStreamSubscription.graphql.ts";
import { currentToken, onSession } from "../session/session.ts";
import { parseSse } from "./parseSse.ts";
import { reconnectingStream } from "./reconnectingStream.ts";
import { emitUpdate } from "./shipmentUpdates.ts";

type Answer = {
  data?: updateStreamSubscription$data | null;
  errors?: { extensions?: { code?: string } }[];
};

const request = getRequest(graphql`
  subscription updateStreamSubscription($after: String) {
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
 * Follows changes of the user's shipments by one subscription over server-sent events, until `signal` aborts or the session ends. After a
 * break it resumes from the last cursor. If the service does not support events, it stays silent.
 */
export function followUpdates(signal: AbortSignal): void {
  let cursor: string | null = null;
  const stream = reconnectingStream({ read, isSeen, onEnd: stopListening });

  async function read(gone: AbortSignal): Promise<boolean> {
    const token = currentToken();
    // Without a session there is nothing to follow.
    if (token === null) return true;
    try {
      const answer = await ask({ after: cursor, token, signal: gone });
      if (answer.headers.get("content-type")?.startsWith("text/event-stream") !== true) return refused(await answer.json(), token);
      // Without a cursor the events of a break are lost.
      if (stream.hasBroken() && cursor === null) emitUpdate("missed");
      for await (const text of parseSse(answer)) {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The gateway answers by the GraphQL specification.
        const { data, errors } = JSON.parse(text) as Answer;
        if (errors) return refused({ errors }, token);
        if (data?.shipmentChanged) handleUpdate(data.shipmentChanged);
      }
    } catch {
      // The connection failed or was closed: what matters is whether to retry.
    }
    return signal.aborted;
  }
  function handleUpdate({ cursor: place, shipment, ...update }: updateStreamSubscription$data["shipmentChanged"]): void {
    cursor = place;
    stream.succeed();
    emitUpdate({ ...update, version: shipment?.version ?? null });
  }
  function refused({ errors = [] }: Answer, token: string | null): boolean {
    const codes = new Set(errors.map(({ extensions }) => extensions?.code));
    // Events after that cursor are no longer kept: restart from now, and reload everything.
    if (codes.has("BAD_USER_INPUT") && cursor !== null) cursor = null;
    // A stream ends with its token; a new token, as after a password change, gets a new stream.
    return codes.has("UPSTREAM_UNSUPPORTED") || (codes.has("UNAUTHENTICATED") && token === currentToken());
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

type Asked = { after: string | null; token: string; signal: AbortSignal };

async function ask({ after, token, signal }: Asked): Promise<Response> {
  const headers = {
    accept: "text/event-stream",
    "content-type": "application/json",
    "graphql-require-preflight": "1",
    authorization: `Bearer ${token}`,
  };
  const body = JSON.stringify({ documentId: request.params.id, operationName: request.params.name, variables: { after } });
  return await fetch("/graphql", { method: "POST", headers, body, signal });
}

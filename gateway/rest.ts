import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { untraced, type Trace } from "#domain/trace.ts";
import { readEnvelope } from "./envelope.ts";
import { createTurnstile } from "./pace.ts";
import { createRestCalls, type RestCall, type RestCalls, type RestSettings } from "./restCalls.ts";
import { openEvents, type ServiceEvent } from "./serviceEvents.ts";
import type { RawAnswer } from "./transport.ts";
import { multipartBody, type Upload } from "./uploads.ts";

/** Whose request it is; all of it goes upstream. */
export type Caller = {
  authorization: string | undefined;
  idempotencyKey: string | undefined;
  requestId: string;
  /** The client's network address. */
  address: string;
  signal: AbortSignal;
  /** The headers by which the client says what this is a part of (W3C Trace Context). */
  traceContext?: Record<string, string>;
};

export type Query = Record<string, string | number | undefined>;

export type Write = {
  method: "POST" | "PATCH" | "DELETE";
  path: string;
  query?: Query;
  body?: object;
  /** Set where the service draws or stores files. */
  takes?: "long";
  /** Logging in: no session is at stake, so none is sent and a 401 is a refusal like any other. */
  signedOut?: boolean;
};

/** The one REST client as one GraphQL request sees it. All calls throw `Refused` or a fault. */
export type Rest = {
  /** Reads; asked for again within the request, the first answer serves until something is written. */
  get<T extends z.ZodType>(path: string, query: Query, shape: T, size?: "large"): Promise<z.output<T>>;
  /** Reads by POST (spec section 7: shipment/filter); remembered and tried again like a GET. */
  search<T extends z.ZodType>(path: string, query: Query, body: object, shape: T): Promise<z.output<T>>;
  /** Changes something; never tried twice. */
  write<T extends z.ZodType>(call: Write, shape: T): Promise<z.output<T>>;
  /** Streams one file on as multipart/form-data. */
  upload<T extends z.ZodType>(
    call: { path: string; query: Query; fields: Record<string, string>; file: Upload },
    shape: T,
  ): Promise<z.output<T>>;
  /** Listens to the user's events of some firm or shipment, or all; `after` is the id of one to resume after. */
  events(query: Query): Promise<AsyncGenerator<ServiceEvent, void, void>>;
  /** Forgets what was read: from here on it is asked for anew. */
  forget(): void;
  /** From here on the request speaks for the session that this token opens. */
  signIn(jwt: string): void;
  /** The header that the request's calls carry now; undefined when it is signed out. */
  authorization(): string | undefined;
};

/** The connections to one service, shared by all requests. */
export type RestService = { session(caller: Caller): Rest; endStreams(): Promise<void>; close(): Promise<void> };

/** A file of 25 MB as base64 in its envelope. */
const maxContentBytes = 36 * 1024 * 1024;
const maxReadsAtOnce = 8;

type Call = Pick<RestCall, "method" | "path" | "body"> & Partial<RestCall>;

/**
 * Opens the connections to the service, whose calls `trace` is told of; `endStreams` breaks off what would never end, then `close`
 * ends the rest.
 */
export function createRestService(settings: RestSettings, trace: Trace = untraced): RestService {
  const calls = createRestCalls(settings, trace);
  return { session: (caller) => createSession(calls, caller), endStreams: calls.endStreams, close: calls.close };
}

function createSession({ settings, send, read, streams, urlOf }: RestCalls, caller: Caller): Rest {
  const memo = new Map<string, Promise<unknown>>();
  const inTurn = createTurnstile(maxReadsAtOnce);
  let authorization = caller.authorization;
  let writes = 0;

  function headers(contentType?: string): Record<string, string> {
    return {
      accept: "application/json",
      "x-request-id": caller.requestId,
      "x-forwarded-for": caller.address,
      ...caller.traceContext,
      ...(authorization === undefined ? {} : { authorization }),
      ...(contentType === undefined ? {} : { "content-type": contentType }),
    };
  }

  function ours(call: Call): RestCall {
    return { headers: headers(call.body ? "application/json" : undefined), signal: caller.signal, ...call };
  }

  function remembered<T extends z.ZodType>(call: Call, shape: T): Promise<z.output<T>> {
    const key = `${call.method} ${call.path} ${typeof call.body === "string" ? call.body : ""}`;
    const answer = memo.get(key) ?? inTurn(async () => readEnvelope(await read(ours(call)), shape));
    memo.set(key, answer);
    // A path and query always go with the same shape, so what is remembered under them has it.
    return answer as Promise<z.output<T>>;
  }

  async function change(call: Call): Promise<RawAnswer> {
    writes += 1;
    memo.clear();
    // One key names one write: the second and later writes of a request get keys of their own.
    const key = caller.idempotencyKey && (writes > 1 ? `${caller.idempotencyKey}.${writes}` : caller.idempotencyKey);
    try {
      const named = key ? { ...call.headers, "idempotency-key": key } : { ...call.headers };
      return await send({ signal: caller.signal, ...call, headers: named });
    } finally {
      memo.clear();
    }
  }

  return {
    get(path, query, shape, size) {
      const call = { method: "GET" as const, path: address(path, query), body: null };
      return remembered(size === "large" ? { ...call, maxBytes: maxContentBytes, bodyMs: settings.documentMs } : call, shape);
    },
    search(path, query, body, shape) {
      return remembered({ method: "POST", path: address(path, query), body: JSON.stringify(body) }, shape);
    },
    async write({ method, path, query = {}, body, takes, signedOut }, shape) {
      const call = { method, path: address(path, query), body: body ? JSON.stringify(body) : null };
      const times = takes === "long" ? { headersMs: settings.documentMs, bodyMs: settings.documentMs } : {};
      const { authorization: session, ...rest } = headers(body ? "application/json" : undefined);
      const answer = await change({
        ...call,
        ...times,
        headers: signedOut || session === undefined ? rest : { ...rest, authorization: session },
      });
      return readEnvelope(signedOut && answer.status === 401 ? { ...answer, status: 400 } : answer, shape);
    },
    async upload({ path, query, fields, file }, shape) {
      const boundary = `lading-${randomUUID()}`;
      const call = { method: "POST" as const, path: address(path, query), body: multipartBody(boundary, fields, file) };
      const sent = headers(`multipart/form-data; boundary=${boundary}`);
      return readEnvelope(await change({ ...call, headersMs: settings.documentMs, headers: sent }), shape);
    },
    events(query) {
      const { headersMs, silenceMs } = settings;
      const call = { url: urlOf(address("/v1/events", query)), headers: { ...headers(), accept: "text/event-stream" } };
      return openEvents(streams, { ...call, signal: caller.signal, headersMs, silenceMs });
    },
    forget() {
      memo.clear();
    },
    signIn(jwt) {
      authorization = `Bearer ${jwt}`;
      memo.clear();
    },
    authorization: () => authorization,
  };
}

/** A path of the service with its query, as a call names it. */
function address(path: string, query: Query): string {
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) asked.set(name, String(value));
  return asked.size > 0 ? `${path}?${asked}` : path;
}

import { randomUUID } from "node:crypto";
import { GraphQLError } from "graphql";
import type { Agent } from "undici";
import type { z } from "zod";
import { untraced, type Trace } from "#domain/trace.ts";
import { readEnvelope } from "./envelope.ts";
import { fault } from "./errors.ts";
import { openEvents, type ServiceEvent } from "./serviceEvents.ts";
import { createBreaker, createRetryBudget, createTurnstile, type Breaker, type RetryBudget } from "./pace.ts";
import { createConnections, exchange, type Exchange, type RawAnswer } from "./transport.ts";
import { multipartBody, type Upload } from "./uploads.ts";

/** Where the service is and how long it may take, in milliseconds and bytes. Tests shorten the times. */
export type RestSettings = {
  /** The service's address with its base path, such as `http://127.0.0.1:4000/ep/api`. */
  url: string;
  connectMs?: number;
  headersMs?: number;
  bodyMs?: number;
  /** For what draws or stores files: documents, merging, uploads. */
  documentMs?: number;
  maxAnswerBytes?: number;
  breakerFailures?: number;
  breakerPauseMs?: number;
  /** How long a stream of events may be silent; the service gives a sign of life every 15 s. */
  silenceMs?: number;
};

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

const defaults = {
  connectMs: 1_000,
  headersMs: 5_000,
  bodyMs: 10_000,
  documentMs: 30_000,
  maxAnswerBytes: 16 * 1024 * 1024,
  breakerFailures: 8,
  breakerPauseMs: 2_000,
  silenceMs: 45_000,
};
/** A file of 25 MB as base64 in its envelope. */
const maxContentBytes = 36 * 1024 * 1024;
const maxReadsAtOnce = 8;

type Call = Pick<Exchange, "method" | "url" | "body"> & Partial<Exchange>;
type Shared = {
  settings: typeof defaults & { url: string };
  connections: Agent;
  streams: Agent;
  breaker: Breaker;
  retries: RetryBudget;
  trace: Trace;
};

/**
 * Opens the connections to the service, whose calls `trace` is told of; `endStreams` breaks off what would never end, then `close`
 * ends the rest.
 */
export function createRestService(given: RestSettings, trace: Trace = untraced): RestService {
  const settings = { ...defaults, ...given };
  const connections = createConnections(settings.connectMs);
  const breaker = createBreaker({ failures: settings.breakerFailures, pauseMs: settings.breakerPauseMs });
  // Streams hold their connections for hours: they have their own, so that they never stand in the way of a call.
  const streams = createConnections(settings.connectMs, null);
  const shared: Shared = { settings, connections, streams, breaker, retries: createRetryBudget(), trace };
  return {
    session: (caller) => createSession(shared, caller),
    endStreams: () => streams.destroy(),
    close: () => connections.close(),
  };
}

function createSession(shared: Shared, caller: Caller): Rest {
  const { settings, retries } = shared;
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

  async function read(call: Call): Promise<RawAnswer> {
    const attempt = () => send(shared, { headers: headers(call.body ? "application/json" : undefined), signal: caller.signal, ...call });
    try {
      const answer = await attempt();
      retries.earn();
      return isPassing(answer) && retries.spend() ? await attempt() : answer;
    } catch (error) {
      if (codeOf(error) !== "UPSTREAM_UNAVAILABLE" || !retries.spend()) throw error;
      return await attempt();
    }
  }

  function remembered<T extends z.ZodType>(call: Call, shape: T): Promise<z.output<T>> {
    const key = `${call.method} ${call.url.href} ${typeof call.body === "string" ? call.body : ""}`;
    const answer = memo.get(key) ?? inTurn(async () => readEnvelope(await read(call), shape));
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
      return await send(shared, { signal: caller.signal, ...call, headers: named });
    } finally {
      memo.clear();
    }
  }

  return {
    get(path, query, shape, size) {
      const call = { method: "GET" as const, url: address(settings.url, path, query), body: null };
      return remembered(size === "large" ? { ...call, maxBytes: maxContentBytes, bodyMs: settings.documentMs } : call, shape);
    },
    search(path, query, body, shape) {
      return remembered({ method: "POST", url: address(settings.url, path, query), body: JSON.stringify(body) }, shape);
    },
    async write({ method, path, query = {}, body, takes, signedOut }, shape) {
      const call = { method, url: address(settings.url, path, query), body: body ? JSON.stringify(body) : null };
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
      const call = { method: "POST" as const, url: address(settings.url, path, query), body: multipartBody(boundary, fields, file) };
      const sent = headers(`multipart/form-data; boundary=${boundary}`);
      return readEnvelope(await change({ ...call, headersMs: settings.documentMs, headers: sent }), shape);
    },
    events(query) {
      const { headersMs, silenceMs } = settings;
      const call = { url: address(settings.url, "/v1/events", query), headers: { ...headers(), accept: "text/event-stream" } };
      return openEvents(shared.streams, { ...call, signal: caller.signal, headersMs, silenceMs });
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

type Sent = Call & Pick<Exchange, "headers" | "signal">;

/** Sends a call as a part of what is under way, and lets the service know of what. */
async function send(shared: Shared, call: Sent): Promise<RawAnswer> {
  const { method, url } = call;
  const notes = { "http.request.method": method, "server.address": url.hostname, "server.port": Number(url.port || 0) };
  return await shared.trace.span(`${method} ${url.pathname}`, { kind: "client", notes }, async (span) => {
    const answer = await dispatch(shared, { ...call, headers: { ...call.headers, ...shared.trace.headers() } });
    span.note({ "http.response.status_code": answer.status });
    return answer;
  });
}

async function dispatch({ settings, connections, breaker }: Shared, call: Sent): Promise<RawAnswer> {
  if (!breaker.allows()) throw fault("UPSTREAM_UNAVAILABLE", "The service cannot be reached");
  const { headersMs, bodyMs, maxAnswerBytes: maxBytes } = settings;
  try {
    const answer = await exchange(connections, { headersMs, bodyMs, maxBytes, ...call });
    breaker.succeeded();
    return answer;
  } catch (error) {
    const isSlow = codeOf(error) === "UPSTREAM_TIMEOUT";
    // A document that takes too long says nothing about the rest of the service.
    if (codeOf(error) === "UPSTREAM_UNAVAILABLE" || (isSlow && call.headersMs === undefined)) breaker.failed();
    throw error;
  }
}

function address(base: string, path: string, query: Query): URL {
  const url = new URL(base.replace(/\/$/, "") + path);
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, String(value));
  return url;
}

function codeOf(error: unknown): unknown {
  return error instanceof GraphQLError ? error.extensions["code"] : undefined;
}

/** A passing weakness of the service that names no time to come back at: worth one more try of a read. */
function isPassing({ status, headers }: RawAnswer): boolean {
  return (status === 502 || status === 503 || status === 504) && headers["retry-after"] === undefined;
}

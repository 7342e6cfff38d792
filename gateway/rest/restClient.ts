import { setImmediate } from "node:timers/promises";
import { randomUUID } from "node:crypto";
import pLimit, { type LimitFunction } from "p-limit";
import type { z } from "zod";
import { isCutOff, readEnvelope } from "./envelope.ts";
import { fault, outcomeUnknown } from "../errors/errors.ts";
import { codeOf, createDispatcher, type CallProgress, type RestCall, type Dispatcher, type RestSettings } from "./dispatch.ts";
import { openEvents, type ServiceEvent } from "./eventStream.ts";
import type { RawAnswer } from "./transport.ts";
import { multipartBody, type Upload } from "./uploads.ts";
import { createUpstreamLog, type UpstreamLog, type UpstreamLogger } from "./upstreamLog.ts";

/** The client whose request it is. Its session, address and ids go upstream. */
export type Caller = {
  authorization: string | undefined;
  idempotencyKey: string | undefined;
  requestId: string;
  /** The client's network address. */
  address: string;
  signal: AbortSignal;
  /** Registers a callback for when the response is handed to the network, or the connection has closed. */
  onEnd(callback: () => void): void;
  /** The name of the GraphQL operation, once it is known. */
  operation?: () => string | undefined;
  /** The client's W3C trace context headers. */
  traceContext?: Record<string, string>;
};

export type Query = Record<string, string | number | undefined>;

export type Write = {
  method: "POST" | "PATCH" | "DELETE";
  path: string;
  query?: Query;
  body?: object;
  /** The version of the record that the change is based on, sent as `If-Match`. */
  ifMatch?: number;
  /** Set when the service renders or stores files. */
  takes?: "long";
  /** The service hashes a password in a queue. A failure says nothing about other calls and never opens the circuit breaker. */
  hashes?: boolean;
  /** For sign-in and sign-up: sends no session, and treats a 401 as a rejection. */
  signedOut?: boolean;
  /** The call is idempotent, so an unknown outcome is harmless. */
  repeatable?: boolean;
};

/** The REST client of one GraphQL request. All calls throw `Refused` or a fault. */
export type Rest = {
  /** Reads. The same read within the request returns the first response, until a write. */
  get<T extends z.ZodType>(path: string, query: Query, shape: T, size?: "large"): Promise<z.output<T>>;
  /** Reads by POST (shipment/filter, R-391). Remembered and retried like a GET. */
  search<T extends z.ZodType>(path: string, query: Query, body: object, shape: T): Promise<z.output<T>>;
  /** Writes. Never retried. */
  write<T extends z.ZodType>(call: Write, shape: T): Promise<z.output<T>>;
  /** Streams one file as multipart/form-data. */
  upload<T extends z.ZodType>(
    call: { path: string; query: Query; fields: Record<string, string>; file: Upload },
    shape: T,
  ): Promise<z.output<T>>;
  /** Subscribes to the user's events, of one firm or shipment or of all. `after` is the id of the event to resume after. */
  events(query: Query): Promise<AsyncGenerator<ServiceEvent, void, void>>;
  /** Logs fields of a response that could not be parsed, each once per process. */
  noteLost(route: string, fields: string[]): void;
  /** Drops remembered responses, so that the next reads call the service. */
  forget(): void;
  /** Uses the session of this token for the following calls. */
  signIn(jwt: string): void;
  /** The `Authorization` header of the following calls; undefined when signed out. */
  authorization(): string | undefined;
};

/** The connections to one service, shared by all requests. */
export type RestService = { session(caller: Caller): Rest; endStreams(): Promise<void>; close(): Promise<void> };

/** A file of `maxContentMB` as base64 in its envelope. */
const maxContentBytes = 7 * 1024 * 1024;
/** How many base64 files may be in memory per process. A file counts until the client has taken its response. */
const maxContentsUnderWay = 12;
const maxContentsReadAtOnce = 2;
const maxReadsAtOnce = 8;

type Call = Pick<RestCall, "method" | "path" | "body"> & Partial<RestCall>;

/**
 * Opens the connections to the service. `logger` gets its faults. On shutdown call `endStreams`, which
 * aborts event streams, then `close`, which waits for calls.
 */
export function createRestService(settings: RestSettings, logger?: UpstreamLogger): RestService {
  const calls = createDispatcher(settings);
  const contents = { underWay: 0, inTurn: pLimit(maxContentsReadAtOnce) };
  const log = createUpstreamLog(logger);
  return { session: (caller) => createSession({ ...calls, contents, log }, caller), endStreams: calls.endStreams, close: calls.close };
}

type Shared = Dispatcher & { contents: { underWay: number; inTurn: LimitFunction }; log: UpstreamLog };

function createSession({ settings, send, read, streams, urlOf, contents, log }: Shared, caller: Caller): Rest {
  const memo = new Map<string, Promise<unknown>>();
  const inTurn = pLimit(maxReadsAtOnce);
  let authorization = caller.authorization;
  let writes = 0;
  /** How many of the base64 files in memory belong to this request. */
  let held = 0;

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

  function remembered<T extends z.ZodType>(
    call: Call,
    shape: T,
    fetch = (made: Call): Promise<RawAnswer> => read(ours(made)),
  ): Promise<z.output<T>> {
    const key = `${call.method} ${call.path} ${typeof call.body === "string" ? call.body : ""}`;
    const answer = memo.get(key) ?? inTurn(() => carryOut(call, (progress) => fetch({ ...call, progress }), shape));
    memo.set(key, answer);
    // A path and query always have the same shape.
    return answer as Promise<z.output<T>>;
  }

  /** Reads a file as base64 and counts it until the client has taken the response, so that slow clients cannot fill the memory. */
  async function readContent(call: Call): Promise<RawAnswer> {
    if (contents.underWay >= maxContentsUnderWay) {
      throw fault("UPSTREAM_UNAVAILABLE", "Too many files are being read as content. Ask for downloadUrl, or try again in a moment.");
    }
    contents.underWay += 1;
    held += 1;
    if (held === 1) caller.onEnd(releaseContents);
    return await contents.inTurn(async () => {
      const answer = await read(ours({ ...call, maxBytes: maxContentBytes, bodyMs: settings.documentMs }));
      // Parsing and serialising a file takes tens of milliseconds, so other requests get a tick in between.
      await setImmediate();
      return answer;
    });
  }

  function releaseContents(): void {
    contents.underWay -= held;
    held = 0;
  }

  /** Makes a call and parses its response. Logs one line for a fault of the service (ADR-0010). */
  async function carryOut<T extends z.ZodType>(
    { method, path }: Call,
    exchange: (progress: CallProgress) => Promise<RawAnswer>,
    shape: T,
  ): Promise<z.output<T>> {
    const progress = { isTried: false, isSent: false };
    const route = `${method} ${path.split("?")[0]}`;
    const start = performance.now();
    let status: number | null = null;
    try {
      const answer = await exchange(progress);
      status = answer.status;
      return readEnvelope(answer, shape, (fields) => log.lost(route, fields));
    } catch (error) {
      // The log already holds the faults that opened the circuit breaker.
      if (progress.isTried) log.fault(error, { operation: caller.operation?.(), route, status, ms: Math.round(performance.now() - start) });
      throw error;
    }
  }

  async function change(call: Call, progress: CallProgress): Promise<RawAnswer> {
    writes += 1;
    memo.clear();
    // An idempotency key names one write, so later writes of the request get derived keys.
    const key = caller.idempotencyKey && (writes > 1 ? `${caller.idempotencyKey}.${writes}` : caller.idempotencyKey);
    try {
      const named = key ? { ...call.headers, "idempotency-key": key } : { ...call.headers };
      return await send({ signal: caller.signal, ...call, progress, headers: named });
    } finally {
      memo.clear();
    }
  }

  /** Sends a write. Once it is sent, only a complete response tells whether it was executed (ADR-0009). */
  async function changeForGood(call: Call, progress: CallProgress): Promise<RawAnswer> {
    const answer = await change(call, progress).catch((error: unknown) => {
      const isUnanswered = codeOf(error) === "UPSTREAM_TIMEOUT" || codeOf(error) === "UPSTREAM_UNAVAILABLE";
      throw progress.isSent && isUnanswered ? outcomeUnknown() : error;
    });
    if (isCutOff(answer)) throw outcomeUnknown();
    return answer;
  }

  return {
    get(path, query, shape, size) {
      const call = { method: "GET" as const, path: address(path, query), body: null };
      return remembered(call, shape, size === "large" ? readContent : undefined);
    },
    search(path, query, body, shape) {
      return remembered({ method: "POST", path: address(path, query), body: JSON.stringify(body) }, shape);
    },
    async write({ method, path, query = {}, body, ifMatch, takes, hashes = false, signedOut, repeatable = false }, shape) {
      const call = { method, path: address(path, query), body: body ? JSON.stringify(body) : null };
      const times = takes === "long" || hashes ? { headersMs: settings.documentMs, bodyMs: settings.documentMs } : {};
      const { authorization: session, ...others } = headers(body ? "application/json" : undefined);
      const rest = ifMatch === undefined ? others : { ...others, "if-match": `"${ifMatch}"` };
      const signed = signedOut || session === undefined ? rest : { ...rest, authorization: session };
      const sent = { ...call, ...times, sparesBreaker: hashes, headers: signed };
      const exchange = async (progress: CallProgress) => {
        const answer = await (repeatable ? change : changeForGood)(sent, progress);
        return signedOut && answer.status === 401 ? { ...answer, status: 400 } : answer;
      };
      return await carryOut(call, exchange, shape);
    },
    async upload({ path, query, fields, file }, shape) {
      const boundary = `lading-${randomUUID()}`;
      const call = { method: "POST" as const, path: address(path, query), body: multipartBody(boundary, fields, file) };
      const sent = headers(`multipart/form-data; boundary=${boundary}`);
      return await carryOut(call, (progress) => changeForGood({ ...call, headersMs: settings.documentMs, headers: sent }, progress), shape);
    },
    events(query) {
      const { headersMs, silenceMs } = settings;
      const call = { url: urlOf(address("/v1/events", query)), headers: { ...headers(), accept: "text/event-stream" } };
      return openEvents(streams, { ...call, signal: caller.signal, headersMs, silenceMs });
    },
    noteLost: log.lost,
    forget() {
      memo.clear();
      releaseContents();
    },
    signIn(jwt) {
      authorization = `Bearer ${jwt}`;
      memo.clear();
    },
    authorization: () => authorization,
  };
}

/** Builds a path with its query. */
function address(path: string, query: Query): string {
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) asked.set(name, String(value));
  return asked.size > 0 ? `${path}?${asked}` : path;
}

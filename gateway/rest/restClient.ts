import { setImmediate } from "node:timers/promises";
import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { untraced, type Trace } from "#domain/trace.ts";
import { isCutOff, readEnvelope } from "./envelope.ts";
import { fault, outcomeUnknown } from "../errors/errors.ts";
import { codeOf, createDispatcher, type CallProgress, type RestCall, type Dispatcher, type RestSettings } from "./dispatch.ts";
import { openEvents, type ServiceEvent } from "./eventStream.ts";
import { createSemaphore } from "./semaphore.ts";
import type { RawAnswer } from "./transport.ts";
import { multipartBody, type Upload } from "./uploads.ts";
import { createUpstreamLog, type UpstreamLog, type UpstreamLogger } from "./upstreamLog.ts";

/** Whose request it is; all of it goes upstream. */
export type Caller = {
  authorization: string | undefined;
  idempotencyKey: string | undefined;
  requestId: string;
  /** The client's network address. */
  address: string;
  signal: AbortSignal;
  /** Calls back once the request's answer was handed to the network, or its connection has ended. */
  onEnd(callback: () => void): void;
  /** The GraphQL operation that the calls are made for, as far as it is known. */
  operation?: () => string | undefined;
  /** The headers by which the client says what this is a part of (W3C Trace Context). */
  traceContext?: Record<string, string>;
};

export type Query = Record<string, string | number | undefined>;

export type Write = {
  method: "POST" | "PATCH" | "DELETE";
  path: string;
  query?: Query;
  body?: object;
  /** The version of the record that the call was made from, sent as `If-Match`. */
  ifMatch?: number;
  /** Set where the service draws or stores files. */
  takes?: "long";
  /** The service hashes a password, when its turn comes: a failure says nothing about other calls and never opens the circuit breaker. */
  hashes?: boolean;
  /** Logging in: no session is at stake, so none is sent and a 401 is a refusal like any other. */
  signedOut?: boolean;
  /** Doing it again does no harm, so that it does not matter whether a call without an answer was carried out. */
  repeatable?: boolean;
};

/** The one REST client as one GraphQL request sees it. All calls throw `Refused` or a fault. */
export type Rest = {
  /** Reads; asked for again within the request, the first answer serves until something is written. */
  get<T extends z.ZodType>(path: string, query: Query, shape: T, size?: "large"): Promise<z.output<T>>;
  /** Reads by POST (shipment/filter, R-391); remembered and tried again like a GET. */
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
  /** Notes fields of an answer that could not be read by its shape, each once in the life of the process. */
  noteLost(route: string, fields: string[]): void;
  /** Forgets what was read: from here on it is asked for anew. */
  forget(): void;
  /** From here on the request speaks for the session that this token opens. */
  signIn(jwt: string): void;
  /** The header that the request's calls carry now; undefined when it is signed out. */
  authorization(): string | undefined;
};

type Telemetry = { trace?: Trace | undefined; logger?: UpstreamLogger };

/** The connections to one service, shared by all requests. */
export type RestService = { session(caller: Caller): Rest; endStreams(): Promise<void>; close(): Promise<void> };

/** A file of `maxContentMB` as base64 in its envelope. */
const maxContentBytes = 7 * 1024 * 1024;
/** So many files as base64 may be on their way through one process, each until its answer was taken. */
const maxContentsUnderWay = 12;
const maxContentsReadAtOnce = 2;
const maxReadsAtOnce = 8;

type Call = Pick<RestCall, "method" | "path" | "body"> & Partial<RestCall>;

/**
 * Opens the connections to the service. `trace` records its calls, `logger` gets its faults. `endStreams` breaks off what would
 * never end, then `close` ends the rest.
 */
export function createRestService(settings: RestSettings, { trace = untraced, logger }: Telemetry = {}): RestService {
  const calls = createDispatcher(settings, trace);
  const contents = { underWay: 0, inTurn: createSemaphore(maxContentsReadAtOnce) };
  const log = createUpstreamLog(logger);
  return { session: (caller) => createSession({ ...calls, contents, log }, caller), endStreams: calls.endStreams, close: calls.close };
}

type Shared = Dispatcher & { contents: { underWay: number; inTurn: ReturnType<typeof createSemaphore> }; log: UpstreamLog };

function createSession({ settings, send, read, streams, urlOf, contents, log }: Shared, caller: Caller): Rest {
  const memo = new Map<string, Promise<unknown>>();
  const inTurn = createSemaphore(maxReadsAtOnce);
  let authorization = caller.authorization;
  let writes = 0;
  /** How many of the files as base64 that are under way are ours. */
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
    // A path and query always go with the same shape, so what is remembered under them has it.
    return answer as Promise<z.output<T>>;
  }

  /** An answer of many megabytes takes a place until the client has taken it: who reads nothing would fill the memory. */
  async function readContent(call: Call): Promise<RawAnswer> {
    if (contents.underWay >= maxContentsUnderWay) {
      throw fault("UPSTREAM_UNAVAILABLE", "Too many files are being read as content. Ask for downloadUrl, or try again in a moment.");
    }
    contents.underWay += 1;
    held += 1;
    if (held === 1) caller.onEnd(releaseContents);
    return await contents.inTurn(async () => {
      const answer = await read(ours({ ...call, maxBytes: maxContentBytes, bodyMs: settings.documentMs }));
      // To read it and to write it into an answer takes tens of milliseconds: others get their turn in between.
      await setImmediate();
      return answer;
    });
  }

  function releaseContents(): void {
    contents.underWay -= held;
    held = 0;
  }

  /** Makes a call and reads its answer. A fault of the service leaves a line in the log. */
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
      // The breaker holds calls back after faults that are in the log already.
      if (progress.isTried) log.fault(error, { operation: caller.operation?.(), route, status, ms: Math.round(performance.now() - start) });
      throw error;
    }
  }

  async function change(call: Call, progress: CallProgress): Promise<RawAnswer> {
    writes += 1;
    memo.clear();
    // One key names one write: the second and later writes of a request get keys of their own.
    const key = caller.idempotencyKey && (writes > 1 ? `${caller.idempotencyKey}.${writes}` : caller.idempotencyKey);
    try {
      const named = key ? { ...call.headers, "idempotency-key": key } : { ...call.headers };
      return await send({ signal: caller.signal, ...call, progress, headers: named });
    } finally {
      memo.clear();
    }
  }

  /** Sends what changes something. Once it is out, only a whole answer tells whether it was done. */
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

/** A path of the service with its query, as a call names it. */
function address(path: string, query: Query): string {
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) asked.set(name, String(value));
  return asked.size > 0 ? `${path}?${asked}` : path;
}

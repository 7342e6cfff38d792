import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { isObject } from "#domain/typedObject.ts";
import { fault, Refused } from "../errors/errors.ts";
import { createContentReads } from "./reads/contentReads.ts";
import { readEnvelope } from "./envelope.ts";
import { createDispatcher, type CallProgress, type RestCall, type Dispatcher, type RestSettings } from "./dispatch.ts";
import { createProgressReader, type Progress } from "./progressReader.ts";
import type { ReadCall, ReadRecord } from "./reads/readRecord.ts";
import { createRequestReads, longTimes, type CarryOut, type Reading, type RecordIds } from "./reads/requestReads.ts";
import { createRawParts, type RawParts } from "./rawJson.ts";
import { createSendWrite } from "./sendWrite.ts";
import { inboxEvent, openEvents, ownEvent, sharedEvent } from "./eventStream.ts";
import type { EventCall, InboxEvent, ServiceEvent, SharedEvent } from "./eventStream.ts";
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
  /** Called after each step of a call that reports its progress, if the client wants to know. */
  onProgress?: (progress: Progress) => void;
  /** The name of the GraphQL operation, once it is known. */
  operation?: () => string | undefined;
  /** The client's W3C trace context headers. */
  traceContext?: Record<string, string>;
};

export type Query = Record<string, string | number | undefined>;

type Write = {
  method: "POST" | "PATCH" | "DELETE";
  path: string;
  query?: Query;
  body?: object;
  /** The version of the record that the change is based on, sent as `If-Match`. */
  ifMatch?: number | string;
  /** Set when the service renders or stores files. */
  takes?: "long";
  /** Set when the service reports its progress to callers who ask for it. */
  hasProgress?: boolean;
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
  get<T extends z.ZodType>(path: string, query: Query, shape: T, reading?: Reading<T>): Promise<z.output<T>>;
  /** Reads the record with these ids. A response with another record is a fault (R-1276). */
  getOne<T extends z.ZodType>(path: string, ids: RecordIds, shape: T): Promise<z.output<T>>;
  /** Reads by POST (shipment/filter, R-391). Remembered and retried like a GET. */
  search<T extends z.ZodType>(path: string, query: Query, body: object, shape: T, reading?: Reading<T>): Promise<z.output<T>>;
  /** Writes. Never retried. */
  write<T extends z.ZodType>(call: Write, shape: T): Promise<z.output<T>>;
  /** Streams one file as multipart/form-data. */
  upload<T extends z.ZodType>(
    call: { path: string; query: Query; fields: Record<string, string>; file: Upload },
    shape: T,
  ): Promise<z.output<T>>;
  /** Subscribes to the user's events, of one firm or shipment or of all. `after` is the id of the event to resume after; `lastSeconds` begins in the past. */
  events(query: Query): Promise<AsyncGenerator<ServiceEvent, void, void>>;
  /** Subscribes to changes of what exporters share with the user's office. */
  sharedEvents(): Promise<AsyncGenerator<SharedEvent, void, void>>;
  /** Subscribes to the number of unread lines of the user's inbox. */
  inboxEvents(): Promise<AsyncGenerator<InboxEvent, void, void>>;
  /** What of the service's responses goes to the client as it came. */
  parts: RawParts;
  /** The reads of this request, and those of an earlier one again (ADR-0152). */
  record: Pick<ReadRecord, "reads" | "repeat">;
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

/**
 * Opens the connections to the service. `logger` gets its faults. On shutdown call `endStreams`, which
 * aborts event streams, then `close`, which waits for calls.
 */
export function createRestService(settings: RestSettings, logger?: UpstreamLogger): RestService {
  const calls = createDispatcher(settings);
  const contentsOf = createContentReads();
  const log = createUpstreamLog(logger);
  return { session: (caller) => createSession({ ...calls, contentsOf, log }, caller), endStreams: calls.endStreams, close: calls.close };
}

type Shared = Dispatcher & { contentsOf: ReturnType<typeof createContentReads>; log: UpstreamLog };

function createSession({ settings, send, read, streams, urlOf, contentsOf, log }: Shared, caller: Caller): Rest {
  let authorization = caller.authorization;
  const contents = contentsOf(caller.onEnd);
  const parts = createRawParts();
  const carryOut = carryOutFor(caller, log);
  const { documentMs } = settings;
  const reads = createRequestReads({ send: (call) => read(ours(call)), carryOut, contents, parts, documentMs });
  const sendWrite = createSendWrite(send, caller, reads.forget);

  function headers(contentType?: string): Record<string, string> {
    return {
      accept: "application/json",
      "accept-encoding": "identity",
      "x-request-id": caller.requestId,
      "x-forwarded-for": caller.address,
      ...caller.traceContext,
      ...(authorization === undefined ? {} : { authorization }),
      ...(contentType === undefined ? {} : { "content-type": contentType }),
    };
  }

  function ours(call: ReadCall & Partial<RestCall>): RestCall {
    return { headers: headers(call.body ? "application/json" : undefined), signal: caller.signal, ...call };
  }

  function eventCall(path: string): EventCall {
    const { headersMs, silenceMs } = settings;
    return { url: urlOf(path), headers: { ...headers(), accept: "text/event-stream" }, signal: caller.signal, headersMs, silenceMs };
  }

  return {
    get: (path, query, shape, reading) => reads.read({ method: "GET", path: address(path, query), body: null }, shape, reading),
    getOne: (path, ids, shape) => reads.read({ method: "GET", path: address(path, ids), body: null }, shape, { ids }),
    search(path, query, body, shape, reading) {
      return reads.read({ method: "POST", path: address(path, query), body: JSON.stringify(body) }, shape, reading);
    },
    async write({ method, path, query = {}, body, ifMatch, takes, hashes = false, signedOut, repeatable = false, hasProgress }, shape) {
      const call = { method, path: address(path, query), body: body ? JSON.stringify(body) : null };
      const times = takes === "long" || hashes ? longTimes(documentMs) : {};
      const { authorization: session, ...others } = headers(body ? "application/json" : undefined);
      const rest = ifMatch === undefined ? others : { ...others, "if-match": `"${ifMatch}"` };
      const signed = signedOut || session === undefined ? rest : { ...rest, authorization: session };
      const reader = hasProgress && caller.onProgress ? createProgressReader(caller.onProgress) : null;
      const sent = { ...call, ...times, sparesBreaker: hashes, headers: signed, reader };
      const exchange = async (progress: CallProgress) => {
        const answer = await sendWrite(sent, progress, { isRepeatable: repeatable });
        return signedOut && answer.status === 401 ? { ...answer, status: 400 } : answer;
      };
      return await carryOut(call, exchange, shape);
    },
    async upload({ path, query, fields, file }, shape) {
      const boundary = `lading-${randomUUID()}`;
      const call = { method: "POST" as const, path: address(path, query), body: multipartBody(boundary, fields, file) };
      const sent = headers(`multipart/form-data; boundary=${boundary}`);
      return await carryOut(call, (progress) => sendWrite({ ...call, headersMs: settings.documentMs, headers: sent }, progress), shape);
    },
    events: (query) => openEvents(streams, eventCall(address("/v1/events", query)), ownEvent),
    sharedEvents: () => openEvents(streams, eventCall("/v1/shared/events"), sharedEvent),
    inboxEvents: () => openEvents(streams, eventCall("/v1/inbox/events"), inboxEvent),
    parts,
    record: reads.record,
    noteLost: log.lost,
    forget() {
      reads.forget();
      contents.release();
    },
    signIn(jwt) {
      authorization = `Bearer ${jwt}`;
      reads.forget();
    },
    authorization: () => authorization,
  };
}

/** Makes calls and parses their responses. Logs one line for a fault of the service (ADR-0010). */
function carryOutFor({ operation }: Caller, log: UpstreamLog): CarryOut {
  return async ({ method, path }, exchange, shape, { reader, ids = {} } = {}) => {
    const progress = { isTried: false, isSent: false };
    const route = `${method} ${path.split("?")[0]}`;
    const start = performance.now();
    let status: number | null = null;
    try {
      const answer = await exchange(progress);
      status = answer.status;
      const usual = status === 200 && answer.bytes && reader?.(answer.bytes);
      const read = usual || readEnvelope(answer, shape, (fields) => log.lost(route, fields));
      refuseOther(read, ids);
      return read;
    } catch (error) {
      // The log already holds the faults that opened the circuit breaker.
      if (progress.isTried) log.fault(error, { operation: operation?.(), route, status, ms: Math.round(performance.now() - start) });
      throw error;
    }
  };
}

/** A mistaken service must not let one record be shown, changed or printed as another (R-1276). */
function refuseOther(read: unknown, ids: RecordIds): void {
  const isAsked = Object.entries(ids).every(([name, id]) => isObject(read) && read[name] === id);
  if (!isAsked) throw fault("BAD_UPSTREAM_RESPONSE", "The service answered with another record than was asked for");
}

/** Characters of a value in an address: servers read at most 16 KB of it, and each character may become nine there. */
const maxQueryText = 1_000;

/** Builds a path with its query. Throws `Refused` for a value that no address can hold. */
function address(path: string, query: Query): string {
  if (Object.keys(query).length === 0) return path;
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    const text = String(value);
    if (text.length > maxQueryText) {
      throw new Refused([{ message: `${name} must be at most ${maxQueryText} characters long`, code: "INVALID", field: [name] }]);
    }
    asked.set(name, text);
  }
  return asked.size > 0 ? `${path}?${asked}` : path;
}

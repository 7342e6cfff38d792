import { GraphQLError } from "graphql";
import type { Agent } from "undici";
import type { Trace } from "#domain/trace.ts";
import { fault } from "../errors/errors.ts";
import { createCircuitBreaker } from "./circuitBreaker.ts";
import { createRetryBudget } from "./retryBudget.ts";
import { createConnections, exchange, type Exchange, type RawAnswer } from "./transport.ts";

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

/** A call on its way to the service; its path, with the query, stands below the service's base path. Its limits are the settings' unless it has its own. */
export type RestCall = Pick<Exchange, "method" | "path" | "body" | "headers" | "signal"> &
  Partial<Exchange> & {
    /** Its failures are not counted by the circuit breaker, which still holds it back while the service is down. */
    sparesBreaker?: boolean;
    progress?: CallProgress;
  };

/** How far a call came: past the breaker, and out on a connection, from where on the service may carry it out. */
export type CallProgress = { isTried: boolean; isSent: boolean };

/** The way to one service, which all requests share. */
export type Dispatcher = {
  settings: Required<RestSettings>;
  /** Sends a call once. Throws UPSTREAM_UNAVAILABLE without trying while the service is down. */
  send(call: RestCall): Promise<RawAnswer>;
  /** Sends a call that only reads: a passing weakness of the service is worth one more try, within a budget. */
  read(call: RestCall): Promise<RawAnswer>;
  /** The whole address behind a call's path. */
  urlOf(path: string): URL;
  /** The connections of what never ends. */
  streams: Agent;
  endStreams(): Promise<void>;
  close(): Promise<void>;
};

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

/** Opens the way to the service; `trace` is told of each call, and the service of what the call is a part of. */
export function createDispatcher(given: RestSettings, trace: Trace): Dispatcher {
  const settings = { ...defaults, ...given };
  const { origin, pathname, hostname, port } = new URL(settings.url);
  const basePath = pathname.replace(/\/$/, "");
  const server = { "server.address": hostname, "server.port": Number(port || 0) };
  const connections = createConnections(settings.connectMs);
  // Streams hold their connections for hours: they have their own, so that they never stand in the way of a call.
  const streams = createConnections(settings.connectMs, null);
  const breaker = createCircuitBreaker({ failures: settings.breakerFailures, pauseMs: settings.breakerPauseMs });
  const retries = createRetryBudget();

  async function dispatch({ sparesBreaker = false, progress, ...call }: RestCall): Promise<RawAnswer> {
    if (!breaker.allows()) throw fault("UPSTREAM_UNAVAILABLE", "The service cannot be reached");
    const { headersMs, bodyMs, maxAnswerBytes: maxBytes } = settings;
    if (progress) progress.isTried = true;
    const onSent = () => {
      if (progress) progress.isSent = true;
    };
    try {
      const answer = await exchange(connections, { headersMs, bodyMs, maxBytes, ...call, onSent, origin, path: basePath + call.path });
      breaker.succeeded();
      return answer;
    } catch (error) {
      const isSlow = codeOf(error) === "UPSTREAM_TIMEOUT";
      // A document that takes too long says nothing about the rest of the service.
      if (sparesBreaker) throw error;
      if (codeOf(error) === "UPSTREAM_UNAVAILABLE" || (isSlow && call.headersMs === undefined)) breaker.failed();
      throw error;
    }
  }

  async function send(call: RestCall): Promise<RawAnswer> {
    const { method, path } = call;
    const notes = { "http.request.method": method, ...server };
    // A query may hold what users entered, and is not told.
    return await trace.span(`${method} ${basePath}${path.split("?")[0]}`, { kind: "client", notes }, async (span) => {
      const answer = await dispatch({ ...call, headers: { ...call.headers, ...trace.headers() } });
      span.note({ "http.response.status_code": answer.status });
      return answer;
    });
  }

  async function read(call: RestCall): Promise<RawAnswer> {
    try {
      const answer = await send(call);
      retries.earn();
      return isPassing(answer) && retries.spend() ? await send(call) : answer;
    } catch (error) {
      if (codeOf(error) !== "UPSTREAM_UNAVAILABLE" || !retries.spend()) throw error;
      return await send(call);
    }
  }

  return {
    settings,
    send,
    read,
    urlOf: (path) => new URL(origin + basePath + path),
    streams,
    endStreams: () => streams.destroy(),
    close: () => connections.close(),
  };
}

/** The code of a fault; undefined for everything else. */
export function codeOf(error: unknown): unknown {
  return error instanceof GraphQLError ? error.extensions["code"] : undefined;
}

/** A passing weakness of the service that names no time to come back at: worth one more try of a read. */
function isPassing({ status, headers }: RawAnswer): boolean {
  return (status === 502 || status === 503 || status === 504) && headers["retry-after"] === undefined;
}

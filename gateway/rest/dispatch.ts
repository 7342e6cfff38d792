import { context, propagation, SpanKind } from "@opentelemetry/api";
import { GraphQLError } from "graphql";
import type { Agent } from "undici";
import { fault } from "../errors/errors.ts";
import { inSpan } from "../telemetry/inSpan.ts";
import { createCircuitBreaker } from "./circuitBreaker.ts";
import { createRetryBudget } from "./retryBudget.ts";
import { createConnections, exchange, type Exchange, type RawAnswer } from "./transport.ts";

/** Where the service is, and its limits in milliseconds and bytes. */
export type RestSettings = {
  /** The service's URL with its base path, such as `http://127.0.0.1:4000/ep/api`. */
  url: string;
  connectMs?: number;
  headersMs?: number;
  bodyMs?: number;
  /** For calls that render or store files: documents, merges, uploads. */
  documentMs?: number;
  maxAnswerBytes?: number;
  breakerFailures?: number;
  breakerPauseMs?: number;
  /** How long an event stream may be silent. The service sends a heartbeat every 15 s. */
  silenceMs?: number;
};

/** A call to the service. `path` includes the query and is relative to the base path. Missing limits come from the settings. */
export type RestCall = Pick<Exchange, "method" | "path" | "body" | "headers" | "signal"> &
  Partial<Exchange> & {
    /** The circuit breaker ignores failures of this call, but still holds it back while it is open. */
    sparesBreaker?: boolean;
    progress?: CallProgress;
  };

/** How far a call came: past the circuit breaker, and onto a connection, after which the service may execute it. */
export type CallProgress = { isTried: boolean; isSent: boolean };

/** The calls to one service, shared by all requests. */
export type Dispatcher = {
  settings: Required<RestSettings>;
  /** Sends a call once. Throws UPSTREAM_UNAVAILABLE without sending while the circuit breaker is open. */
  send(call: RestCall): Promise<RawAnswer>;
  /** Sends a read and retries it once after a transient failure, within the retry budget. */
  read(call: RestCall): Promise<RawAnswer>;
  /** The full URL of a call's path. */
  urlOf(path: string): URL;
  /** Connections for event streams. */
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

/** Opens the connections to the service. Each call is a span, and its trace context goes with it. */
export function createDispatcher(given: RestSettings): Dispatcher {
  const settings = { ...defaults, ...given };
  const { origin, pathname, hostname, port } = new URL(settings.url);
  const basePath = pathname.replace(/\/$/, "");
  const server = { "server.address": hostname, "server.port": Number(port || 0) };
  const connections = createConnections(settings.connectMs);
  // Streams stay open for hours, so they get separate connections and never block a call.
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
      // A slow document says nothing about the rest of the service.
      if (sparesBreaker) throw error;
      if (codeOf(error) === "UPSTREAM_UNAVAILABLE" || (isSlow && call.headersMs === undefined)) breaker.failed();
      throw error;
    }
  }

  async function send(call: RestCall): Promise<RawAnswer> {
    const { method, path } = call;
    const attributes = { "http.request.method": method, ...server };
    // The query may hold user input and is not recorded.
    return await inSpan(`${method} ${basePath}${path.split("?")[0]}`, { kind: SpanKind.CLIENT, attributes }, async (span) => {
      const headers = { ...call.headers };
      propagation.inject(context.active(), headers);
      const answer = await dispatch({ ...call, headers });
      span.setAttribute("http.response.status_code", answer.status);
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

/** The code of a fault; undefined for every other error. */
export function codeOf(error: unknown): unknown {
  return error instanceof GraphQLError ? error.extensions["code"] : undefined;
}

/** Whether a response is a transient failure without Retry-After, for which a read is worth a retry. */
function isPassing({ status, headers }: RawAnswer): boolean {
  return (status === 502 || status === 503 || status === 504) && headers["retry-after"] === undefined;
}

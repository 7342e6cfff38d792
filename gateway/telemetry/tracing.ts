import {
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace as spans,
  type Context,
  type Span as OpenSpan,
  type Tracer,
} from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { detectResources, resourceAttributesEnvDetector, resourceFromAttributes } from "@opentelemetry/resources";
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Sampler,
} from "@opentelemetry/sdk-trace";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { untraced, type Trace } from "#domain/http/trace.ts";
import type { TracingSettings } from "./tracingSettings.ts";

/** The tracer, the hook that traces requests, and shutdown, which sends the remaining spans within seconds. */
export type Tracing = { trace: Trace; follow(app: FastifyInstance): void; close(): Promise<void> };

/** What keeps the current span of each request. */
type UnderWay = { contexts: AsyncLocalStorageContextManager; tracer: Tracer; propagator: W3CTraceContextPropagator };

const closingMilliseconds = 3_000;
/** Longer attribute values, such as SQL statements, are cut off. */
const longestText = 2_000;
const kinds = { internal: SpanKind.INTERNAL, client: SpanKind.CLIENT };

/** Sends traces to a collector by OTLP over HTTP. Imported only when tracing is configured. */
export function startTracing({ serviceName, sampler, share, delayMilliseconds }: TracingSettings): Tracing {
  const resource = resourceFromAttributes({ "service.name": serviceName, "process.pid": process.pid });
  const provider = new TracerProvider({
    sampler: samplerOf(sampler, share),
    spanLimits: { attributeValueLengthLimit: longestText },
    resource: detectResources({ detectors: [resourceAttributesEnvDetector] }).merge(resource),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter(), scheduledDelayMillis: delayMilliseconds })],
  });
  const contexts = new AsyncLocalStorageContextManager().enable();
  const underWay = { contexts, tracer: provider.getTracer("lading"), propagator: new W3CTraceContextPropagator() };
  return {
    trace: traceOf(underWay),
    follow: (app) => followRequests(app, underWay),
    async close() {
      const late = new Promise((resolve) => setTimeout(resolve, closingMilliseconds).unref());
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
    },
  };
}

function samplerOf(name: TracingSettings["sampler"], share: number): Sampler {
  const root = name.replace("parentbased_", "");
  const own =
    root === "traceidratio" ? new TraceIdRatioBasedSampler(share) : root === "always_off" ? new AlwaysOffSampler() : new AlwaysOnSampler();
  return root === name ? own : new ParentBasedSampler({ root: own });
}

function traceOf({ contexts, tracer, propagator }: UnderWay): Trace {
  const isUnderWay = () => spans.getSpan(contexts.active()) !== undefined;
  return {
    async span(name, about, work) {
      if (!isUnderWay()) return await untraced.span(name, about, work);
      const parent = contexts.active();
      const span = tracer.startSpan(name, { kind: kinds[about.kind], attributes: about.notes ?? {} }, parent);
      const told = {
        note: (notes: object) => void span.setAttributes({ ...notes }),
        rename: (other: string) => void span.updateName(other),
      };
      try {
        return await contexts.with(spans.setSpan(parent, span), () => work(told));
      } catch (error) {
        fail(span, error);
        throw error;
      } finally {
        span.end();
      }
    },
    ended(name, { kind, notes = {}, milliseconds, hasFailed }) {
      if (!isUnderWay()) return;
      const now = performance.timeOrigin + performance.now();
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes: notes, startTime: now - milliseconds }, contexts.active());
      if (hasFailed) fail(span, null);
      span.end(now);
    },
    headers() {
      const headers: Record<string, string> = {};
      propagator.inject(contexts.active(), headers, defaultTextMapSetter);
      return headers;
    },
  };
}

/** Records only the kind of an error: its message may repeat what a user has entered. */
function fail(span: OpenSpan, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  if (error instanceof Error) span.setAttribute("error.type", error.name);
}

/** Traced routes. Files of the web client and health checks are not traced. */
const followed = /^\/(graphql|ep\/api|files)(\/|\?|$)/;

function followRequests(app: FastifyInstance, { contexts, tracer, propagator }: UnderWay): void {
  const begun = new WeakMap<FastifyRequest, Context>();
  app.addHook("onRequest", (request, { raw }, done) => {
    const { method, url, headers, routeOptions } = request;
    if (!followed.test(url)) return done();
    const route = routeOptions.url ?? "none";
    const attributes = { "http.request.method": method, "http.route": route, "lading.request_id": request.id };
    const parent = propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
    const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
    raw.once("close", () => {
      span.setAttribute("http.response.status_code", raw.statusCode);
      if (raw.statusCode >= 500 || !raw.writableFinished) fail(span, null);
      span.end();
    });
    const context = spans.setSpan(parent, span);
    begun.set(request, context);
    contexts.with(context, done);
  });
  // Body events come from the socket, outside the request's async context.
  app.addHook("preValidation", (request, _reply, done) => void contexts.with(begun.get(request) ?? contexts.active(), done));
}

import {
  context,
  defaultTextMapGetter,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
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
  SamplingDecision,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Sampler,
} from "@opentelemetry/sdk-trace";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { TracingSettings } from "./tracingSettings.ts";

/** The hook that traces requests, and shutdown, which sends the remaining spans within seconds. */
export type Tracing = { follow(app: FastifyInstance): void; close(): Promise<void> };

const closingMilliseconds = 3_000;
/** Longer attribute values, such as SQL statements, are cut off. */
const longestText = 2_000;

/** Switches on the spans of this process and sends them to a collector by OTLP over HTTP. Imported only when tracing is configured. */
export function startTracing({ serviceName, sampler, share, delayMilliseconds }: TracingSettings): Tracing {
  const resource = resourceFromAttributes({ "service.name": serviceName, "process.pid": process.pid });
  const provider = new TracerProvider({
    sampler: samplerOf(sampler, share),
    spanLimits: { attributeValueLengthLimit: longestText },
    resource: detectResources({ detectors: [resourceAttributesEnvDetector] }).merge(resource),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter(), scheduledDelayMillis: delayMilliseconds })],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  return {
    follow: followRequests,
    async close() {
      const late = new Promise((resolve) => setTimeout(resolve, closingMilliseconds).unref());
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
    },
  };
}

/** Samples requests as the name says, and everything in a request with it. Work outside requests starts no trace. */
function samplerOf(name: TracingSettings["sampler"], share: number): Sampler {
  const kind = name.replace("parentbased_", "");
  const own: Sampler =
    kind === "traceidratio" ? new TraceIdRatioBasedSampler(share) : kind === "always_off" ? new AlwaysOffSampler() : new AlwaysOnSampler();
  const root: Sampler = {
    shouldSample: (parent, traceId, spanName, spanKind, attributes, links) =>
      spanKind === SpanKind.SERVER
        ? own.shouldSample(parent, traceId, spanName, spanKind, attributes, links)
        : { decision: SamplingDecision.NOT_RECORD },
    toString: () => `requests of ${own.toString()}`,
  };
  return new ParentBasedSampler(kind === name ? { root, remoteParentSampled: own, remoteParentNotSampled: own } : { root });
}

/** Traced routes. Files of the web client and health checks are not traced. */
const followed = /^\/(graphql|ep\/api|files)(\/|\?|$)/;

function followRequests(app: FastifyInstance): void {
  const tracer = trace.getTracer("lading");
  const begun = new WeakMap<FastifyRequest, Context>();
  app.addHook("onRequest", (request, { raw }, done) => {
    const { method, url, headers, routeOptions } = request;
    if (!followed.test(url)) return done();
    const route = routeOptions.url ?? "none";
    const attributes = { "http.request.method": method, "http.route": route, "lading.request_id": request.id };
    const parent = propagation.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
    const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
    raw.once("close", () => {
      span.setAttribute("http.response.status_code", raw.statusCode);
      if (raw.statusCode >= 500 || !raw.writableFinished) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    const inRequest = trace.setSpan(parent, span);
    begun.set(request, inRequest);
    context.with(inRequest, done);
  });
  // Body events come from the socket, outside the request's async context.
  app.addHook("preValidation", (request, _reply, done) => context.with(begun.get(request) ?? context.active(), done));
}

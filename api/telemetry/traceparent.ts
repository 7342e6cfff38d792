import { context, defaultTextMapGetter, propagation, ROOT_CONTEXT } from "@opentelemetry/api";

/** The current span as W3C `traceparent`. Store it with work that is done later. Null without a span, or if traces are off. */
export function currentTraceparent(): string | null {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent ?? null;
}

/** Runs work as a part of the span of a stored `traceparent`; of none if it is null. */
export function continueTrace<T>(traceparent: string | null, work: () => T): T {
  return context.with(propagation.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter), work);
}

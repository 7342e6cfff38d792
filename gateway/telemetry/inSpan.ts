import { SpanStatusCode, trace, type Span, type SpanOptions } from "@opentelemetry/api";

const tracer = trace.getTracer("lading");

/** Runs work in a span, which ends with it; returns its result or rethrows its error. Only runs the work unless traces are on (ADR-0072). */
export async function inSpan<T>(name: string, options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T> {
  return await tracer.startActiveSpan(name, options, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      // Only the kind of an error: its message may repeat what a user has entered.
      span.setStatus({ code: SpanStatusCode.ERROR });
      if (error instanceof Error) span.setAttribute("error.type", error.name);
      throw error;
    } finally {
      span.end();
    }
  });
}

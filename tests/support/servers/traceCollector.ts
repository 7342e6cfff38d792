import { aReceiver } from "./webhookReceiver.ts";

/** A piece of work as a collector learns of it (OTLP's JSON form). Ids are hexadecimal; times are nanoseconds as text. */
export type ToldSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number | string } }[];
  status: { code: number };
};

type Message = {
  resourceSpans: { resource: { attributes: ToldSpan["attributes"] }; scopeSpans: { spans: ToldSpan[] }[] }[];
};

/** A server that collects traces. */
export type Collector = {
  url: string;
  /** Every span so far. */
  spans(): ToldSpan[];
  /** The names that the tracing services give themselves. */
  services(): unknown[];
  /** All that came, as it came. */
  text(): string;
  stop(): Promise<void>;
};

/** Starts a collector on a free port. */
export async function aCollector(): Promise<Collector> {
  const { url, received, close } = await aReceiver();
  // The test fails on the next line that reads it where it has not the form of OTLP.
  const told = () => received.flatMap(({ body }) => (JSON.parse(body) as Message).resourceSpans);
  return {
    url,
    spans: () => told().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    services: () => told().map(({ resource }) => noteOf(resource, "service.name")),
    text: () => received.map(({ path, body }) => `${path} ${body}`).join("\n"),
    stop: close,
  };
}

/** What is noted under a name. */
export function noteOf({ attributes }: Pick<ToldSpan, "attributes">, name: string): unknown {
  const value = attributes.find(({ key }) => key === name)?.value;
  return value?.stringValue ?? (value?.intValue === undefined ? undefined : Number(value.intValue));
}

/** The names of a span and of all work that it is a part of, from the outermost. */
export function pathOf(spans: ToldSpan[], span: ToldSpan): string[] {
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId);
  return [...(parent ? pathOf(spans, parent) : []), span.name];
}

import { EventSourceParserStream } from "eventsource-parser/stream";

/** Yields the events of a response of server-sent events. */
export async function* sseEvents({ body }: Response): AsyncGenerator<{ event?: string | undefined; data: string }, void, void> {
  // Safari cannot iterate over a stream.
  const reader = body?.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader();
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) yield read.value;
}

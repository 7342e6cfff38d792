import { EventSourceParserStream } from "eventsource-parser/stream";

/** Yields the events of a response of server-sent events. `onComment` hears the comments between them, by which a server shows that it is there. */
export async function* sseEvents(
  { body }: Response,
  onComment?: () => void,
): AsyncGenerator<{ event?: string | undefined; data: string }, void, void> {
  // Safari cannot iterate over a stream.
  const reader = body?.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream({ onComment })).getReader();
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) yield read.value;
}

import { EventSourceParserStream } from "eventsource-parser/stream";

/** Yields the data of the `next` events in a response of server-sent events. */
export async function* parseSse({ body }: Response): AsyncGenerator<string, void, void> {
  // Safari cannot iterate over a stream.
  const reader = body?.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader();
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    if (read.value.event === "next") yield read.value.data;
  }
}

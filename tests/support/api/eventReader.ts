/** A server-sent event as it came; `data` is its JSON. */
export type ReceivedEvent = { id: string; event: string; data: Record<string, unknown> };

/** An open answer of server-sent events, or the answer that came instead. */
export type EventReader = {
  status: number;
  contentType: string;
  /** The next event; null when the stream has ended. Waits as long as the test may. */
  next(): Promise<ReceivedEvent | null>;
  /** Waits for a comment, which is a sign of life, and answers it; null when the stream has ended. */
  alive(): Promise<string | null>;
  /** What came instead of a stream. */
  text(): Promise<string>;
  /** Goes away, as a client does. */
  close(): void;
};

/** Asks for a stream of events. */
export async function readEvents(url: string, init: RequestInit = {}): Promise<EventReader> {
  const gone = new AbortController();
  const response = await fetch(url, { ...init, headers: { accept: "text/event-stream", ...init.headers }, signal: gone.signal });
  const blocks = blocksOf(response);
  async function nextBlock(isIt: (block: string) => boolean): Promise<string | null> {
    for (;;) {
      const { value, done } = await blocks.next();
      if (done) return null;
      if (isIt(value)) return value;
    }
  }
  return {
    status: response.status,
    contentType: response.headers.get("content-type") ?? "",
    async next() {
      const block = await nextBlock((text) => /^event: /m.test(text));
      return block === null ? null : parse(block);
    },
    alive: () => nextBlock((text) => text.startsWith(":")),
    text: () => response.text(),
    close: () => gone.abort(),
  };
}

async function* blocksOf({ body }: Response): AsyncGenerator<string, void, void> {
  let text = "";
  for await (const chunk of (body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    text += chunk;
    for (let end = text.indexOf("\n\n"); end >= 0; end = text.indexOf("\n\n")) {
      yield text.slice(0, end);
      text = text.slice(end + 2);
    }
  }
}

function parse(block: string): ReceivedEvent {
  const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, "m").exec(block)?.[1] ?? "";
  return { id: field("id"), event: field("event"), data: JSON.parse(field("data") || "{}") as Record<string, unknown> };
}

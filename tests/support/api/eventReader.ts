import { createParser, type EventSourceMessage } from "eventsource-parser";

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
  const received = messagesOf(response);
  async function nextOf<T extends Message>(isIt: (message: Message) => message is T): Promise<T | null> {
    for (;;) {
      const { value, done } = await received.next();
      if (done) return null;
      if (isIt(value)) return value;
    }
  }
  return {
    status: response.status,
    contentType: response.headers.get("content-type") ?? "",
    async next() {
      const message = await nextOf(isEvent);
      return message && toEvent(message);
    },
    alive: async () => (await nextOf(isComment))?.comment ?? null,
    text: () => response.text(),
    close: () => gone.abort(),
  };
}

type Message = EventSourceMessage | { comment: string };

const isComment = (message: Message): message is { comment: string } => "comment" in message;
const isEvent = (message: Message): message is EventSourceMessage => !isComment(message);

async function* messagesOf({ body }: Response): AsyncGenerator<Message, void, void> {
  const messages: Message[] = [];
  const parser = createParser({ onEvent: (event) => messages.push(event), onComment: (comment) => messages.push({ comment }) });
  for await (const text of (body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    parser.feed(text);
    yield* messages.splice(0);
  }
}

function toEvent({ id = "", event = "", data }: EventSourceMessage): ReceivedEvent {
  return { id, event, data: JSON.parse(data || "{}") as Record<string, unknown> };
}

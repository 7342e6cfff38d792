import type { IncomingMessage, ServerResponse } from "node:http";
import { onTestFinished } from "vitest";
import type { TestGateway } from "./aGateway.ts";
import { readEvents, type EventReader } from "../api/eventReader.ts";

/** When the service's events happened. */
export const at = "2026-04-01T08:00:00.000Z";

/** The service's end of a stream that the gateway opened. */
export type Upstream = {
  request: IncomingMessage;
  response: ServerResponse;
  tell(type: string, change?: object): void;
  say(text: string): void;
};

/** Lets the service answer with streams; each is handed over as it is opened. */
export function streams({ rest }: TestGateway): () => Promise<Upstream> {
  const opened: Upstream[] = [];
  const waiting: ((upstream: Upstream) => void)[] = [];
  let position = 0;
  rest.say("GET /v1/events", (response, request) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    const say = (text: string) => void response.write(text);
    say("retry: 2000\n\n");
    const tell = (type: string, change: object = {}) => {
      position += 1;
      const data = { type, firmId: "F1", shipmentId: "S1", key: null, at, ...change };
      say(`id: ${position}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`);
    };
    const upstream = { request, response, tell, say };
    const next = waiting.shift();
    if (next) next(upstream);
    else opened.push(upstream);
  });
  return async () => opened.shift() ?? (await new Promise((resolve) => waiting.push(resolve)));
}

/** Subscribes as a client with a session; the stream ends with the test. */
export async function subscribe({ url }: TestGateway, query: string, variables: object = {}): Promise<EventReader> {
  const headers = { "content-type": "application/json", authorization: "Bearer a-token" };
  const reader = await readEvents(url, { method: "POST", headers, body: JSON.stringify({ query, variables }) });
  onTestFinished(() => reader.close());
  return reader;
}

/** What the subscription tells next: its data, or how it ended. */
export async function nextOf(reader: EventReader): Promise<unknown> {
  const received = await reader.next();
  return received?.event === "next" ? received.data : received?.event;
}

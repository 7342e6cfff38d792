import { sseEvents } from "../relay/network/sseEvents.ts";

/** Yields the data of the `next` events in a response of server-sent events. */
export async function* parseSse(response: Response, onComment?: () => void): AsyncGenerator<string, void, void> {
  for await (const { event, data } of sseEvents(response, onComment)) if (event === "next") yield data;
}

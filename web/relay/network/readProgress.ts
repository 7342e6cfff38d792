import { isObject } from "#domain/typedObject.ts";
import type { OnProgress } from "./sendForm.ts";
import { sseEvents } from "./sseEvents.ts";

/** Reads a response of events: reports each `progress`, and returns the response in `next`. Rejects if the stream ends without it. */
export async function readProgress(response: Response, onProgress: OnProgress | null): Promise<string> {
  for await (const { event, data } of sseEvents(response)) {
    if (event === "next") return data;
    const step: unknown = event === "progress" ? JSON.parse(data) : null;
    if (isObject(step)) onProgress?.(Number(step["done"]), Number(step["total"]));
  }
  throw new Error("The response ended before its result");
}

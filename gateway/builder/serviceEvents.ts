import type { ServiceEvent } from "../rest/eventStream.ts";
import type { Context } from "./context.ts";

/** The events that a subscription is about. */
export async function* only<Wanted extends ServiceEvent>(
  events: AsyncGenerator<ServiceEvent, void, void>,
  isWanted: (event: ServiceEvent) => event is Wanted,
): AsyncGenerator<Wanted, void, void> {
  for await (const event of events) if (isWanted(event)) yield event;
}

/** Returns the event after resetting the context, so that its fields read current data. */
export function renewed<Shape>(event: Shape, _args: object, context: Context): Shape {
  context.reset();
  return event;
}

import type { ArgBuilder } from "@pothos/core";
import type { ServiceEvent } from "../rest/eventStream.ts";
import { optionalCall } from "../rest/optionalCall.ts";
import type { builder } from "./builder.ts";
import type { Context } from "./context.ts";
import { targetId } from "./nodes.ts";

/** The arguments for events that happened before the subscription. */
export function pastArgs(arg: ArgBuilder<(typeof builder)["$inferSchemaTypes"]>) {
  return {
    after: arg.string({ description: "The `cursor` of an event of the last 7 days: later events are sent first." }),
    lastSeconds: arg.int({
      description:
        "Without `after`: the events of the last so many seconds are sent first, up to 60, as what was queried meanwhile may lack them.",
    }),
  };
}

type Args = { [name in "firmId" | "shipmentId" | "after"]?: string | null | undefined } & { lastSeconds?: number | null | undefined };

/** Opens the service's events before the subscription responds, so that a rejection becomes the response. */
export async function listen(
  { firmId, shipmentId, after, lastSeconds }: Args,
  { rest }: Context,
): Promise<AsyncGenerator<ServiceEvent, void, void>> {
  const query = {
    firmId: firmId ? targetId("Firm", firmId, "Firm", "firmId") : undefined,
    shipmentId: shipmentId ? targetId("Shipment", shipmentId, "Shipment", "shipmentId") : undefined,
    after: after ?? undefined,
    lastSeconds: lastSeconds ?? undefined,
  };
  return await optionalCall(() => rest.events(query));
}

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

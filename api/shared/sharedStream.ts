import type { ApiContext } from "../context.ts";
import { wokenStream, type StreamRequest } from "../events/wokenStream.ts";
import { createShareWatch } from "./shareWatch.ts";

/**
 * Streams changes of what exporters share with an office: a milestone or a file that changed, or other shipments. Ends also when a
 * partnership of the office ends.
 */
export function sharedStream(context: ApiContext, asked: StreamRequest): AsyncGenerator<string, void, void> {
  const watch = createShareWatch(context, asked.ownerId);
  return wokenStream(context, asked, async (isWoken) => {
    const { isOver, changes } = await watch.look(isWoken);
    const events = changes.map((data) => ({ name: "shared.shipment.changed", data }));
    return isOver ? { events: [], end: "PARTNERSHIP_OVER" } : { events };
  });
}

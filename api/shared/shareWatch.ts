import type { ApiContext } from "../context.ts";
import { activeShares, type SharedPlace } from "./grants.ts";

/** A shipment that changed for the partner; nulls: another one is shared or no more, or too many changed to name them. */
export type SharedChange = SharedPlace | { partnerId: null; shipmentId: null };

/** Times of change are from before the commit and from other machines: look back this far, and leave out what was seen. */
const lookBackMilliseconds = 60_000;

/** More changes at once are one event. */
const mostNamed = 100;

/** Finds what changed since it was last asked among the shipments that are shared with an office. The first read finds nothing. */
export function createShareWatch({ db, clock }: Pick<ApiContext, "db" | "clock">, ownerId: string): { read(): Promise<SharedChange[]> } {
  let seen: ReadonlyMap<string, string> | null = null;
  let shared = 0;
  return {
    async read() {
      const since = new Date(clock().getTime() - lookBackMilliseconds).toISOString();
      const recent = await activeShares(db, ownerId)
        .select(["shipmentPartners.partnerId", "shipmentPartners.shipmentId", "shipmentPartners.changedAt"])
        .where("shipmentPartners.changedAt", ">=", since)
        .execute();
      const { total } = await activeShares(db, ownerId)
        .select(({ fn }) => fn.countAll().as("total"))
        .executeTakeFirstOrThrow();
      const before = seen;
      const isOtherList = Number(total) !== shared;
      seen = new Map(recent.map((share) => [nameOf(share), share.changedAt]));
      shared = Number(total);
      if (before === null) return [];
      const changed = recent.filter((share) => before.get(nameOf(share)) !== share.changedAt);
      if (isOtherList || changed.length > mostNamed) return [{ partnerId: null, shipmentId: null }];
      return changed.map(({ partnerId, shipmentId }) => ({ partnerId, shipmentId }));
    },
  };
}

function nameOf({ partnerId, shipmentId }: SharedPlace): string {
  return `${partnerId}/${shipmentId}`;
}

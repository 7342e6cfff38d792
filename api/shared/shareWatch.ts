import type { ApiContext } from "../context.ts";
import { activePartnerships, activeShares, type SharedPlace } from "./grants.ts";

/** A shipment that changed for the partner; nulls: another one is shared or no more, or too many changed to name them. */
type SharedChange = SharedPlace | { partnerId: null; shipmentId: null };

/** What a look found. `isOver`: a partnership of before has ended. */
type Seen = { isOver: boolean; changes: SharedChange[] };

/** Times of change are from before the commit and from other machines: look back this far, and leave out what was seen. */
const lookBackMilliseconds = 60_000;

/** More changes in that time are not named. */
const mostNamed = 100;

const someChanged: SharedChange = { partnerId: null, shipmentId: null };

/**
 * Finds what changed since the last look among the shipments that are shared with an office. The first look finds nothing. A look reads the
 * partnerships and at most 101 changes, however many shipments are shared.
 */
export function createShareWatch({ db, clock }: Pick<ApiContext, "db" | "clock">, ownerId: string) {
  let versions: ReadonlyMap<string, number> | null = null;
  let seen: ReadonlySet<string> = new Set();
  return {
    /** `isWoken`: somebody said that something changed. */
    async look(isWoken: boolean): Promise<Seen> {
      const partnerships = await activePartnerships(db, ownerId).select(["sharedWith.partnerId", "partners.sharesVersion"]).execute();
      const before = versions;
      const now = new Map(partnerships.map(({ partnerId, sharesVersion }) => [partnerId, sharesVersion]));
      const since = new Date(clock().getTime() - lookBackMilliseconds).toISOString();
      const recent = await activeShares(db, ownerId)
        .select(["shipmentPartners.partnerId", "shipmentPartners.shipmentId", "shipmentPartners.changedAt"])
        .where("shipmentPartners.changedAt", ">=", since)
        .limit(mostNamed + 1)
        .execute();
      const changed = recent.filter((share) => !seen.has(nameOf(share)));
      seen = new Set(recent.map(nameOf));
      versions = now;
      if (before === null) return { isOver: false, changes: [] };
      const isOver = before.keys().some((partnerId) => !now.has(partnerId));
      const isOtherList = partnerships.some(({ partnerId, sharesVersion }) => before.get(partnerId) !== sharesVersion);
      if (isOtherList) return { isOver, changes: [someChanged] };
      // Which of so many are new is not known.
      if (recent.length > mostNamed) return { isOver, changes: isWoken || changed.length > 0 ? [someChanged] : [] };
      return { isOver, changes: changed.map(({ partnerId, shipmentId }) => ({ partnerId, shipmentId })) };
    },
  };
}

function nameOf({ partnerId, shipmentId, changedAt }: SharedPlace & { changedAt: string }): string {
  return `${partnerId}/${shipmentId}/${changedAt}`;
}

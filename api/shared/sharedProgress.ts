import { nextMilestone, type SharedMilestone, type SharedShipment } from "#domain/partners/sharedShipment.ts";
import { milestoneDatesInTransport, milestones, type Milestone } from "#domain/shipment/progress/milestone.ts";
import { dateText } from "../shipment/progress/storedProgress.ts";

export type StoredDates = { milestone: Milestone; planned: string; actual: string };
type Card = Record<(typeof milestoneDatesInTransport)[number]["field"], string | null>;

/** The eight milestones in their order, as partners see them: dates alone. */
export function sharedProgress(stored: readonly StoredDates[], card: Card): SharedMilestone[] {
  return milestones.map((milestone) => {
    const { planned = "", actual = "" } = stored.find((one) => one.milestone === milestone) ?? {};
    const dates = { planned, actual };
    for (const onCard of milestoneDatesInTransport) if (onCard.milestone === milestone) dates[onCard.date] = card[onCard.field] ?? "";
    return { milestone, planned: dateText(dates.planned), actual: dateText(dates.actual) };
  });
}

/** The milestone that is expected next. */
export function nextOf(progress: readonly SharedMilestone[]): SharedShipment["next"] {
  const next = nextMilestone(progress);
  return next && { milestone: next.milestone, planned: next.planned };
}

import type { Day } from "../../time/dates.ts";
import { keysOf } from "../../typedObject.ts";

/** What happens to a shipment, in the usual order, with the name that its status badge shows. */
export const milestoneNames = {
  BOOKED: "Booked",
  STUFFED: "Stuffed",
  CUSTOMS_CLEARED: "Customs cleared",
  ON_BOARD: "On board",
  BL_RELEASED: "B/L released",
  DOCS_SENT: "Documents sent",
  ARRIVED: "Arrived",
  PAID: "Paid",
} as const;
export type Milestone = keyof typeof milestoneNames;
export const milestones = keysOf(milestoneNames);

/** The status of a cancelled shipment, whatever it has reached. */
export const cancelled = "Cancelled";
export const shipmentStatuses: readonly string[] = [...Object.values(milestoneNames), cancelled];

export const maxMilestoneNote = 200;
export const maxCancelReason = 500;

/** When a milestone is planned and when it was reached: days, or "" while unknown. */
export type MilestoneDates = { planned: Day | ""; actual: Day | "" };

/** A milestone as REST returns it: dates are DD/MM/YYYY or "", `by` is the name of the last person or API key that changed it. */
export type MilestoneAnswer = { milestone: Milestone; planned: string; actual: string; note: string; by: string };

/** Dates that are a field of the transport card: stored there once, and shown in both places. */
export const milestoneDatesInTransport = [
  { milestone: "ON_BOARD", date: "actual", field: "onBoardDate" },
  { milestone: "ARRIVED", date: "planned", field: "eta" },
] as const;

/** The status that follows from the reached milestones; null before the first one. */
export function statusOf(dates: Record<Milestone, MilestoneDates>, isCancelled: boolean): string | null {
  if (isCancelled) return cancelled;
  const reached = milestones.findLast((milestone) => dates[milestone].actual !== "");
  return reached === undefined ? null : milestoneNames[reached];
}

type Reached = { milestone: Milestone; actual: Day | "" };

/** The milestones that were reached after a later one, in words: "Stuffed after Customs cleared". `progress` is in the usual order. */
export function milestonesOutOfOrder(progress: readonly Reached[]): { milestone: Milestone; words: string }[] {
  return progress.flatMap(({ milestone, actual }, place) => {
    const sooner = progress.slice(place + 1).find((later) => later.actual !== "" && later.actual < actual);
    return sooner === undefined ? [] : [{ milestone, words: `${milestoneNames[milestone]} after ${milestoneNames[sooner.milestone]}` }];
  });
}

/** Days between the planned day and the actual one, or `today` while it is missing; 0 in time, null without a planned day. */
export function lateDaysOf({ planned, actual }: MilestoneDates, today: Day): number | null {
  if (planned === "") return null;
  const days = (Date.parse(actual || today) - Date.parse(planned)) / 86_400_000;
  return Math.max(0, Math.round(days));
}

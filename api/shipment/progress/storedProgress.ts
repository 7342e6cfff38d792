import type { Selectable } from "kysely";
import {
  milestoneDatesInTransport,
  milestones,
  type Milestone,
  type MilestoneAnswer,
  type MilestoneDates,
} from "#domain/shipment/progress/milestone.ts";
import { eachTransportField, type TransportTexts } from "#domain/shipment/progress/transportFields.ts";
import { toDayMonthYear, type Day } from "#domain/time/dates.ts";
import { recordOf } from "#domain/typedObject.ts";
import type { Db, Trx } from "../../db/database.ts";
import type { Database } from "../../db/tables/tables.ts";

export type MilestoneState = MilestoneDates & { note: string; by: string };

/** What is stored of a shipment's progress; dates that belong to the card are in both. */
export type ProgressState = { milestones: Record<Milestone, MilestoneState>; transport: TransportTexts };

/** The progress of shipments by id. Two queries; shipments without any have no entry. */
export async function readProgress(db: Db | Trx, ownerId: string, ids: string[]): Promise<(id: string) => ProgressState> {
  const dates = db.selectFrom("shipmentMilestones").selectAll().where("ownerId", "=", ownerId).where("shipmentId", "in", ids);
  const cards = db.selectFrom("shipmentTransport").selectAll().where("ownerId", "=", ownerId).where("shipmentId", "in", ids);
  const datesOf = Map.groupBy(await dates.execute(), ({ shipmentId }) => shipmentId);
  const cardOf = new Map((await cards.execute()).map((row) => [row.shipmentId, row]));
  return (id) => stateOf(datesOf.get(id) ?? [], cardOf.get(id));
}

function stateOf(
  rows: Selectable<Database["shipmentMilestones"]>[],
  card: Selectable<Database["shipmentTransport"]> | undefined,
): ProgressState {
  const transport = eachTransportField((name) => card?.[name] ?? "");
  const stored = recordOf(
    milestones.map((milestone) => {
      const { planned = "", actual = "", note = "", by = "" } = rows.find((row) => row.milestone === milestone) ?? {};
      return [milestone, { planned, actual, note, by }] as const;
    }),
  );
  return { milestones: withDatesOfTransport(stored, transport), transport };
}

/** The milestones with the dates that the card holds. */
export function withDatesOfTransport(
  stored: Record<Milestone, MilestoneState>,
  transport: TransportTexts,
): Record<Milestone, MilestoneState> {
  const dates = { ...stored };
  for (const { milestone, date, field } of milestoneDatesInTransport) dates[milestone] = { ...dates[milestone], [date]: transport[field] };
  return dates;
}

/** The eight milestones in their order, as REST returns them. */
export function milestoneAnswers(state: ProgressState): MilestoneAnswer[] {
  return milestones.map((milestone) => {
    const { planned, actual, note, by } = state.milestones[milestone];
    return { milestone, planned: dateText(planned), actual: dateText(actual), note, by };
  });
}

/** A stored day as REST sends it; "" stays "". */
export function dateText(day: Day | ""): string {
  return day === "" ? "" : toDayMonthYear(day);
}

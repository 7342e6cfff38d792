import type { Milestone } from "#domain/shipment/progress/milestone.ts";
import type { TransportTexts } from "#domain/shipment/progress/transportFields.ts";
import type { Day } from "#domain/time/dates.ts";

/** One row for each milestone with data. Dates of the transport card are stored there alone. */
export type ShipmentMilestoneTable = {
  ownerId: string;
  shipmentId: string;
  milestone: Milestone;
  planned: Day | "";
  actual: Day | "";
  note: string;
  /** The name of the last person or API key that changed it. */
  by: string;
};

/** The transport card as text of one form; no row while nothing is entered. */
export type ShipmentTransportTable = TransportTexts & { ownerId: string; shipmentId: string };

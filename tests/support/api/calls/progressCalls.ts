import type { Shipment } from "#domain/shipment/shipment.ts";
import type { Answer } from "../anApi.ts";
import type { TestUser } from "../aUser.ts";

export type ProgressCall = "milestone" | "transport" | "cancel" | "reopen";

/** Sends a call about the progress of a shipment. */
export async function sendProgress(
  user: TestUser,
  call: ProgressCall,
  { shipmentId }: Pick<Shipment, "shipmentId">,
  body: object,
  headers: Record<string, string> = {},
): Promise<Answer<Shipment>> {
  return await user.post<Shipment>(`/v1/shipment/${call}?shipmentId=${shipmentId}`, body, headers);
}

/** What a shipment warns of, as "field: message". */
export function warningTexts({ warnings = [] }: Shipment): string[] {
  return warnings.map(({ field, message }) => `${field.join(".")}: ${message}`);
}

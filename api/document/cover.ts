import { fromDayMonthYear } from "#domain/dates.ts";
import type { Shipment } from "#domain/shipment.ts";
import type { Identity } from "./documentNumbers.ts";
import { exporterLines } from "./frame.ts";
import type { Cover, Signature } from "./sheet.ts";

/** What stands on every page of a document and in its file's properties. */
export function coverOf({ title, name, number, date }: Identity, shipment: Shipment, letterhead: boolean): Cover {
  const author = shipment.firm.name.trim();
  return {
    title,
    number,
    date,
    letterhead,
    sender: { name: author, lines: exporterLines(shipment) },
    metadata: { title: `${name} ${number}`.trim(), author, day: fromDayMonthYear(date) },
    unknownFields: [],
  };
}

/** The firm's own signature block; its stamp stands there if the firm has one. */
export function firmSignature({ firm }: Shipment, role = ""): Signature {
  return { party: firm.name.trim(), role, isStamped: true };
}

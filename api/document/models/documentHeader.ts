import { fromDayMonthYear, type Day } from "#domain/dates.ts";
import type { Shipment } from "#domain/shipment.ts";
import type { Identity } from "../numbers/documentNumbers.ts";
import { exporterLines } from "../blocks/headerBoxes.ts";
import type { Signature } from "../blocks/blockTypes.ts";
import type { DocumentHeader } from "./documentModel.ts";

/** Header data that every page and the file's properties show. */
export function documentHeader({ title, name, number, date }: Identity, shipment: Shipment, letterhead: boolean): DocumentHeader {
  const author = shipment.firm.name.trim();
  return {
    title,
    number,
    date,
    letterhead,
    sender: { name: author, lines: exporterLines(shipment) },
    metadata: { title: `${name} ${number}`.trim(), author, day: fileDay(date, shipment) },
    unknownFields: [],
  };
}

/**
 * The day that the file itself is dated. PDF/A wants one, and the same request is to give the same file whenever it is
 * drawn: what has no date of its own, such as a custom document, takes the shipment's.
 */
function fileDay(date: string, { invoiceDate, createdAt }: Shipment): Day {
  return fromDayMonthYear(date) ?? fromDayMonthYear(invoiceDate) ?? createdAt.slice(0, 10);
}

/** The firm's own signature block; its stamp stands there if the firm has one. */
export function firmSignature({ firm }: Shipment, role = ""): Signature {
  return { party: firm.name.trim(), role, isStamped: true };
}

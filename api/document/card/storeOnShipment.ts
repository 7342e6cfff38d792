import type { AuditChange } from "#domain/audit/auditTrail.ts";
import type { DocumentRequest } from "#domain/documents/document.ts";
import type { ReferenceName } from "#domain/documents/documentDefinition.ts";
import type { Milestone } from "#domain/shipment/progress/milestone.ts";
import { shipmentFields } from "#domain/shipment/fields/shipmentFields.ts";
import type { DocumentNumbers } from "#domain/shipment/shipment.ts";
import { toDayMonthYear } from "#domain/time/dates.ts";
import { keysOf } from "#domain/typedObject.ts";
import { fieldChange } from "../../audit/auditDraft.ts";
import type { Trx } from "../../db/database.ts";
import { refuseStale } from "../../shipment/input/version.ts";
import { storeOnCard } from "../../shipment/progress/storeProgress.ts";
import { numberColumns, numbersOf } from "../../shipment/rows/shipmentRows.ts";
import { documentNumbers } from "../numbers/documentNumbers.ts";
import { cardOf } from "./documentCard.ts";
import { filledReferences, referenceNames } from "./references.ts";

/** Names of numbers and dates in the audit trail. */
const numberNames: Record<keyof DocumentNumbers, string> = {
  invoiceNo: "invoice number",
  invoiceDate: "invoice date",
  piNo: "PI number",
  piDate: "PI date",
  contractNo: "contract number",
  contractDate: "contract date",
};

/**
 * A document of a shipment, `by` whom it is generated, and the caller's version of the shipment, null to skip the check. A document that is
 * made again (`isAgain`) fills in no references: the user may have taken them from the shipment since.
 */
type Order = { ownerId: string; shipmentId: string; document: DocumentRequest; version: number | null; by: string; isAgain?: boolean };

/** What generating changed on the shipment: the versions before and after, and the milestones that it reached. */
type Stored = { changes: AuditChange[]; before: number; version: number; reached: Milestone[] };

/**
 * Stores a document's numbers and dates on the shipment, its values of the transport card there, and the references that the shipment
 * lacks (R-1117). Blank ones keep their stored values, which may be newer than the rendered ones. A change raises the version: otherwise a
 * dialog open elsewhere would restore the old value.
 */
export async function storeOnShipment(trx: Trx, { ownerId, shipmentId, document, version, by, isAgain = false }: Order): Promise<Stored> {
  const row = await trx
    .selectFrom("shipments")
    .select(["version", "cancelReason", "invoiceNo", "invoiceDate", "piNo", "piDate", "contractNo", "contractDate", ...referenceNames])
    .where("ownerId", "=", ownerId)
    .where("id", "=", shipmentId)
    .executeTakeFirstOrThrow();
  refuseStale(row.version, version);
  const before = numbersOf(row);
  const numbers = documentNumbers(document, before);
  const card = cardOf(document);
  const edit = { card, isCancelled: row.cancelReason !== null };
  const onCard = Object.keys(card).length === 0 ? null : await storeOnCard(trx, { ownerId, shipmentId, by }, edit);
  const references = isAgain ? {} : filledReferences(document, row);
  const ofNumbers = keysOf(numberNames).flatMap((name) => fieldChange(numberNames[name], before[name], numbers[name]));
  const ofReferences = referenceNames.flatMap((name) => fieldChange(shipmentFields[name].history, "", enteredText(name, references[name])));
  const changes = [...ofNumbers, ...ofReferences, ...(onCard?.changes ?? [])];
  if (changes.length === 0) return { changes, before: row.version, version: row.version, reached: [] };
  await trx
    .updateTable("shipments")
    .set({ ...numberColumns(numbers), ...references, version: row.version + 1, ...(onCard && { status: onCard.status }) })
    .where("ownerId", "=", ownerId)
    .where("id", "=", shipmentId)
    .execute();
  return { changes, before: row.version, version: row.version + 1, reached: onCard?.reached ?? [] };
}

/** A filled reference as it is entered: a day as DD/MM/YYYY; "" if it is not filled. */
function enteredText(name: ReferenceName, stored = ""): string {
  return shipmentFields[name].type === "date" && stored !== "" ? toDayMonthYear(stored) : stored;
}

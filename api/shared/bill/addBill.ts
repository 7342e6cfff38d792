import type { FastifyRequest } from "fastify";
import { safeFileName } from "#domain/documents/attachment.ts";
import { brokerageBill } from "#domain/documents/kinds/brokerageBill.ts";
import { duplicate } from "#domain/http/problem.ts";
import { billMessages, billTotals, checkBillLines, readGst, type BillTotals } from "#domain/partners/brokerageBill.ts";
import { taxNames } from "#domain/partners/billTax.ts";
import type { ShipmentWarning } from "#domain/shipment/warning.ts";
import { withEnding } from "../../attachment/attachmentName.ts";
import { linkFiles } from "../../attachment/storeAttachment.ts";
import { withoutFigures } from "../../attachment/storeFromOutside.ts";
import { appendAuditEntries } from "../../audit/appendAuditEntries.ts";
import { auditedResult, type AuditDraft } from "../../audit/auditDraft.ts";
import { wakeAfterCommit } from "../../audit/wakeAfterCommit.ts";
import type { ApiContext } from "../../context.ts";
import type { Db, Trx } from "../../db/database.ts";
import { newId } from "../../db/id.ts";
import { lockOwner } from "../../db/ownerLock.ts";
import { renderOrRefuse } from "../../document/drawFile.ts";
import { imagesOf } from "../../document/generate.ts";
import type { BrokerageBill } from "../../document/models/brokerageBillModel.ts";
import { hashOf } from "../../files/contentHash.ts";
import { storeFiles } from "../../files/store.ts";
import type { Commit } from "../../http/idempotency.ts";
import { conflict, ProblemError, throwIfProblems } from "../../http/httpErrors.ts";
import { addToInbox } from "../../inbox/addToInbox.ts";
import { shipmentNotFound, touchShipments } from "../../shipment/save/touchShipment.ts";
import { activePartnerships } from "../grants.ts";
import { ownNote } from "../sharedWrites.ts";
import { readChosen } from "./billableShipments.ts";
import { composeBill, type BillOrder } from "./composeBill.ts";
import { freeFallenBills } from "./standingBills.ts";

/** A bill as sent to the exporter, with the shipments that it is on, and what it lacks. */
export type SentBill = BillTotals & { billNo: string; currency: string; shipmentIds: string[]; warnings: ShipmentWarning[] };

type Caller = Pick<FastifyRequest, "ownerId" | "personId" | "actor" | "id">;

/**
 * Renders a bill and puts a copy on each of its shipments, to be decided by the exporter (R-925). All or nothing: the same transaction checks
 * the shipments again, claims them for the bill (R-924), writes both offices' trails and the exporter's inbox (R-914). Throws a `ProblemError` for
 * what cannot be billed.
 */
export async function addBill(context: ApiContext, caller: Caller, order: BillOrder, commit: Commit): Promise<SentBill> {
  const { ownerId, personId } = caller;
  const bill = await composeBill(context.db, ownerId, order);
  const exporter = await readExporter(context.db, ownerId, order.partnerId);
  const images = () => imagesOf(context, ownerId, bill.firm.firmId);
  const { pdf, warnings } = await renderOrRefuse(() => context.documents.render({ ownerId, personId, bill, images }));
  const sent = { ...sentBill(order, bill), warnings };
  const copy = await copyOf(pdf, order, `${caller.actor.name} (${exporter.partner})`);
  const contents = bill.lines.map(() => ({ ...copy.file, ownerId: exporter.ownerId, isAttached: true }));
  const storing = storeFiles(context, contents, commit, async (trx, keys) => {
    // Before rows of partners: revoking a partner locks in this order too.
    await lockOwner(trx, exporter.ownerId);
    const now = context.clock().toISOString();
    // All shipments before all attachments and events, as every other write locks them.
    await touchShipments(trx, exporter.ownerId, { shipmentIds: sent.shipmentIds, now });
    await freeFallenBills(trx, exporter.ownerId);
    await refuseChanged(trx, ownerId, order, bill);
    await claimShipments(trx, context, { order, billerOwnerId: ownerId, ownerId: exporter.ownerId, keys });
    // One line for a bill, at its first shipment.
    const [firstId, key] = [sent.shipmentIds[0], keys[0]];
    const line = { kind: "BILL_CAME", who: copy.attached.madeBy.name, what: sent.billNo, source: order.partnerId } as const;
    await addToInbox(trx, context, { ...line, ownerId: exporter.ownerId, ...(firstId && { shipmentId: firstId }), ...(key && { key }) });
    const notes: AuditDraft[] = [];
    for (const [index, shipmentId] of sent.shipmentIds.entries()) {
      const link = { key: keys[index] ?? "", hash: copy.hash };
      const files = { ownerId: exporter.ownerId, shipmentId, files: [copy.attached] } as const;
      notes.push(...(await linkFiles(trx, context, files, [link])).notes);
    }
    const actor = { ...caller.actor, name: copy.attached.madeBy.name };
    await appendAuditEntries(trx, context, { ownerId: exporter.ownerId, actor, id: caller.id }, notes);
    wakeAfterCommit(trx, exporter.ownerId);
    return auditedResult(
      sent,
      ownNote({ action: "GENERATED", noun: brokerageBill.noun, name: sent.billNo }, bill.lines[0]?.exporter ?? ""),
    );
  });
  return await storing.catch((error: unknown) => {
    throw withoutFigures(error);
  });
}

/** The exporter's office, and its name for the caller's. */
async function readExporter(db: Db, ownerId: string, partnerId: string) {
  const row = await activePartnerships(db, ownerId)
    .select(["partners.ownerId", "partners.name as partner"])
    .where("sharedWith.partnerId", "=", partnerId)
    .executeTakeFirst();
  if (!row) throw shipmentNotFound();
  return row;
}

function sentBill({ request }: BillOrder, { lines, address }: BrokerageBill): Omit<SentBill, "warnings"> {
  const { currency = "" } = lines[0] ?? {};
  const commissions = lines.map(({ commission }) => commission);
  const taxes = taxNames(address.gst, request);
  const totals = billTotals(currency, commissions, readGst(request.gstPercentage) ?? "0", taxes.length);
  return { billNo: request.billNo, currency, ...totals, shipmentIds: lines.map(({ shipmentId }) => shipmentId) };
}

/** The file of a copy, its hash, and the attachment that it becomes. */
async function copyOf(pdf: Buffer, { partnerId, request }: BillOrder, madeByName: string) {
  const { attachmentType: kind, noun, words } = brokerageBill;
  const name = withEnding(safeFileName(`${words.fileName} ${request.billNo}`), "application/pdf");
  const file = { kind, name, contentType: "application/pdf", content: pdf };
  const madeBy = { by: "PARTNER", id: partnerId, name: madeByName } as const;
  const note = { action: "UPLOADED", noun, name: request.billNo } as const;
  return { file, hash: await hashOf(pdf), attached: { ...file, audience: [], madeBy, note } };
}

/** Throws if a line is not what was drawn: the exporter may have changed or stopped sharing it, and another bill may have come meanwhile. */
async function refuseChanged(trx: Trx, ownerId: string, order: BillOrder, { lines }: BrokerageBill): Promise<void> {
  const now = await readChosen(trx, ownerId, order);
  throwIfProblems(checkBillLines(now, order.commission));
  if (JSON.stringify(now) === JSON.stringify(lines)) return;
  throw conflict(billMessages.changed, "commission");
}

type Claim = { order: BillOrder; ownerId: string; billerOwnerId: string; keys: string[] };

/** Stores the bill and its lines. The keys of both tables refuse a number or a shipment that is taken, in any process. */
async function claimShipments(trx: Trx, { clock }: ApiContext, { order, ownerId, billerOwnerId, keys }: Claim): Promise<void> {
  const { partnerId, shipmentIds, request } = order;
  const bill = { ownerId, id: newId(), partnerId, billerOwnerId, number: request.billNo, createdAt: clock().toISOString() };
  const numbered = await trx
    .insertInto("brokerageBills")
    .values(bill)
    .onConflict((on) => on.columns(["ownerId", "billerOwnerId", "number"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!numbered) throw new ProblemError([duplicate(billMessages.numberUsed(request.billNo), "billNo")]);
  const claimed = await trx
    .insertInto("brokerageBillLines")
    .values(shipmentIds.map((shipmentId, index) => ({ ownerId, shipmentId, billId: bill.id, key: keys[index] ?? "" })))
    .onConflict((on) => on.columns(["ownerId", "shipmentId"]).doNothing())
    .returning("shipmentId")
    .execute();
  if (claimed.length < shipmentIds.length) throw new ProblemError([duplicate(billMessages.billed(""), "shipmentIds")]);
}

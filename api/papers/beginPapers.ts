import { templateChoices, templateFor } from "#domain/documents/paperTemplate.ts";
import { papersOf, type PaperChoice } from "#domain/documents/papers.ts";
import type { Trx } from "../db/database.ts";
import { choicesOf, readPapers, storeFirstPapers } from "./paperRows.ts";
import { readTemplates } from "./templates/templateRows.ts";

/** Stores the papers of new shipments, which have no files yet: each begins with a template, or like the last one to its consignee. */
export async function beginPapers(trx: Trx, ownerId: string, shipmentIds: readonly string[]): Promise<void> {
  if (shipmentIds.length === 0) return;
  const shipments = await trx
    .selectFrom("shipments")
    .select(["id", "destinationCountry", "consigneeId", "termsOfShipment", "termsOfPayment", "lcNo"])
    .where("ownerId", "=", ownerId)
    .where("id", "in", shipmentIds)
    .execute();
  const templates = await readTemplates(trx, ownerId);
  const begun = shipments.map((shipment) => ({ shipment, template: templateFor(templates, shipment) }));
  const consignees = new Set(begun.flatMap(({ shipment, template }) => (template ? [] : [shipment.consigneeId])));
  const last = await lastChoices(trx, ownerId, { consignees, shipmentIds });
  await storeFirstPapers(
    trx,
    ownerId,
    begun.map(({ shipment, template }) => {
      const choices = template ? templateChoices(template.types) : (last.get(shipment.consigneeId) ?? []);
      return { shipmentId: shipment.id, papers: papersOf(shipment, choices, []) };
    }),
  );
}

type New = { consignees: ReadonlySet<string>; shipmentIds: readonly string[] };

/** The choices of the last stored shipment to each consignee, without their dates. */
async function lastChoices(trx: Trx, ownerId: string, { consignees, shipmentIds }: New): Promise<Map<string, PaperChoice[]>> {
  const lastIds = new Map<string, string>();
  for (const consigneeId of consignees) {
    const last = await trx
      .selectFrom("shipments")
      .select("id")
      .where("ownerId", "=", ownerId)
      .where("consigneeId", "=", consigneeId)
      .where("id", "not in", shipmentIds)
      .orderBy("createdAt", "desc")
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst();
    if (last) lastIds.set(consigneeId, last.id);
  }
  const papers = await readPapers(trx, ownerId, [...lastIds.values()]);
  const choices = (id: string) => choicesOf(papers.get(id) ?? []).map((choice) => ({ ...choice, dueOn: "" }));
  return new Map([...lastIds].map(([consigneeId, id]) => [consigneeId, choices(id)]));
}

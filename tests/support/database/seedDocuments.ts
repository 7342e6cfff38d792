import type { Db, Trx } from "../../../api/db/database.ts";
import { makeWords } from "../../../api/documentSearch/index/makeWords.ts";
import { storeWords } from "../../../api/documentSearch/index/wordIndex.ts";

/** A shipment that gets documents. */
type SeededShipment = { ownerId: string; id: string; firmId: string; consigneeId: string; createdAt: string };

type Seed = {
  shipments: readonly SeededShipment[];
  /** Documents of each shipment. */
  each: number;
  /** How many documents there are already. */
  after?: number;
};

type Step = (trx: Trx, shipment: SeededShipment, number: number) => Promise<void>;

/** Files and attachments, without anything of the search. */
export function seedFiles(db: Db, seed: Seed): Promise<void> {
  return inBatches(db, seed, async (trx, { ownerId, id, createdAt }, number) => {
    const file = { ownerId, key: keyOf(number), name: nameOf(number), size: 80_000, createdAt };
    await trx
      .insertInto("files")
      .values({ ...file, kind: "INVOICE", contentType: "application/pdf", isAttached: 1 })
      .execute();
    await trx.insertInto("attachments").values({ ownerId, shipmentId: id, key: file.key, updatedAt: createdAt }).execute();
  });
}

/** What the search adds besides the text: entries and words. */
export function seedIndex(db: Db, seed: Seed): Promise<void> {
  return inBatches(db, seed, async (trx, { ownerId, id, firmId, consigneeId, createdAt }, number) => {
    const [key, name] = [keyOf(number), nameOf(number)];
    const entry = { ownerId, key, shipmentId: id, firmId, buyerId: consigneeId, kind: "INVOICE", name, storedAt: createdAt } as const;
    const state = {
      state: "DONE",
      problem: "",
      dueAt: null,
      origin: "UPLOADED",
      audience: "IMPORTER",
      review: "APPROVED",
      invoiceDate: "",
      isNewest: 1,
      attempts: 0,
      revision: 0,
      pages: 1,
    } as const;
    await trx
      .insertInto("documentEntries")
      .values({ ...entry, ...state, size: 80_000, number })
      .execute();
    const head = [name, "Invoice", "TVXU1001010", number % 2 === 0 ? "Hanse GmbH" : "Draft Trading"];
    await storeWords(trx, { ownerId, key, number }, makeWords({ shared: [], own: head }, [textOf(number)]));
  });
}

/** The texts. */
export function seedTexts(db: Db, seed: Seed): Promise<void> {
  return inBatches(db, seed, async (trx, { ownerId }, number) => {
    await trx
      .insertInto("documentTexts")
      .values({ ownerId, key: keyOf(number), text: textOf(number) })
      .execute();
  });
}

async function inBatches(db: Db, { shipments, each, after = 0 }: Seed, step: Step): Promise<void> {
  let number = after;
  for (let at = 0; at < shipments.length; at += 100) {
    await db.transaction().execute(async (trx) => {
      for (const shipment of shipments.slice(at, at + 100)) {
        for (let one = 0; one < each; one += 1) await step(trx, shipment, (number += 1));
      }
    });
  }
}

function keyOf(number: number): string {
  return number.toString(16).padStart(40, "0");
}

function nameOf(number: number): string {
  return `Invoice INV-${number}.pdf`;
}

/** 200 words, some of them in every document, most of them rare; about as long as an invoice. */
function textOf(number: number): string {
  const words = Array.from({ length: 200 }, (_, at) => `word${(number * 31 + at * 7) % (at + 20)}`);
  return `Invoice of ${number % 3 === 0 ? "turmeric fingers" : "coriander seed"} ${words.join(" ")} USD ${number}.50`;
}

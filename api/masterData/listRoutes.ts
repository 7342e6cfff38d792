import type { FastifyInstance } from "fastify";
import { checkListItem, tidy } from "#domain/masterData/check.ts";
import { currency } from "#domain/masterData/lists/currency.ts";
import { declaration } from "#domain/masterData/lists/declaration.ts";
import { destinationCountry } from "#domain/masterData/lists/destinationCountry.ts";
import type { ListKind } from "#domain/masterData/kind.ts";
import { originCountry } from "#domain/masterData/lists/originCountry.ts";
import { paymentTerm } from "#domain/masterData/lists/paymentTerm.ts";
import { shipmentTerm } from "#domain/masterData/lists/shipmentTerm.ts";
import { folded } from "#domain/text/folded.ts";
import { itemChanges, auditedResult, type AuditDraft } from "../audit/auditDraft.ts";
import { auditedTransaction } from "../audit/auditedTransaction.ts";
import { maxItems, parseRequest } from "../http/requestSchema.ts";
import type { ApiContext } from "../context.ts";
import type { Db, Trx } from "../db/database.ts";
import { lockOwner } from "../db/ownerLock.ts";
import { answer } from "../http/envelope.ts";
import { idempotent } from "../http/idempotency.ts";
import { ProblemError, throwIfProblems } from "../http/httpErrors.ts";
import { listOperations } from "./listOperations.ts";

export const listKinds: readonly ListKind[] = [originCountry, destinationCountry, paymentTerm, shipmentTerm, currency, declaration];

/** Routes that add an item to, or replace, each of the six string lists. */
export function listRoutes(app: FastifyInstance, context: ApiContext): void {
  for (const kind of listKinds) {
    const { path, key, list: name } = kind.rest;
    const operations = listOperations(kind);

    app.post(`/v1/user/${path}/add`, { config: { spec: operations.add } }, async (request) => {
      const item = parseRequest(operations.add.body, request.body)[key] ?? "";
      return await idempotent(context, request, (commit) =>
        commit(async (trx) => {
          await lockOwner(trx, request.ownerId);
          const items = await readList(trx, request.ownerId, kind);
          throwIfProblems(checkListItem(kind, item, items));
          if (items.length >= maxItems)
            throw new ProblemError([{ message: `A list has at most ${maxItems} items`, code: "TOO_LARGE", field: [key] }]);
          const after = [...items, tidy(kind.field, item)];
          await insertItems(trx, request.ownerId, kind, { before: items, added: after.slice(items.length) });
          return auditedResult({ [name]: after }, noteOf(kind, items, after));
        }),
      );
    });

    app.post(`/v1/user/${path}/update`, { config: { spec: operations.update } }, async (request) => {
      const wanted = parseRequest(operations.update.body, request.body)[key] ?? [];
      return answer(
        await auditedTransaction(context, request, async (trx) => {
          await lockOwner(trx, request.ownerId);
          const before = await readList(trx, request.ownerId, kind);
          const items = checkedItems(kind, wanted, before);
          await replaceList(trx, request.ownerId, kind, items);
          return auditedResult({ [name]: items }, noteOf(kind, before, items));
        }),
      );
    });
  }
}

/** An owner's list, in order. */
export async function readList(db: Db | Trx, ownerId: string, kind: ListKind): Promise<string[]> {
  const rows = await db
    .selectFrom("listItems")
    .select("text")
    .where("ownerId", "=", ownerId)
    .where("list", "=", kind.name)
    .orderBy("position")
    .execute();
  return rows.map((row) => row.text);
}

/** Adds checked items to the end of a list, which is `before`. Requires the office's lock. */
export async function insertItems(
  trx: Trx,
  ownerId: string,
  kind: ListKind,
  { before, added }: { before: readonly string[]; added: readonly string[] },
): Promise<void> {
  if (added.length === 0) return;
  const rows = added.map((text, index) => ({ ownerId, list: kind.name, position: before.length + index, text }));
  await trx.insertInto("listItems").values(rows).execute();
}

function noteOf({ setting }: ListKind, before: string[], after: string[]): AuditDraft {
  return { action: "CHANGED", noun: setting, changes: itemChanges("item", before, after) };
}

/**
 * Checks each item by the rules of a single add, as if the previous ones were stored. Items of `stored` may stay even if they break a rule.
 */
function checkedItems(kind: ListKind, items: string[], stored: string[]): string[] {
  // Each name is folded once: with every item compared to all before it, long lists held up the process.
  const before = new Set<string>();
  throwIfProblems(
    items.flatMap((item, index) => {
      const text = tidy(kind.field, item);
      const problems = checkListItem(kind, item, before.has(folded(text)) ? [text] : [], stored);
      before.add(folded(item));
      return problems.map((problem) => ({ ...problem, field: [kind.rest.key, String(index)] }));
    }),
  );
  return items.map((item) => tidy(kind.field, item));
}

/** Replaces an owner's list by checked items. Requires the office's lock. */
export async function replaceList(trx: Trx, ownerId: string, kind: ListKind, items: string[]): Promise<void> {
  await trx.deleteFrom("listItems").where("ownerId", "=", ownerId).where("list", "=", kind.name).execute();
  await insertItems(trx, ownerId, kind, { before: [], added: items });
}

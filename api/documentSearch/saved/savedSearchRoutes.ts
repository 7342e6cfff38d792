import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";
import { documentSearchMessages, maxSavedSearches, maxSavedSearchName, type SavedSearch } from "#domain/documents/documentSearch.ts";
import { invalid } from "#domain/http/problem.ts";
import { auditedResult, fieldChange, hiddenChange } from "../../audit/auditDraft.ts";
import { auditedTransaction } from "../../audit/auditedTransaction.ts";
import type { ApiContext } from "../../context.ts";
import type { Db, Trx } from "../../db/database.ts";
import { newId } from "../../db/id.ts";
import { lockOwner } from "../../db/ownerLock.ts";
import { refuseRole } from "../../http/caller.ts";
import { answer } from "../../http/envelope.ts";
import { notFound, ProblemError, throwIfProblems } from "../../http/httpErrors.ts";
import { idempotent } from "../../http/idempotency.ts";
import { queryText } from "../../http/query.ts";
import { parseRequest } from "../../http/requestSchema.ts";
import { savedSearchBody, savedSearchOperations } from "./savedSearchOperations.ts";

/** The member that a request comes from. */
type Asker = Pick<FastifyRequest, "ownerId" | "personId" | "role">;

/** Routes of saved searches: a member's own, and those of the team, which editors and owners keep. */
export function savedSearchRoutes(app: FastifyInstance, context: ApiContext): void {
  app.get("/v1/user/saved-search", { config: { spec: savedSearchOperations.list } }, async (request) =>
    answer({ savedSearches: await readSavedSearches(context.db, request) }),
  );

  app.post("/v1/user/saved-search/add", { config: { spec: savedSearchOperations.add } }, async (request) => {
    const { ownerId, personId } = request;
    const input = checked(parseRequest(savedSearchBody, request.body), request);
    return await idempotent(context, request, (commit) =>
      commit(async (trx) => {
        await lockOwner(trx, ownerId);
        const known = await readSavedSearches(trx, request);
        throwIfProblems(known.length >= maxSavedSearches ? [invalid(documentSearchMessages.savedSearchesFull)] : []);
        refuseTaken(known, input, null);
        const id = newId();
        const row = {
          ownerId,
          id,
          makerId: personId,
          ...input,
          isShared: input.isShared ? 1 : 0,
          createdAt: context.clock().toISOString(),
        };
        await trx.insertInto("savedSearches").values(row).execute();
        const note = { action: "ADDED", noun: "SAVED_SEARCH", entityId: id, name: input.name } as const;
        return auditedResult<SavedSearch>({ savedSearchId: id, ...input, isOwn: true }, note);
      }),
    );
  });

  app.post("/v1/user/saved-search/update", { config: { spec: savedSearchOperations.update } }, async (request) => {
    const { ownerId } = request;
    const id = queryText(request, "savedSearchId");
    const input = checked(parseRequest(savedSearchBody, request.body), request);
    return answer(
      await auditedTransaction(context, request, async (trx) => {
        await lockOwner(trx, ownerId);
        const known = await readSavedSearches(trx, request);
        const before = ofCaller(known, id, request);
        // It would become private to its maker, so both the team and this member would lose it.
        if (before.isShared && !before.isOwn && !input.isShared)
          throw new ProblemError([invalid(documentSearchMessages.savedSearchOfColleague, "isShared")]);
        refuseTaken(known, input, id);
        await trx
          .updateTable("savedSearches")
          .set({ ...input, isShared: input.isShared ? 1 : 0 })
          .where("ownerId", "=", ownerId)
          .where("id", "=", id)
          .execute();
        const changes = [...fieldChange("name", before.name, input.name), ...hiddenChange("search", before.search, input.search)];
        const note = { action: "CHANGED", noun: "SAVED_SEARCH", entityId: id, name: before.name, changes } as const;
        return auditedResult<SavedSearch>({ ...before, ...input }, note);
      }),
    );
  });

  app.delete("/v1/user/saved-search/delete", { config: { spec: savedSearchOperations.remove } }, async (request) => {
    const { ownerId } = request;
    const id = queryText(request, "savedSearchId");
    return await idempotent(context, request, (commit) =>
      commit(async (trx) => {
        await lockOwner(trx, ownerId);
        const { name } = ofCaller(await readSavedSearches(trx, request), id, request);
        await trx.deleteFrom("savedSearches").where("ownerId", "=", ownerId).where("id", "=", id).execute();
        return auditedResult({ savedSearchId: id }, { action: "DELETED", noun: "SAVED_SEARCH", entityId: id, name });
      }),
    );
  });
}

/** The searches that a member sees, by name. */
async function readSavedSearches(db: Db | Trx, { ownerId, personId }: Asker): Promise<SavedSearch[]> {
  const rows = await db
    .selectFrom("savedSearches")
    .selectAll()
    .where("ownerId", "=", ownerId)
    .where((of) => of.or([of("makerId", "=", personId), of("isShared", "=", 1)]))
    .orderBy("id")
    .execute();
  const searches = rows.map(({ id, name, search, isShared, makerId }) => ({
    savedSearchId: id,
    name,
    search,
    isShared: isShared === 1,
    isOwn: makerId === personId,
  }));
  return searches.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** A saved search that the member may change: an own one, or the team's for editors. Throws "not found" for any other. */
function ofCaller(known: SavedSearch[], id: string, { role }: Asker): SavedSearch {
  const found = known.find(({ savedSearchId }) => savedSearchId === id);
  if (!found) throw notFound(documentSearchMessages.savedSearchNotFound, "savedSearchId");
  if (found.isShared) refuseRole(role, "EDITOR");
  return found;
}

function checked(input: z.output<typeof savedSearchBody>, { role }: Asker): z.output<typeof savedSearchBody> {
  const name = input.name.trim();
  throwIfProblems(name === "" || name.length > maxSavedSearchName ? [invalid(documentSearchMessages.savedSearchName, "name")] : []);
  if (input.isShared) refuseRole(role, "EDITOR");
  return { name, search: input.search.replace(/^\?/, ""), isShared: input.isShared };
}

function refuseTaken(known: SavedSearch[], { name, isShared }: z.output<typeof savedSearchBody>, except: string | null): void {
  const other = known.find((one) => one.name === name && one.isShared === isShared && one.savedSearchId !== except);
  if (other) throw new ProblemError([{ message: documentSearchMessages.savedSearchTaken, code: "DUPLICATE", field: ["name"] }]);
}

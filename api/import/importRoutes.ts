import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";
import { safeFileName } from "#domain/documents/attachment.ts";
import { importKinds, isImportKind } from "#domain/import/importKind.ts";
import { importMessages, importPage, maxImportFileMegabytes, maxMappingName, type ImportMapping } from "#domain/import/import.ts";
import { invalid } from "#domain/http/problem.ts";
import { auditedResult } from "../audit/auditDraft.ts";
import type { ApiContext } from "../context.ts";
import { newId } from "../db/id.ts";
import { lockOwner } from "../db/ownerLock.ts";
import { receiveUpload, uploadContent, type Upload } from "../files/upload.ts";
import { answer } from "../http/envelope.ts";
import { conflict, ProblemError, throwIfProblems } from "../http/httpErrors.ts";
import { idempotent, type Commit } from "../http/idempotency.ts";
import { queryChoice, queryText } from "../http/query.ts";
import { parseRequest } from "../http/requestSchema.ts";
import { applyImport } from "./applyImport.ts";
import { applyBody, checkBody, mappingBody } from "./importBodies.ts";
import { importOperations } from "./importOperations.ts";
import { appliedImports, cellsOf, dropOldUploads, findImport, importOf, importTimes, type ImportRow } from "./importRows.ts";
import { readingOf } from "./importTable.ts";
import { deleteMapping, readMappings, saveMapping } from "./mappings.ts";
import { checkOf, planImport } from "./plan.ts";
import { undoImport } from "./undoImport.ts";

/** Routes that import master data and shipments from tables: upload, check, import, undo. */
export function importRoutes(app: FastifyInstance, context: ApiContext): void {
  app.post("/v1/import/upload", { config: { limit: "uploads", spec: importOperations.upload } }, async (request) =>
    receiveUpload(context, request, (upload) =>
      idempotent(context, request, (commit) => storeUpload(context, request, upload, commit), uploadContent(upload)),
    ),
  );

  app.get("/v1/import/list", { config: { spec: importOperations.list } }, async (request) =>
    answer({ imports: await appliedImports(context.db, context, request.ownerId) }),
  );

  app.post("/v1/import/check", { config: { access: "read", limit: "uploads", spec: importOperations.check } }, async (request) => {
    const { ownerId } = request;
    const { status, offset, limit, ...read } = parseRequest(checkBody, request.body);
    const row = await findImport(context.db, context, ownerId, queryText(request, "importId"));
    if (row.state !== "READ") throw conflict(importMessages.done);
    const plan = await planImport(context.db, ownerId, { kind: row.kind, cells: cellsOf(row), reading: readingOf(read) });
    return answer(checkOf(plan, read.fields, { status: status ?? null, offset: offset ?? 0, limit: limit ?? importPage.usual }));
  });

  app.post("/v1/import/apply", { config: { limit: "uploads", spec: importOperations.apply } }, async (request) => {
    const { ownerId } = request;
    const { skipsErrors, ...read } = parseRequest(applyBody, request.body);
    const ask = { importId: queryText(request, "importId"), reading: readingOf(read), skipsErrors };
    return await idempotent(context, request, (commit) =>
      commit(async (trx) => {
        await lockOwner(trx, ownerId);
        return await applyImport(trx, context, ownerId, ask);
      }),
    );
  });

  app.post("/v1/import/undo", { config: { spec: importOperations.undo } }, async (request) => {
    const { ownerId } = request;
    return await idempotent(context, request, (commit) =>
      commit(async (trx) => {
        await lockOwner(trx, ownerId);
        return await undoImport(trx, context, ownerId, queryText(request, "importId"));
      }),
    );
  });

  mappingRoutes(app, context);
}

function mappingRoutes(app: FastifyInstance, context: ApiContext): void {
  app.get("/v1/import/mapping", { config: { spec: importOperations.mappings } }, async (request) =>
    answer({ mappings: await readMappings(context.db, request.ownerId, queryChoice(request, "kind", importKinds)) }),
  );

  app.post("/v1/import/mapping/save", { config: { spec: importOperations.saveMapping } }, async (request) => {
    const { ownerId } = request;
    const input = checkedMapping(parseRequest(mappingBody, request.body));
    return await idempotent(context, request, (commit) =>
      commit(async (trx) => {
        await lockOwner(trx, ownerId);
        return await saveMapping(trx, ownerId, input);
      }),
    );
  });

  app.delete("/v1/import/mapping", { config: { spec: importOperations.removeMapping } }, async (request) =>
    idempotent(context, request, (commit) =>
      commit(async (trx) => {
        await lockOwner(trx, request.ownerId);
        return await deleteMapping(trx, request.ownerId, queryText(request, "mappingId"));
      }),
    ),
  );
}

function checkedMapping({ name, ...rest }: z.output<typeof mappingBody>): Omit<ImportMapping, "mappingId"> {
  const trimmed = name.trim();
  throwIfProblems(trimmed === "" || trimmed.length > maxMappingName ? [invalid(importMessages.mappingName, "name")] : []);
  return { ...rest, name: trimmed };
}

/** Reads the table in its process, and stores it for a day. */
async function storeUpload(context: ApiContext, request: FastifyRequest, { file, fields }: Upload, commit: Commit) {
  const { ownerId } = request;
  const { kind } = fields;
  if (!isImportKind(kind)) throw new ProblemError([invalid(importMessages.kind, "kind")]);
  if (!file) throw new ProblemError([invalid("Please choose a file", "file")]);
  if (file.size > maxImportFileMegabytes * 1024 * 1024) {
    throw new ProblemError([{ message: importMessages.tooLarge, code: "TOO_LARGE", field: ["file"] }]);
  }
  const mappings = await readMappings(context.db, ownerId, kind);
  const { cells, rowCount, notes, ...read } = await context.tableReader.read(ownerId, { path: file.path, kind, mappings });
  const fileName = safeFileName(file.fileName).slice(-255);
  const row: ImportRow = {
    ownerId,
    id: newId(),
    kind,
    fileName,
    state: "READ",
    cells,
    notes: JSON.stringify(notes),
    undo: "{}",
    rowCount,
    added: 0,
    changed: 0,
    ...importTimes(context),
  };
  return await commit(async (trx) => {
    await lockOwner(trx, ownerId);
    await trx.insertInto("imports").values(row).execute();
    await dropOldUploads(trx, ownerId);
    return auditedResult(importOf(row, read), { action: "UPLOADED", noun: "IMPORT", entityId: row.id, name: fileName });
  });
}

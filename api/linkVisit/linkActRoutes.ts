import type { FastifyInstance, FastifyRequest } from "fastify";
import { checkVisitorName } from "#domain/links/linkVisit.ts";
import { checkReason } from "#domain/review/reviewActs.ts";
import { readOutsideFile, storeFromOutside } from "../attachment/storeFromOutside.ts";
import { auditedTransaction } from "../audit/auditedTransaction.ts";
import type { ApiContext } from "../context.ts";
import type { Trx } from "../db/database.ts";
import { receiveUpload, type Upload } from "../files/upload.ts";
import { answer } from "../http/envelope.ts";
import { throwIfProblems } from "../http/httpErrors.ts";
import type { Commit } from "../http/idempotency.ts";
import { parseRequest } from "../http/requestSchema.ts";
import type { Visitor } from "../shareLink/linkViews.ts";
import type { ShareLinkRow } from "../shareLink/shareLinks.ts";
import { decideAsVisitor } from "./decideAsVisitor.ts";
import { inOneLine } from "./inOneLine.ts";
import { decisionBody, linkVisitOperations } from "./linkVisitOperations.ts";
import { findByToken, linkNotFound, lockLive } from "./liveLinks.ts";
import { visitorOf } from "./visitorOf.ts";

/** Routes of what visitors of a link do besides looking, where it allows that. Token and pass are in the body. */
export function linkActRoutes(app: FastifyInstance, context: ApiContext): void {
  for (const name of ["approve", "reject"] as const) {
    app.post(`/v1/link/${name}`, { config: { spec: linkVisitOperations[name] } }, async (request) => {
      const { token, pass, key, ...given } = parseRequest(decisionBody, request.body);
      const { link, visitor } = await openVisit(request, { token, pass, right: "allowsDecision" });
      const visitorName = nameOf(visitor, given.name);
      const reason = name === "reject" ? given.reason.trim() : "";
      throwIfProblems(name === "reject" ? checkReason(reason) : []);
      const by = { name: visitorName, email: visitor.email, address: request.ip, requestId: request.id };
      await decideAsVisitor(context, link, { ...by, key, reason, outcome: name === "approve" ? "APPROVED" : "REJECTED" });
      return answer({ success: true });
    });
  }

  app.post("/v1/link/save", { config: { spec: linkVisitOperations.save } }, async (request) => {
    await context.rateLimits.take("linkRequests", { address: request.ip });
    // Nothing of a stranger's file is stored, not even for a moment.
    const mayStart = async ({ token = "", pass = "" }: Upload["fields"]) => {
      await openVisit(request, { token, pass, right: "allowsUpload" });
    };
    const store = async (upload: Upload) => {
      const { token = "", pass = "", visitor: name = "" } = upload.fields;
      const { link, visitor } = await openVisit(request, { token, pass, right: "allowsUpload" });
      const { ownerId, shipmentId, id, makerId } = link;
      const madeBy = { by: "LINK", id, name: nameOf(visitor, name), linkMakerId: makerId } as const;
      const file = await readOutsideFile(context, `share link ${id}`, upload);
      const actor = { type: "LINK", id, name: madeBy.name } as const;
      const commit: Commit = (write) => auditedTransaction(context, { ownerId, actor, id: request.id }, write);
      const mayStore = async (trx: Trx) => {
        const live = await lockLive(trx, link, context.clock());
        if (live?.allowsUpload !== 1) throw linkNotFound();
      };
      const given = { ownerId, shipmentId, file, madeBy, actor, requestId: request.id, mayStore, ownNote: null };
      await storeFromOutside(context, given, commit);
      return answer({ success: true });
    };
    return await receiveUpload(context, request, store, mayStart);
  });

  /** The live link and its visitor. Without the pass or the right, the answer is that of an unknown token. */
  async function openVisit(
    request: FastifyRequest,
    { token, pass, right }: { token: string; pass: string; right: "allowsDecision" | "allowsUpload" },
  ): Promise<{ link: ShareLinkRow; visitor: Visitor }> {
    const link = await findByToken(context, request.ip, token);
    const visitor = await visitorOf(context, link, pass);
    if (visitor === null || link[right] !== 1) throw linkNotFound();
    return { link, visitor };
  }
}

/** The name from opening the link, else the one that is given now. Throws without one. */
function nameOf(visitor: Visitor, given: string): string {
  if (visitor.name !== "") return visitor.name;
  const name = inOneLine(given);
  throwIfProblems(checkVisitorName(name));
  return name;
}

import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { inboxMailNames, inboxMails, type InboxMail } from "#domain/inbox/inbox.ts";
import { invalid } from "#domain/http/problem.ts";
import { mailMessages } from "#domain/mail/mail.ts";
import { auditedResult, fieldChange } from "../audit/auditDraft.ts";
import { auditedTransaction } from "../audit/auditedTransaction.ts";
import type { ApiContext } from "../context.ts";
import { lockOwner } from "../db/ownerLock.ts";
import { holdPlace, streamHeaders } from "../events/openStream.ts";
import { callerGone } from "../http/callerGone.ts";
import { answer } from "../http/envelope.ts";
import { malformed, Overloaded, ProblemError } from "../http/httpErrors.ts";
import { parseRequest } from "../http/requestSchema.ts";
import { inboxFilter, inboxOperations, mailBody, readBody } from "./inboxOperations.ts";
import { inboxStream } from "./inboxStream.ts";
import { mailWish, setMailWish } from "./mailWish.ts";
import { readInbox } from "./readInbox.ts";
import { markRead } from "./upkeep.ts";

const stateFilters = new Map([
  ["", null],
  ["READ", true],
  ["UNREAD", false],
]);

/** Routes of a person's own inbox: read it, mark lines as read, listen, and choose e-mails. */
export function inboxRoutes(app: FastifyInstance, context: ApiContext): void {
  app.post("/v1/inbox/filter", { config: { access: "read", spec: inboxOperations.filter } }, async (request) => {
    const { state, limit, offset } = parseRequest(inboxFilter, request.body);
    const isRead = stateFilters.get(state);
    if (isRead === undefined) throw malformed("state must be READ or UNREAD", "state");
    return answer(await readInbox(context.db, request, { isRead, limit: limit ?? 50, offset: offset ?? 0 }));
  });

  // It is in no trail, and yet a write: what was read is in no e-mail, so that a key that may only read could hide a warning.
  app.post("/v1/inbox/read", { config: { spec: inboxOperations.read } }, async (request) => {
    const { itemIds, until } = parseRequest(readBody, request.body);
    const instant = new Date(until);
    if (until !== "" && Number.isNaN(instant.getTime())) throw malformed("until must be an instant", "until");
    await markRead(context, request, { ids: itemIds });
    if (until !== "") await markRead(context, request, { until: instant.toISOString() });
    return answer({ success: true });
  });

  app.get("/v1/inbox/mail", { config: { spec: inboxOperations.readMail } }, async ({ personId }) =>
    answer({ mail: await mailWish(context.db, personId) }),
  );

  app.post("/v1/inbox/mail", { config: { access: "session", spec: inboxOperations.setMail } }, async (request) => {
    const { ownerId, personId } = request;
    const mail = wishOf(parseRequest(mailBody, request.body).mail);
    if (mail !== "NEVER" && context.mailSettings === null) throw new ProblemError([invalid(mailMessages.notSetUp, "mail")]);
    return answer(
      await auditedTransaction(context, request, async (trx) => {
        await lockOwner(trx, ownerId);
        const before = await mailWish(trx, personId);
        await setMailWish(trx, { ownerId, personId }, mail);
        return auditedResult(
          { mail },
          {
            action: "CHANGED",
            noun: "ACCOUNT",
            changes: fieldChange("e-mails about the inbox", inboxMailNames[before], inboxMailNames[mail]),
          },
        );
      }),
    );
  });

  app.get("/v1/inbox/events", { config: { spec: inboxOperations.events } }, async (request, reply) => {
    const { ownerId, personId, ip: address, headers } = request;
    if (context.ownerEvents.isClosed()) throw new Overloaded(5);
    holdPlace(context.openStreams, reply, { ownerId, personId, address });
    const stream = inboxStream(context, { ownerId, personId, authorization: headers.authorization, signal: callerGone(reply) });
    return reply.headers(streamHeaders).send(Readable.from(stream, { objectMode: false }));
  });
}

function wishOf(entered: string): InboxMail {
  const wish = inboxMails.find((known) => known === entered);
  if (!wish) throw new ProblemError([invalid(`mail must be ${inboxMails.join(", ")}`, "mail")]);
  return wish;
}

import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { actorOf } from "../../audit/asker.ts";
import type { ApiContext } from "../../context.ts";
import { parseStored } from "../../db/storedJson.ts";
import { holdPlace } from "../../events/openStream.ts";
import { contentDisposition } from "../../http/disposition.ts";
import { sendError } from "../../http/envelope.ts";
import { queryText } from "../../http/query.ts";
import { isSigned } from "../../security/addressSignature.ts";
import { zipSigned } from "./prepareZip.ts";
import { zipStream } from "./zipStream.ts";

const storedKeys = z.array(z.string());

/** Serves the addresses of `prepareZip` below `/files`. The signature authorises the request, for as long as its asker is a member. */
export function signedZipRoutes(app: FastifyInstance, context: ApiContext): void {
  app.get<{ Params: { ownerId: string } }>("/:ownerId/documents.zip", { exposeHeadRoute: false }, async (request, reply) => {
    const { ownerId } = request.params;
    const [id, asker] = [queryText(request, "id"), queryText(request, "asker")];
    const expires = Number(queryText(request, "expires"));
    const isOurs = isSigned(context, zipSigned({ ownerId, id, asker, expires }), queryText(request, "signature"), expires);
    const refuse = () => sendError(reply, 403, "This address is not valid any more");
    if (!isOurs || (await actorOf(context, ownerId, asker)) === null) return refuse();
    const row = await context.db
      .selectFrom("documentZips")
      .select("keys")
      .where("ownerId", "=", ownerId)
      .where("id", "=", id)
      .executeTakeFirst();
    if (!row) return refuse();
    holdPlace(context.openZips, reply, { ownerId, personId: asker, address: request.ip });
    const keys = parseStored(storedKeys, row.keys, { column: "documentZips.keys", id });
    return reply
      .headers({
        "content-type": "application/zip",
        "content-disposition": contentDisposition("attachment", "documents.zip"),
        "cache-control": "private, no-store",
        "x-content-type-options": "nosniff",
      })
      .send(Readable.from(zipStream(context, ownerId, { keys, asker }), { objectMode: false, highWaterMark: 64 * 1024 }));
  });
}

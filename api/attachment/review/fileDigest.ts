import { isPossible, mayAct, type ReviewAct } from "#domain/review/reviewActs.ts";
import type { ApiContext } from "../../context.ts";
import { hashOf } from "../../files/contentHash.ts";
import { localPath, withFolder } from "../../files/localFiles.ts";
import { whileStored } from "../../files/whileStored.ts";
import { findAttachment } from "../../shipment/rows/attachmentRows.ts";

type Place = { ownerId: string; shipmentId: string; key: string };

/**
 * The SHA-256 of a stored file, outside of any transaction. A file from before it was kept is read, unless its state refuses the act anyway:
 * then "". Throws "not found" if it was deleted meanwhile.
 */
export async function fileDigest(context: ApiContext, { ownerId, shipmentId, key }: Place, act: ReviewAct): Promise<string> {
  const { sha256, size, state } = await findAttachment(context.db, ownerId, { shipmentId, key, type: "" });
  if (sha256 !== "" || !(isPossible(act, state) || mayAct(act, state, "LINK"))) return sha256;
  const read = async (folder: string) => await hashOf({ path: await localPath(context, folder, { ownerId, key }), size });
  return await whileStored(context, { ownerId, key }, () => withFolder(context, read));
}

import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Attachment } from "#domain/documents/attachment.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import type { CallableApi } from "../anApi.ts";
import type { TestUser } from "../aUser.ts";
import { upload } from "../../files/multipartForm.ts";

/** `audience` as the form sends it: "IMPORTER,CHA". */
type Sent = { name: string; content: Buffer; type?: string; as?: string; audience?: string; supersedes?: string };

/** Uploads a file to a shipment, by default as OTHER and under its own name; returns the response. */
export async function attach(
  api: CallableApi,
  user: TestUser,
  shipmentId: string,
  { name, content, type = "OTHER", as, audience, supersedes }: Sent,
) {
  const chosen = {
    ...(as !== undefined && { attachment_name: as }),
    ...(audience !== undefined && { audience }),
    ...(supersedes !== undefined && { supersedes }),
  };
  const fields = { attachment_type: type, ...chosen };
  return await upload<Attachment>(api, user, `/v1/shipment/attachment/save?shipmentId=${shipmentId}`, { fields, file: { name, content } });
}

/** The attachments that a shipment has now. */
export async function attachmentsOf(user: TestUser, shipmentId: string): Promise<Attachment[]> {
  return (await user.get<Shipment>(`/v1/shipment?shipmentId=${shipmentId}`)).data.attachments;
}

/** The bytes of an attachment, as the viewer gets them. */
export async function contentOf(user: TestUser, { key, type }: { key: string; type: string }): Promise<Buffer> {
  const { data } = await user.get<{ data: string }>(`/v1/attachment?key=${key}&attachment_type=${type}`);
  return Buffer.from(data.data, "base64");
}

/** How many contents are on the disk, of all owners. */
export async function storedContents({ dataDir }: { dataDir: string }): Promise<number> {
  const entries = await readdir(join(dataDir, "files"), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}

import { PDFDocument } from "@cantoo/pdf-lib";
import { itemsOf, newId, now, Refusal, shipmentOf, textOf, type Call, type Handler, type Item, type Store } from "./store.ts";

/** Keeps a file and tells its key. */
export function keep({ files }: Store, name: string, bytes: Buffer, mimeType: string): string {
  const key = `blobs/${newId()}`;
  files.set(key, { bytes, mimeType, name });
  return key;
}

/** Puts a kept file among the shipment's attachments, the newest first; answers its record. */
export function attach(shipment: Item, name: string, key: string, bytes: Buffer, type: unknown): Item {
  const record = { name, key, sizeInMB: Number((bytes.length / 1_048_576).toFixed(4)), type, time: now() };
  shipment["attachments"] = [record, ...itemsOf(shipment["attachments"])];
  return record;
}

/** The form's file; its name is a field of its own where it was sent, else the file's. */
async function fileOf({ form }: Call): Promise<{ name: string; bytes: Buffer; mimeType: string; type: unknown }> {
  const [file, type, name] = ["file", "attachment_type", "attachment_name"].map((field) => form?.get(field) ?? null);
  if (!(file instanceof File) || !type)
    throw new Refusal(400, "Please fill in all required fields: attachment type, document name, and select a file");
  return { name: textOf(name) ?? file.name, bytes: Buffer.from(await file.arrayBuffer()), mimeType: file.type, type };
}

const saveImage: Handler = async (call) => {
  const { name, bytes, mimeType } = await fileOf(call);
  if (!/^image\/(png|jpe?g)$/.test(mimeType)) throw new Refusal(200, "Please upload PNG, JPG, or JPEG files only");
  return { key: keep(call.store, name, bytes, mimeType) };
};

const save: Handler = async (call) => {
  const shipment = shipmentOf(call);
  const { name, bytes, mimeType, type } = await fileOf(call);
  const key = keep(call.store, name, bytes, mimeType);
  attach(shipment, name, key, bytes, type);
  return { key };
};

const address: Handler = ({ store, query }) => {
  const key = query.get("key") ?? "";
  if (!store.files.has(key)) throw new Refusal(404, "Failed to fetch file");
  return { success: true, url: `${store.filesUrl}/${key}?signature=${newId()}` };
};

const content: Handler = ({ store, query }) => {
  const file = store.files.get(query.get("key") ?? "");
  if (!file) throw new Refusal(404, "Failed to fetch file");
  return { data: file.bytes.toString("base64") };
};

/** Pages of PDFs, and each image on a page of its size. */
async function merged(files: Buffer[]): Promise<Buffer> {
  const whole = await PDFDocument.create();
  for (const bytes of files) {
    if (bytes.subarray(0, 4).toString("latin1") === "%PDF") {
      const part = await PDFDocument.load(bytes);
      for (const page of await whole.copyPages(part, part.getPageIndices())) whole.addPage(page);
    } else {
      const image = bytes[0] === 0x89 ? await whole.embedPng(bytes) : await whole.embedJpg(bytes);
      whole.addPage([image.width, image.height]).drawImage(image);
    }
  }
  return Buffer.from(await whole.save());
}

const merge: Handler = async (call) => {
  const shipment = shipmentOf(call);
  const name = textOf(call.body["name"]);
  const files = itemsOf(call.body["documents"]).map(({ key }) => call.store.files.get(String(key)));
  const found = files.flatMap((file) => (file ? [file.bytes] : []));
  if (!name || found.length < 2) throw new Refusal(200, "Please enter a name and select at least 2 documents to merge");
  const bytes = await merged(found);
  attach(shipment, name, keep(call.store, name, bytes, "application/pdf"), bytes, "MERGED_DOCS");
  // The REST contract names no answer of this call.
  return null;
};

const rename: Handler = (call) => {
  const name = textOf(call.body["name"]);
  const found = itemsOf(shipmentOf(call)["attachments"]).find(({ key }) => key === call.body["key"]);
  if (!name) throw new Refusal(200, "Please enter a valid attachment name");
  if (found) Object.assign(found, { name, time: now() });
  return { success: found !== undefined };
};

const remove: Handler = (call) => {
  const shipment = shipmentOf(call);
  const attachments = itemsOf(shipment["attachments"]);
  const left = attachments.filter(({ key }) => key !== call.query.get("key"));
  shipment["attachments"] = left;
  return { success: left.length < attachments.length };
};

export const attachmentRoutes: Record<string, Handler> = {
  "POST /v1/attachment/save": saveImage,
  "GET /v1/attachment/pre-signed-url": address,
  "GET /v1/attachment": content,
  "POST /v1/shipment/attachment/save": save,
  "POST /v1/shipment/attachment/merge": merge,
  "POST /v1/shipment/attachment/rename": rename,
  "DELETE /v1/shipment/attachment/delete": remove,
};

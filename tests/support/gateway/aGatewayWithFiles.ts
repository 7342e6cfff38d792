import { globalId, aGateway } from "./aGateway.ts";
import { anAttachment } from "./fakeRest.ts";

/** A gateway whose first shipment has an invoice ("key-1") and a certificate ("key-2"). */
export async function aGatewayWithFiles() {
  const gateway = await aGateway();
  gateway.rest.shipments[0]?.attachments.push(anAttachment(), anAttachment({ key: "key-2", name: "COO.pdf", type: "COO", sizeInMB: 1.5 }));
  return gateway;
}

/** The global id of an attachment. */
export function attachmentId(key: string, shipment = "S1"): string {
  return globalId("Attachment", `${shipment}/${key}`);
}

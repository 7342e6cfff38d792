import type { Client } from "../../../demo/client.ts";
import type { AttachmentType } from "#domain/documents/attachment.ts";

type Found = {
  node: {
    attachments: { nodes: { id: string; type: AttachmentType }[] };
    partners: { state: string; partner: { id: string; role: string } }[];
  };
};

/**
 * Brings documents of a shipment into each state: the contract is a draft, the proforma invoice submitted, the packing list final, and the
 * agent is asked about the draft bill of lading, after a rejection.
 */
export async function enterReviews(client: Client, shipmentId: string): Promise<void> {
  const find =
    "query ($id: ID!) { node(id: $id) { ... on Shipment { attachments { nodes { id type } } partners { state partner { id role } } } } }";
  const {
    attachments: { nodes },
    partners,
  } = (await client.send<Found>(find, { id: shipmentId })).node;
  const idOf = (type: AttachmentType) => nodes.find((one) => one.type === type)?.id;
  const reopen = "mutation ($input: ReopenAttachmentInput!) { reopenAttachment(input: $input) { errors { message } } }";
  const submit = "mutation ($input: SubmitAttachmentInput!) { submitAttachment(input: $input) { errors { message } } }";
  const finalise = "mutation ($input: FinaliseAttachmentInput!) { finaliseAttachment(input: $input) { errors { message } } }";
  const reason = "The buyer asked for another vessel";
  for (const type of ["CONTRACT", "PROFORMA_INVOICE", "DRAFT_BILL_OF_LADING"] as const)
    await client.send(reopen, { input: { id: idOf(type), reason } });
  await client.send(submit, { input: { id: idOf("PROFORMA_INVOICE") } });
  await client.send(finalise, { input: { id: idOf("PACKING_LIST") } });
  const draft = idOf("DRAFT_BILL_OF_LADING");
  const agent = partners.find(({ state, partner }) => state === "SHARED" && partner.role === "CHA")?.partner.id;
  const reject = "mutation ($input: RejectAttachmentInput!) { rejectAttachment(input: $input) { errors { message } } }";
  await client.send(submit, { input: { id: draft } });
  await client.send(reject, { input: { id: draft, reason: "The seal of the third container is missing" } });
  await client.send(submit, { input: { id: draft, reviewerIds: [agent], message: "Please check the seals and the packages." } });
}

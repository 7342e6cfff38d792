import type { AttachmentType } from "#domain/documents/attachment.ts";
import data from "#domain/sampleData/masterData.json" with { type: "json" };
import { connect, type Client } from "./client.ts";
import { uploadImage, type Ids } from "./masterData.ts";

/** Who have joined as the demo's importer, customs house agent and broker. */
export const partners = {
  importer: { name: "Omar Al Marjan", email: "omar@almarjan.example", password: "tarangvel" },
  agent: { name: "Hetal Joshi", email: "hetal@saurashtra.example", password: "tarangvel" },
  broker: { name: "Leila Haddad", email: "leila@levantagri.example", password: "tarangvel" },
};

/** What each is shown of a shipment. */
const shown = {
  importer: ["INVOICE", "PACKING_LIST", "PROFORMA_INVOICE", "CONTRACT"],
  agent: ["INVOICE", "PACKING_LIST"],
} satisfies Record<string, AttachmentType[]>;

type Joined = { partnerId: string; jwt: string };
/** The tokens of those who joined, and the code of an invitation that nobody has accepted. */
export type EnteredPartners = { importer: string; agent: string; broker: string; invitation: string };

/**
 * Invites an importer, a customs house agent and a broker, who join, and another agent, who does not. The importer sees the first shipment
 * with documents, on which there are comments; the agent sees the second, and waits for the first; the broker sees all that name it and can bill the first.
 */
export async function enterPartners(client: Client, url: string, ids: Ids): Promise<EnteredPartners> {
  const [first, second] = await shipmentsOf(client);
  const { importer: buyer, agent: cha, broker: mediator } = partners;
  const importer = await join(client, url, buyer, { role: "IMPORTER", recordIds: [ids.get("B1") ?? ""], scope: "ALL" });
  const agent = await join(client, url, cha, { role: "CHA", name: "Saurashtra Customs Brokers", scope: "ALL" });
  const recordIds = [ids.get("BR2") ?? ""];
  const broker = await join(client, url, mediator, { role: "BROKER", recordIds, scope: "ALL", sharesNew: true });
  await enterBrokersFirm(connect(url, broker.jwt));
  if (first) {
    await share(client, importer, first, shown.importer);
    await enterComments(client, importer, first.id);
  }
  if (second) await share(client, agent, second, shown.agent);
  const { code } = await invite(client, { role: "CHA", name: "Mundra Clearing Agency", scope: "CHOSEN" });
  return { importer: importer.jwt, agent: agent.jwt, broker: broker.jwt, invitation: code };
}

/** What is said and asked on a shipment that the importer sees. */
async function enterComments(client: Client, { partnerId }: Joined, shipmentId: string): Promise<void> {
  const document = "mutation ($input: AddCommentInput!) { addComment(input: $input) { errors { message } } }";
  const comments = [
    { text: "The bank wants two originals of the certificate of origin." },
    { text: "The vessel is two days late. Please tell the warehouse.", audience: ["IMPORTER"] },
    { text: "Please send it before the vessel berths.", request: { type: "COI", partnerId } },
  ];
  for (const comment of comments) await client.send(document, { input: { shipmentId, ...comment } });
}

/** The firm whose letterhead and bank are on the broker's bills. */
async function enterBrokersFirm(client: Client): Promise<void> {
  const [bank] = data.firms[0]?.bankDetails ?? [];
  const { ref: _ref, ...account } = bank ?? { ref: "" };
  const input = {
    name: "Levant Agri Brokers FZE",
    ieCode: "LABF20251",
    stampKey: await uploadImage(client, "stamp-f2.png", "STAMP_SIGN"),
    addresses: [{ name: "Office", address: "Office 1204, Jumeirah Bay X2,\nDubai, United Arab Emirates" }],
    bankDetails: [{ ...account, nickname: "USD", accountHolderName: "Levant Agri Brokers FZE", accountNumber: "1015377294601" }],
  };
  await client.send("mutation ($input: CreateFirmInput!) { createFirm(input: $input) { errors { message } } }", { input });
}

async function invite(client: Client, input: object): Promise<{ code: string; partner: { id: string } }> {
  const document = "mutation ($input: InvitePartnerInput!) { invitePartner(input: $input) { code partner { id } errors { message } } }";
  return (await client.send<{ invitePartner: { code: string; partner: { id: string } } }>(document, { input })).invitePartner;
}

async function join(client: Client, url: string, person: object, invited: object): Promise<Joined> {
  const { code, partner } = await invite(client, invited);
  const document = "mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { jwt errors { message } } }";
  const input = { ...person, code };
  const { acceptInvitation } = await connect(url).send<{ acceptInvitation: { jwt: string } }>(document, { input });
  return { partnerId: partner.id, jwt: acceptInvitation.jwt };
}

type Shipment = { id: string; attachments: { nodes: { id: string; type: AttachmentType }[] } };

/** The two shipments with all their documents. */
async function shipmentsOf(client: Client): Promise<Shipment[]> {
  const document = `{ viewer { shipments(first: 2, orderBy: { field: CREATED_AT, direction: ASC }) {
    nodes { id attachments { nodes { id type } } }
  } } }`;
  return (await client.send<{ viewer: { shipments: { nodes: Shipment[] } } }>(document)).viewer.shipments.nodes;
}

async function share(client: Client, { partnerId }: Joined, shipment: Shipment, types: readonly AttachmentType[]): Promise<void> {
  const { id: shipmentId, attachments } = shipment;
  const attachmentIds = attachments.nodes.filter(({ type }) => types.includes(type)).map(({ id }) => id);
  const document = "mutation ($input: AddShipmentPartnerInput!) { addShipmentPartner(input: $input) { errors { message } } }";
  await client.send(document, { input: { shipmentId, partnerId, attachmentIds } });
}

import { connect, type Client } from "../../../demo/client.ts";

type Billable = { sharedShipmentId: string; commission: string };
type Found = { viewer: { shipments: { nodes: { id: string }[] } } };
type Files = { node: { attachments: { nodes: { id: string; type: string }[] } } };

/** Two of the demo's shipments that name the broker, and what becomes of its bill for each. */
const bills = [
  { at: 2, commission: "640", onBoard: "2025-04-24", billNo: "LAB/25-26/009", date: "2025-05-12", act: "Approve" },
  { at: 7, commission: "900", onBoard: "2025-07-19", billNo: "LAB/25-26/012", date: "2025-08-04", act: "Reject" },
] as const;

/** The broker bills the commission of two shipments: the exporter approves one bill and rejects the other. */
export async function enterBills(exporter: Client, url: string, brokersToken: string): Promise<void> {
  const broker = connect(url, brokersToken);
  const find = "{ viewer { shipments(first: 8, orderBy: { field: CREATED_AT, direction: ASC }) { nodes { id } } } }";
  const { nodes } = (await exporter.send<Found>(find)).viewer.shipments;
  for (const bill of bills) {
    const id = nodes[bill.at]?.id ?? "";
    await commission(exporter, id, bill);
    await send(broker, bill);
    await decide(exporter, id, bill.act);
  }
}

async function commission(exporter: Client, id: string, bill: (typeof bills)[number]): Promise<void> {
  const update = "mutation ($input: UpdateShipmentInput!) { updateShipment(input: $input) { errors { message } } }";
  await exporter.send(update, { input: { id, charges: { commission: bill.commission } } });
  const reach = "mutation ($input: SetMilestoneInput!) { setMilestone(input: $input) { errors { message } } }";
  await exporter.send(reach, { input: { id, milestone: "ON_BOARD", actual: bill.onBoard } });
}

/** Bills the shipment that has this commission. */
async function send(broker: Client, { commission: amount, billNo, date }: (typeof bills)[number]): Promise<void> {
  type Answer = { viewer: { firms: { nodes: { id: string }[] }; billableShipments: Billable[] } };
  const find = "{ viewer { firms { nodes { id } } billableShipments { sharedShipmentId commission } } }";
  const { firms, billableShipments } = (await broker.send<Answer>(find)).viewer;
  const sharedShipmentIds = billableShipments.filter((one) => Number(one.commission) === Number(amount)).map((one) => one.sharedShipmentId);
  const create = "mutation ($input: CreateBrokerageBillInput!) { createBrokerageBill(input: $input) { errors { message } } }";
  await broker.send(create, { input: { firmId: firms.nodes[0]?.id, sharedShipmentIds, bill: { billNo, date } } });
}

async function decide(exporter: Client, shipmentId: string, act: "Approve" | "Reject"): Promise<void> {
  const find = "query ($id: ID!) { node(id: $id) { ... on Shipment { attachments { nodes { id type } } } } }";
  const { nodes } = (await exporter.send<Files>(find, { id: shipmentId })).node.attachments;
  const id = nodes.find(({ type }) => type === "BILLS")?.id;
  const field = `${act.toLowerCase()}Attachment`;
  const reason = act === "Reject" ? { reason: "The commission was agreed at USD 850" } : {};
  await exporter.send(`mutation ($input: ${act}AttachmentInput!) { ${field}(input: $input) { errors { message } } }`, {
    input: { id, ...reason },
  });
}

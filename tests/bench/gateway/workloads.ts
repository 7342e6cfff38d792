import { join } from "node:path";
import { openDatabase } from "../../../api/db/database.ts";
import { decodeId } from "../../../gateway/builder/globalIds.ts";
import cases from "../../../domain/sampleData/workedCases.json" with { type: "json" };
import { connect, type Client } from "../../../demo/client.ts";
import { enterMasterData, type Ids } from "../../../demo/masterData.ts";
import { workedInput } from "../../../demo/shipments.ts";
import { enterStatsColumns } from "../../../demo/stats.ts";
import { aWebUser } from "../../support/browser/webUser.ts";
import { seedCells } from "../../support/database/seedCells.ts";
import { seedShipments } from "../../support/database/seedShipments.ts";
import { webOperation } from "../../support/gateway/webOperation.ts";
import { startProduct, unlimited, type Product } from "../../support/servers/product.ts";

/** An operation of the web client, and how many times the byte proxy's CPU it may cost. */
export type Workload = { name: string; goal: number; query: string; variables: Record<string, unknown> };

const rows = 500;

/** A product with the sample's master data, a shipment with two files, and as many copies of it as the stats sheet reads at once. */
export async function startService(): Promise<{ product: Product; jwt: string; workloads: Workload[] }> {
  const first = await startProduct(unlimited);
  const { jwt } = await aWebUser(first.url, { status: "ONBOARDING_COMPLETED" });
  const client = connect(first.url, jwt);
  const ids = await enterMasterData(client, () => {});
  const shipmentId = await enterShipment(client, ids);
  await enterStatsColumns(client, ids, () => {});
  const firmId = ids.get("F1");
  const { node } = await client.send<{ node: { statsSheet: { columns: { columnId: string; editable: boolean }[] } } }>(
    "query ($id: ID!) { node(id: $id) { ... on Firm { statsSheet { columns { columnId editable } } } } }",
    { id: firmId },
  );
  const own = node.statsSheet.columns.filter(({ editable }) => editable);
  const product = await first.crash(async () => {
    await seedShipments(first, decodeId(shipmentId)?.id ?? "", instants(rows - 1));
    const { db, close } = await openDatabase(first);
    await seedCells(db, Object.fromEntries(own.map(({ columnId }) => [columnId, "MAEU 220145876"])));
    await close();
  });
  const year = { from: "2025-03-31T18:30:00.000Z", to: "2026-03-31T18:29:59.999Z" };
  const workload = (name: string, goal: number, operation: string, variables = {}) => ({
    name,
    goal,
    query: webOperation(operation),
    variables,
  });
  const workloads = [
    workload("viewer with all master data", 2.2, "viewerUserInfoQuery"),
    workload("list of 50 shipments", 1.8, "ShipmentListPageQuery", { firmId, first: 50, ...year }),
    workload("shipment detail", 2.2, "ShipmentPageQuery", { id: shipmentId }),
    workload("stats window of 500 rows", 2, "rowWindowStoreQuery", { firmId, filter: {}, offset: 0, limit: rows }),
  ];
  return { product, jwt, workloads };
}

/** The rice of the worked case, with two files. Returns its global id. */
async function enterShipment(client: Client, ids: Ids): Promise<string> {
  const [rice] = cases;
  if (!rice) throw new Error("There is no worked case");
  const { createShipment } = await client.send<{ createShipment: { shipment: { id: string } } }>(
    "mutation ($input: CreateShipmentInput!) { createShipment(input: $input) { shipment { id } errors { message } } }",
    { input: workedInput(rice, ids) },
  );
  const { id } = createShipment.shipment;
  const picture = join(import.meta.dirname, "../../../api/sampleData/images/stamp-f1.png");
  for (const name of ["Invoice signed.png", "Packing list signed.png"]) {
    await client.upload(
      "mutation ($input: UploadAttachmentInput!) { uploadAttachment(input: $input) { errors { message } } }",
      { shipmentId: id, type: "OTHER", name },
      picture,
    );
  }
  return id;
}

/** As many instants, an hour apart. */
function instants(count: number): string[] {
  return Array.from({ length: count }, (_, hour) => new Date(Date.UTC(2025, 9, 1, hour)).toISOString());
}

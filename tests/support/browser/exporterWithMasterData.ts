import { connect, type Client } from "../../../demo/client.ts";
import { enterMasterData, type Ids } from "../../../demo/masterData.ts";
import masterData from "#domain/sampleData/masterData.json" with { type: "json" };
import { aWebUser, type WebUser } from "./webUser.ts";

/** An exporter with two firms and all kinds of master data, and a way to ask for more by GraphQL. */
export type Owner = {
  user: WebUser;
  client: Client;
  /** Ids by the names that the demo's data gives its records: `F1`, `F1A1`, `F1B1`, `B1`, `BR1`, `U1`, `G1`. */
  id: (reference: string) => string;
};

/** Sets up an exporter on a running product, through GraphQL as an integrator would. */
export async function anOwner(url: string): Promise<Owner> {
  const user = await aWebUser(url, { status: "ONBOARDING_COMPLETED" });
  const client = connect(url, user.jwt);
  const ids: Ids = await enterMasterData(client, () => {});
  return {
    user,
    client,
    id(reference) {
      const id = ids.get(reference);
      if (id === undefined) throw new Error(`The demo's data has no ${reference}`);
      return id;
    },
  };
}

/** A complete shipment of one tonne of rice in 25 kg bags on a bulk vessel; `change` replaces parts of it. */
export function aShipmentInput({ id }: Owner, change: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    firmId: id("F1"),
    addressId: id("F1A1"),
    bankId: id("F1B1"),
    consigneeId: id("B5"),
    brokerId: id("BR1"),
    name: "One tonne to Mombasa",
    originCountry: "India",
    destinationCountry: "Kenya",
    portOfLoading: "Kandla",
    portOfDischarge: "Mombasa",
    finalDestination: "Mombasa",
    termsOfPayment: masterData.paymentTerms[0],
    termsOfShipment: "CFR",
    currency: "USD",
    declaration: masterData.declarations[0],
    type: "BULK",
    products: [
      { productId: id("G1"), unitId: id("U1"), quantity: "1", rate: "1000", netWeightPerPackage: "25", grossWeightPerPackage: "25.15" },
    ],
    ...change,
  };
}

/** Stores a shipment; answers its global id. */
export async function aStoredShipment(owner: Owner, change: Record<string, unknown> = {}): Promise<string> {
  const document = "mutation ($input: CreateShipmentInput!) { createShipment(input: $input) { shipment { id } errors { message } } }";
  const input = aShipmentInput(owner, change);
  const { createShipment } = await owner.client.send<{ createShipment: { shipment: { id: string } } }>(document, { input });
  return createShipment.shipment.id;
}

/** Changes a stored shipment as somebody at another desk does; throws if it is refused. */
export async function changeShipment(owner: Owner, id: string, change: Record<string, unknown>): Promise<void> {
  const document = "mutation ($input: UpdateShipmentInput!) { updateShipment(input: $input) { errors { message } } }";
  const input = { ...aShipmentInput(owner, change), id };
  const { updateShipment } = await owner.client.send<{ updateShipment: { errors: { message: string }[] } }>(document, { input });
  if (updateShipment.errors.length > 0) throw new Error(updateShipment.errors.map(({ message }) => message).join(", "));
}

/** Asks for fields of a stored shipment; null when it is gone. */
export async function storedShipment<Fields>({ client }: Owner, id: string, fields: string): Promise<Fields | null> {
  const { node } = await client.send<{ node: Fields | null }>(`query ($id: ID!) { node(id: $id) { ... on Shipment { ${fields} } } }`, {
    id,
  });
  return node;
}

/** Stores a shipment as large as they come: 10 product lines and 40 listed containers. Answers its global id. */
export async function aLargeShipment(owner: Owner): Promise<string> {
  const line = { unitId: owner.id("U1"), netWeightPerPackage: "25", grossWeightPerPackage: "25.15", marks: "AL MARJAN\n1121 STEAM" };
  const specification = "Average grain length 8.30 mm min; moisture 13.0% max; broken 1.0% max; crop 2024-25";
  return await aStoredShipment(owner, {
    name: "Ten lines in forty containers",
    products: Array.from({ length: 10 }, (_, index) => ({
      ...line,
      productId: owner.id(`G${(index % 5) + 1}`),
      quantity: String(100 + index),
      rate: "1085.5",
      specification,
    })),
    charges: { discount: "312.5", fob: "78900", freight: "3150", commission: "375" },
    type: "CONTAINERISED",
    containerDetail: { containerCount: 40, type: "FCL" },
    containers: Array.from({ length: 40 }, (_, index) => ({
      containerNumber: `TVXU10010${10 + index}`,
      lineSealNumber: `LS${index}`,
      size: "20FT",
      netWeight: "26250",
      grossWeight: "26407.5",
      unit: "KG",
    })),
  });
}

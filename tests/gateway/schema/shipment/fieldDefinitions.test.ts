import { getNamedType, isInputObjectType, isObjectType } from "graphql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSchema } from "../../../../gateway/graphql/createSchema.ts";
import type { FieldDefinition } from "#domain/shipment/fields/fieldDefinition.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { shipmentMergeFields } from "../../../../api/document/mergeFields/shipmentMergeFields.ts";
import { shipmentChanges } from "../../../../api/shipment/save/shipmentChanges.ts";
import { aServedApi } from "../../../support/api/aServedApi.ts";
import { anExporter, aLine, aShipmentBody } from "../../../support/api/anExporter.ts";
import { aContainer, aProduct, riceShipment } from "../../../support/fixtures/cases.ts";
import { examplesOf, fieldTables } from "../../../support/fixtures/exampleFields.ts";
import { globalId, openGateway } from "../../../support/gateway/aGateway.ts";

type Part = keyof typeof fieldTables;
type Field = { part: Part; name: string; field: FieldDefinition };

const every: Field[] = (["shipment", "products", "container", "charges"] as const).flatMap((part) =>
  Object.entries(fieldTables[part]).map(([name, field]) => ({ part, name, field })),
);

/** A shipment with one value in one field, and another in all others. */
function withValue({ part, name }: Field, value: unknown): Shipment {
  const rice = riceShipment();
  const change = { [name]: value };
  switch (part) {
    case "shipment":
      return riceShipment(change);
    case "products":
      return riceShipment({ products: [aProduct(change)] });
    case "container":
      return riceShipment({ container: [aContainer(1, change)] });
    case "charges":
      return riceShipment({ charges: { ...rice.charges, ...change } });
  }
}

describe("the audit trail names a change of", () => {
  // A container with another number is another container.
  test.each(every.filter(({ name }) => name !== "containerNumber"))("$name of $part", (field) => {
    const [before, after] = [withValue(field, field.field.example), withValue(field, field.field.type === "figure" ? 7 : "Other")];
    expect(shipmentChanges(before, after).map((change) => change.field)).toEqual([field.field.history]);
  });
});

describe("merge fields", () => {
  /** What custom documents print in another form: weights with their unit, amounts by the currency. */
  const elsewhere = ["netWeight", "grossWeight", "unit", ...Object.keys(fieldTables.charges)];

  test("all have one but those that are named here", () => {
    const without = every.filter(({ field }) => field.merge === null).map(({ name }) => name);
    expect(without.toSorted()).toEqual(elsewhere.toSorted());
  });

  test.each(every.filter(({ field }) => field.merge !== null))("$name of $part is one", (one) => {
    const { part, field } = one;
    const prefix = { shipment: "", products: "products.", container: "containers.", charges: "charges." }[part];
    const text = field.type === "figure" ? "1,234" : "Some text";
    const values = shipmentMergeFields(withValue(one, field.type === "figure" ? 1234 : text));
    expect(values.find(({ name }) => name === prefix + field.merge)?.value).toContain(text);
  });
});

describe("the schema", () => {
  const types: Record<Part, [output: string, input: string]> = {
    shipment: ["Shipment", "CreateShipmentInput"],
    products: ["ProductLine", "ProductLineInput"],
    container: ["Container", "ContainerInput"],
    charges: ["Charges", "ChargesInput"],
  };
  const schema = createSchema();

  test.each(every)("has $name of $part in its type and its input", ({ part, name }) => {
    const [output, input] = types[part].map((type) => schema.getType(type));
    if (!isObjectType(output) || !isInputObjectType(input)) throw new Error(`No types of ${part}`);
    const scalars = [output, input].map((type) => getNamedType(type.getFields()[name]?.type)?.name);
    expect(scalars).not.toContain(undefined);
    expect(scalars[0]).toBe(scalars[1]);
  });
});

describe("a copy by duplicateShipment", () => {
  const served = aServedApi();
  let gateway: Awaited<ReturnType<typeof openGateway>>;
  let openApi: { components: { schemas: Record<string, { properties: object }> } };
  let copy: Shipment;

  beforeAll(async () => {
    gateway = await openGateway({ rest: { url: served.url } });
    openApi = (await served.api.app.inject("/ep/api/openapi.json")).json();
    const exporter = await anExporter(served.api);
    const body = {
      ...aShipmentBody(exporter),
      ...examplesOf(fieldTables.shipment),
      products: [{ ...aLine(exporter), ...examplesOf(fieldTables.products) }],
      container: [examplesOf(fieldTables.container)],
      charges: { ...examplesOf(fieldTables.charges), advance: 1, discount: 1, gst: null },
      totalAmount: null,
      amountBeforeGST: null,
    };
    const { data, errors } = await exporter.user.post<Shipment>("/v1/shipment/add", body);
    if (errors.length > 0) throw new Error(`The shipment was refused: ${JSON.stringify(errors)}`);
    const query = "mutation ($input: DuplicateShipmentInput!) { duplicateShipment(input: $input) { shipment { id } errors { message } } }";
    const input = { id: globalId("Shipment", data.shipmentId), name: String(fieldTables.shipment["name"]?.example) };
    const answer = await gateway.ask(query, { input }, { authorization: `Bearer ${exporter.user.jwt}` });
    const id = Buffer.from(String(answer.at("duplicateShipment.shipment.id")), "base64url")
      .toString()
      .split(":")[1];
    copy = (await exporter.user.get<Shipment>(`/v1/shipment?shipmentId=${id}`)).data;
  });
  afterAll(() => gateway.close());

  const partOf: Record<Part, () => object | undefined> = {
    shipment: () => copy,
    products: () => copy.products[0],
    container: () => copy.container?.[0],
    charges: () => copy.charges,
  };

  test.each(every)("has $name of $part as it was entered", ({ part, name, field }) => {
    const expected = name === "advance" || name === "discount" ? 1 : field.example;
    expect({ ...partOf[part]() }).toMatchObject({ [name]: expected });
  });

  const schemas: Record<Part, [body: string, answer: string]> = {
    shipment: ["ShipmentBody", "Shipment"],
    products: ["ProductLineBody", "ProductLine"],
    container: ["ContainerBody", "Container"],
    charges: ["ChargesBody", "Charges"],
  };

  test.each(every)("is described in OpenAPI with $name of $part, in the body and the answer", ({ part, name, field }) => {
    for (const schema of schemas[part])
      expect(openApi.components.schemas[schema]?.properties).toMatchObject({ [name]: { description: field.description } });
  });
});

import { getNamedType, isInputObjectType, isNonNullType, type GraphQLInputObjectType } from "graphql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSchema } from "../../../gateway/graphql/createSchema.ts";
import { openGateway, type GraphqlResponse } from "../../support/gateway/aGateway.ts";
import { aServedApi } from "../../support/api/aServedApi.ts";
import { everyUpdate, type Update } from "../../support/gateway/everyUpdate.ts";
import { everyMutation } from "../../support/gateway/mutations/mutationSteps.ts";
import { aPng } from "../../support/files/images.ts";
import { shipment, type Known } from "../../support/gateway/mutations/mutationInputs.ts";
import { buyerData, firmData, goodsData, printSettings } from "../../support/fixtures/paperData.ts";
import { exampleInputs, fieldTables } from "../../support/fixtures/exampleFields.ts";
import { transportExamples } from "../../support/fixtures/transportExamples.ts";
import { wordings } from "#domain/masterData/wordings/wordings.ts";
import { sendStep } from "../../support/gateway/mutations/sendStep.ts";

const schema = createSchema();
const webhooks = { allowLoopback: true, resolve: async () => ["127.0.0.1"] };
const served = aServedApi({ webhooks });

/** Inputs whose fields are no record's: single cells of the stats sheet. */
const noRecords = ["updateStatsCell", "updateStatsCells"];

const known: Known = {};
let gateway: Awaited<ReturnType<typeof openGateway>>;
afterAll(() => gateway.close());

/** One of everything, every field filled. */
beforeAll(async () => {
  gateway = await openGateway({ rest: { url: served.url } });
  for (const step of everyMutation) {
    if (/^(change|logIn|duplicate|generate|merge|rename|add|delete|resize|set|upload(?!Firm)|updateStats)/.test(step.mutation)) continue;
    const { errors, at } = await sendStep(gateway, known, step);
    if (errors.length > 0 || String(at(`${step.mutation}.errors`)) !== "") throw new Error(`${step.mutation} was refused`);
  }
  const letterhead = { file: null, type: "LETTERHEAD" };
  const file = async () => aPng({ width: 600, height: 100 });
  await sendStep(gateway, known, {
    mutation: "uploadFirmImage",
    input: () => letterhead,
    reads: "key",
    learns: { letterhead: "key" },
    file,
  });
  const firm = { id: known["Firm"], pan: "AAXCT4821K", letterheadKey: known["letterhead"] };
  const ownWords = Object.fromEntries(wordings.map(({ name }) => [name, "As our bank wants it."]));
  await change("updateFirm", { ...firm, ...firmData, ...printSettings, ...ownWords, lutDate: "2025-04-01" });
  await change("updateBuyer", { id: known["Buyer"], ...buyerData });
  const url = "https://erp.example.com/lading";
  const webhook = { url, events: ["SHIPMENT_CREATED"] };
  await sendStep(gateway, known, {
    mutation: "createWebhook",
    input: () => webhook,
    reads: "webhook { id }",
    learns: { Webhook: "webhook.id" },
  });
  const cha = { role: "CHA", name: "Mundra Clearing", scope: "FIRMS", recordIds: [known["Firm"]], sharesNew: true };
  await sendStep(gateway, known, {
    mutation: "invitePartner",
    input: () => cha,
    reads: "partner { id }",
    learns: { Partner: "partner.id" },
  });
  await change("updateGoods", { id: known["Goods"], specification: "8.30 mm", ...goodsData });
  await change("updateDocumentTemplate", { id: known["DocumentTemplate"], heading: "TO WHOM IT MAY CONCERN" });
  await change("updateBroker", { id: known["Broker"], country: "India" });
  await change("updateShipment", {
    ...shipment(known),
    ...exampleInputs(fieldTables.shipment),
    id: known["Shipment"],
    isSellerDifferent: true,
    sellerId: known["Buyer"],
    isBuyerDifferent: true,
    buyerId: known["Buyer"],
    references: [{ label: "Import permit", value: "IP/2025/88" }],
    preCarriage: "BY_RAIL",
    type: "CONTAINERISED",
    containerDetail: { containerCount: 3, type: "LCL" },
    containers: [exampleInputs(fieldTables.container)],
  });
  await change("updateTransport", { id: known["Shipment"], ...transportExamples });
});

async function change(mutation: string, input: Record<string, unknown>): Promise<GraphqlResponse> {
  const update = everyUpdate.find((one) => one.mutation === mutation);
  const fields = update ? fieldsOf(update).map((name) => selectionOf(update, name)) : [];
  const reads = update ? update.payload.split(".").reduceRight((inner, step) => `${step} { ${inner} }`, fields.join(" ")) : "";
  // An alias on a field with a selection: `sellerId: seller { buyerId }`.
  return await sendStep(gateway, known, { mutation, input: () => input, reads });
}

function inputType(mutation: string): GraphQLInputObjectType {
  const type = schema.getType(`${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`);
  if (!isInputObjectType(type)) throw new Error(`No input of ${mutation}`);
  return type;
}

/** The input's fields but for what names the record and its version, and for passwords, which are never read. */
function fieldsOf({ mutation }: Update): string[] {
  return Object.keys(inputType(mutation).getFields()).filter((name) => !/^(id|version|\w+Password)$/.test(name));
}

/** An alias only where it is needed: an operation may have 30. */
function selectionOf({ reads = {} }: Update, name: string): string {
  return reads[name] ? `${name}: ${reads[name]}` : name;
}

/** Whether a record can do without a field: creating one asks for what it cannot. */
function isNeeded({ mutation, needed = [], isOptional = false }: Update, name: string): boolean {
  if (isOptional) return false;
  const creation = schema.getMutationType()?.getFields()[mutation.replace("update", "create")];
  const input = creation && getNamedType(creation.args[0]?.type);
  const field = isInputObjectType(input) ? input.getFields()[name] : undefined;
  return needed.includes(name) || (field ? isNonNullType(field.type) : true) || (mutation === "updateWebhook" && name === "isActive");
}

/** Whether a value says nothing: all its leaves are empty, zero or false. */
function isEmpty(value: unknown): boolean {
  if (typeof value === "object" && value !== null) return Object.values(value).every(isEmpty);
  return value === null || value === "" || value === false || (typeof value === "string" && /^0(\.0+)?$/.test(value));
}

test("the table holds every update of the schema", () => {
  const all = Object.keys(schema.getMutationType()?.getFields() ?? {}).filter((name) => name.startsWith("update"));
  expect([...everyUpdate.map(({ mutation }) => mutation), ...noRecords].toSorted()).toEqual(all.toSorted());
});

describe.each(everyUpdate)("$mutation", (update) => {
  const { mutation, id, payload } = update;
  const named = () => (id ? { id: known[id] } : {});
  const read = async () => {
    const answer = await change(mutation, named());
    expect([answer.errors, answer.at(`${mutation}.errors`)]).toEqual([[], []]);
    // The payload's record, as `change` selects it.
    return answer.at(`${mutation}.${payload}`) as Record<string, unknown>;
  };

  test("with nothing but the record changes nothing", async () => {
    const before = await read();
    expect(Object.entries(before).filter(([, value]) => isEmpty(value))).toEqual([]);
    expect(await read()).toEqual(before);
  });

  test.each(fieldsOf(update).filter((name) => isNeeded(update, name)))("%s cannot be cleared: null is refused", async (name) => {
    const before = await read();
    const answer = await change(mutation, { ...named(), [name]: null });
    const [refusal] = answer.at(`${mutation}.errors`) as { field: string[] | null; message: string }[];
    expect([answer.errors, refusal?.message === "", refusal?.field?.[0]]).toEqual([[], false, name]);
    expect(await read()).toEqual(before);
  });

  test.each(fieldsOf(update).filter((name) => !isNeeded(update, name)))("%s is cleared by null, and all others stay", async (name) => {
    const before = await read();
    const answer = await change(mutation, { ...named(), [name]: null });
    expect([answer.errors, answer.at(`${mutation}.errors`)]).toEqual([[], []]);
    const after = await read();
    const others = (record: object) => Object.entries(record).filter(([field]) => field !== name && !follows(name, field));
    expect(others(after)).toEqual(others(before));
    expect(after[name]).toSatisfy(isEmpty);
    await change(mutation, { ...named(), ...restored(name, before) });
    // An image that no firm shows is deleted, and cannot be chosen again.
    expect(await read()).toEqual(name === "letterheadKey" ? after : before);
  });

  /** What goes with a field: a shipment whose seller is its firm has no other seller, likewise the buyer. */
  const follows = (name: string, other: string) =>
    (name === "isSellerDifferent" && other === "sellerId") || (name === "isBuyerDifferent" && other === "buyerId");

  function restored(name: string, before: Record<string, unknown>): Record<string, unknown> {
    if (name === "notifyPartyIds") return { notifyPartyIds: [known["Buyer"]] };
    if (name === "isSellerDifferent") return { isSellerDifferent: true, sellerId: known["Buyer"] };
    if (name === "isBuyerDifferent") return { isBuyerDifferent: true, buyerId: known["Buyer"] };
    return { [name]: before[name] };
  }
});

describe("updateShipment", () => {
  const charges = "charges { discount advance freight }";
  const update = (input: object, headers: Record<string, string> = {}) =>
    gateway.ask(
      `mutation ($input: UpdateShipmentInput!) { updateShipment(input: $input) { shipment { version name ${charges} } errors { code field } } }`,
      { input: { id: known["Shipment"], ...input } },
      { authorization: `Bearer ${known["jwt"] ?? ""}`, ...headers },
    );

  test("without charges leaves them; with one of them leaves the others", async () => {
    const renamed = await update({ name: "Rice for Dubai" });
    expect(renamed.at("updateShipment.shipment.charges")).toEqual({ discount: "312.50", advance: "16500.00", freight: "0.00" });
    const freighted = await update({ charges: { freight: "3150" } });
    expect(freighted.at("updateShipment.shipment.charges")).toEqual({ discount: "312.50", advance: "16500.00", freight: "3150.00" });
    const cleared = await update({ charges: { freight: null } });
    expect(cleared.at("updateShipment.shipment.charges")).toEqual({ discount: "312.50", advance: "16500.00", freight: "0.00" });
  });

  test("made from an older version is a conflict, and changes nothing", async () => {
    const read = await update({ name: "Rice for Dubai" });
    const version = Number(read.at("updateShipment.shipment.version"));
    expect((await update({ version, name: "Rice for Sharjah" })).at("updateShipment.errors")).toEqual([]);
    const late = await update({ version, name: "Rice for Ajman" });
    expect(late.at("updateShipment")).toEqual({ shipment: null, errors: [{ code: "CONFLICT", field: ["version"] }] });
    expect((await update({})).at("updateShipment.shipment.name")).toBe("Rice for Sharjah");
  });

  test("repeated with its Idempotency-Key gives the first answer, though it changed the version", async () => {
    const headers = { "idempotency-key": crypto.randomUUID() };
    const first = await update({ name: "Rice, second thoughts" }, headers);
    const again = await update({ name: "Rice, second thoughts" }, headers);
    expect(first.at("updateShipment.errors")).toEqual([]);
    expect(again.data).toEqual(first.data);
  });
});

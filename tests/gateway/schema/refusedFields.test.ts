import { getNullableType, isInputObjectType, isListType, type GraphQLInputType } from "graphql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSchema } from "../../../gateway/graphql/createSchema.ts";
import { encodeId, joinPair } from "../../../gateway/builder/globalIds.ts";
import { aServedApi } from "../../support/api/aServedApi.ts";
import { aUser, type TestUser } from "../../support/api/aUser.ts";
import { openGateway, type TestGateway } from "../../support/gateway/aGateway.ts";
import { idArguments } from "../../support/gateway/ids/graphqlIds.ts";
import { kindsOf, operationWith } from "../../support/gateway/ids/idOperations.ts";
import { idKinds, type IdKind, type IdsByKind } from "../../support/gateway/ids/idsByKind.ts";

const schema = createSchema();
const served = aServedApi();
let gateway: TestGateway & { close(): Promise<void> };
let user: TestUser;
beforeAll(async () => {
  gateway = await openGateway({ rest: { url: served.url } });
  user = await aUser(served.api);
});
afterAll(() => gateway.close());

const nobodys = "01a22205-bd1b-714b-8e78-000000000000";
const pair = joinPair(nobodys, nobodys);
/** How the ids of what is not a record of its own are made. */
const made: Partial<Record<IdKind, string>> = {
  Address: nobodys,
  BankDetail: nobodys,
  StatsColumn: "c123456789a",
  StatsColumnOfFirm: encodeId("StatsColumn", pair),
  Attachment: encodeId("Attachment", pair),
  Comment: encodeId("Comment", pair),
  WebhookDelivery: encodeId("WebhookDelivery", pair),
  SharedShipment: encodeId("SharedShipment", pair),
  SharedAttachment: encodeId("SharedAttachment", joinPair(pair, nobodys)),
  SharedComment: encodeId("SharedComment", joinPair(pair, nobodys)),
};
// Every kind has an entry.
const ids = Object.fromEntries(idKinds.map((kind) => [kind, made[kind] ?? encodeId(kind, nobodys)])) as IdsByKind;

const mutations = idArguments().filter((argument) => /^Mutation\.(?!upload)/.test(argument));

test.each(mutations)("%s of nothing is refused with the path of a field of the input (R-1200)", async (argument) => {
  const [kind] = kindsOf(argument);
  const name = /^Mutation\.(\w+)/.exec(argument)?.[1] ?? "";
  const { query, variables } = operationWith(argument, kind ? ids[kind] : "", ids, "");
  const answer = await gateway.ask(query, { ...variables }, { authorization: `Bearer ${user.jwt}` });
  const refusals = answer.at(`${name}.errors`) as { field: string[] | null; code: string }[]; // as every mutation has them
  expect([answer.errors, refusals.length > 0]).toEqual([[], true]);
  expect(refusals.filter(({ field }) => field === null || !isInInput(name, field))).toEqual([]);
});

test("the search of a ZIP that is too long is refused at its query (R-1200)", async () => {
  const query = "mutation ($search: DocumentSearch) { prepareDocumentZip(input: { search: $search }) { errors { field } } }";
  const answer = await gateway.ask(query, { search: { query: "a".repeat(101) } }, { authorization: `Bearer ${user.jwt}` });
  expect(answer.at("prepareDocumentZip.errors")).toEqual([{ field: ["search", "query"] }]);
});

test("sample data that is gone, or there already, is refused with that reason (R-766, R-767)", async () => {
  const set = async (isWanted: boolean) => {
    const query = `mutation { setSampleData(input: { isWanted: ${isWanted} }) { errors { message code field } } }`;
    return (await gateway.ask(query, {}, { authorization: `Bearer ${user.jwt}` })).at("setSampleData.errors");
  };
  const refused = (message: string) => [{ message, code: "CONFLICT", field: null }];
  expect(await set(false)).toEqual(refused("There is no sample data"));
  expect(await set(true)).toEqual([]);
  expect(await set(true)).toEqual(refused("The sample data is there already"));
});

test("a subscription after no cursor is refused by the name of its argument (R-1204)", async () => {
  const response = await fetch(gateway.url, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "text/event-stream", authorization: `Bearer ${user.jwt}` },
    body: JSON.stringify({ query: 'subscription { shipmentChanged(after: "x") { cursor } }' }),
  });
  expect(await response.text()).toContain('"message":"after, or Last-Event-ID, must be the id of an event"');
});

/** Whether a path leads to a field of a mutation's input, or to an item of it. */
function isInInput(mutation: string, path: string[]): boolean {
  let type: GraphQLInputType | undefined = schema.getMutationType()?.getFields()[mutation]?.args[0]?.type;
  for (const step of path) {
    const container: GraphQLInputType | undefined = type && getNullableType(type);
    if (isInputObjectType(container)) type = container.getFields()[step]?.type;
    else type = isListType(container) && /^\d+$/.test(step) ? container.ofType : undefined;
  }
  return type !== undefined;
}

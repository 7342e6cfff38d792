import { expect, test } from "vitest";
import { createLinkedFetch, fromAnswer } from "../../../web/graphiql/earlierAnswers.ts";

/** A server with prepared answers, and the requests it received. */
function aServer(...answers: object[]) {
  const sent: unknown[] = [];
  const send = createLinkedFetch(async (_input, init) => {
    sent.push(JSON.parse(String(init?.body)));
    return Response.json({ data: answers[sent.length - 1] });
  });
  const ask = async (variables: object) => await (await send("/graphql", { method: "POST", body: JSON.stringify({ variables }) })).json();
  return { ask, sent };
}

test("a variable takes what an earlier operation answered, the newest answer that has it first", async () => {
  const { ask, sent } = aServer(
    { createBuyer: { buyer: { id: "B1" } } },
    { createBuyer: { buyer: null } },
    { viewer: { firms: ["F1"] } },
    {},
  );
  await ask({});
  await ask({});
  await ask({});
  await ask({ input: { buyer: fromAnswer("createBuyer.buyer.id"), firm: fromAnswer("createFirm.firm.id", "viewer.firms.0") } });
  expect(sent.at(-1)).toEqual({ variables: { input: { buyer: "B1", firm: "F1" } } });
});

test("an operation whose values nothing has answered yet is not sent, and says what to run first", async () => {
  const { ask, sent } = aServer();
  expect(await ask({ id: fromAnswer("createShipment.shipment.id", "viewer.shipments.nodes.0.id"), text: "<b>" })).toEqual({
    errors: [{ message: "Run CreateShipment first, or put ids of your own into the variables." }],
  });
  expect(sent).toEqual([]);
});

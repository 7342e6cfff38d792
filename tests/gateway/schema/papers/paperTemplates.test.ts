import { afterAll, beforeAll, expect, test } from "vitest";
import { aServedApi } from "../../../support/api/aServedApi.ts";
import { anExporter, type Exporter } from "../../../support/api/anExporter.ts";
import { globalId, openGateway, type TestGateway } from "../../../support/gateway/aGateway.ts";

const served = aServedApi();
let gateway: TestGateway & { close(): Promise<void> };
let exporter: Exporter;
beforeAll(async () => {
  gateway = await openGateway({ rest: { url: served.url } });
  exporter = await anExporter(served.api);
});
afterAll(() => gateway.close());

const ask = async (query: string, variables: Record<string, unknown> = {}) =>
  await gateway.ask(query, variables, { authorization: `Bearer ${exporter.user.jwt}` });
const template = "{ id name types country buyerId buyerName }";

test("templates of document sets are saved, listed, found by id, changed and deleted (R-970)", async () => {
  const save = `mutation ($input: SavePaperTemplateInput!) { savePaperTemplate(input: $input) { paperTemplate ${template} errors { code field } } }`;
  const input = { name: "Germany", types: ["INVOICE", "COO"], country: "Germany" };
  const saved = (await ask(save, { input })).at("savePaperTemplate.paperTemplate") as { id: string };
  expect(saved).toMatchObject({ ...input, buyerId: null, buyerName: "" });
  const buyerId = globalId("Buyer", exporter.sellerId);
  const changed = await ask(save, { input: { ...input, id: saved.id, country: null, buyerId } });
  const expected = { ...saved, country: null, buyerId, buyerName: expect.stringMatching(/./) };
  expect(changed.at("savePaperTemplate")).toEqual({ paperTemplate: expected, errors: [] });
  expect((await ask(`{ viewer { paperTemplates ${template} } }`)).at("viewer.paperTemplates")).toEqual([expected]);
  const node = `query ($id: ID!) { node(id: $id) { ... on PaperTemplate ${template} } }`;
  expect((await ask(node, { id: saved.id })).at("node")).toEqual(expected);
  const faulty = await ask(save, { input: { ...input, buyerId: globalId("Buyer", "gone"), name: "Other" } });
  expect(faulty.at("savePaperTemplate")).toEqual({ paperTemplate: null, errors: [{ code: "NOT_FOUND", field: ["buyerId"] }] });
  const remove = "mutation ($id: ID!) { deletePaperTemplate(input: { id: $id }) { deletedPaperTemplateId errors { code } } }";
  expect((await ask(remove, { id: saved.id })).at("deletePaperTemplate")).toEqual({ deletedPaperTemplateId: saved.id, errors: [] });
  expect((await ask(remove, { id: saved.id })).at("deletePaperTemplate")).toEqual({
    deletedPaperTemplateId: null,
    errors: [{ code: "NOT_FOUND" }],
  });
});

import { afterAll, beforeAll, expect, test } from "vitest";
import type { UserInfo } from "#domain/account/userInfo.ts";
import { composed } from "#domain/text/composed.ts";
import { attach } from "../../support/api/calls/attachments.ts";
import { importing } from "../../support/api/calls/importCalls.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment, aShipmentBody, type Exporter } from "../../support/api/anExporter.ts";
import { aPdf } from "../../support/files/pdfs.ts";

let api: TestApi;
let exporter: Exporter;
beforeAll(async () => {
  api = await anApi();
  exporter = await anExporter(api);
});
afterAll(() => api.close());

/** As a keyboard writes it, and as a Mac's file names and PDFs do. */
const term = "Paiement à réception, 30 jours";
const decomposed = term.normalize("NFD");
const info = async () => (await exporter.user.get<UserInfo>("/v1/user/info")).data;

test("an item of a list is a duplicate however its marks are written (R-154, R-1194)", async () => {
  const add = (text: string) => exporter.user.post("/v1/user/payment-term/add", { term: text });
  expect((await add(decomposed)).status).toBe(200);
  expect((await add(term)).status).toBe(409);
  expect((await info()).paymentTerms).toContain(term);
});

test("a row of a table is the stored record however its marks are written (R-754, R-1194)", async () => {
  await exporter.user.post("/v1/user/buyer/add", { name: "Hanse Gewürzkontor" });
  const { send, check } = importing(api, exporter.user);
  const { data: read } = await send("BUYER", "Name\nHanse Gewürzkontor\n".normalize("NFD"));
  expect((await check(read)).data.counts).toMatchObject({ new: 0, same: 1 });
});

test("a row of a table is the stored record whatever blanks part its words (R-754, R-1206)", async () => {
  await exporter.user.post("/v1/user/buyer/add", { name: "Al Marjan Foodstuff LLC" });
  const { send, check } = importing(api, exporter.user);
  const { data: read } = await send("BUYER", "Name\nAl Marjan\u00a0Foodstuff LLC\n\u200bAL MARJAN  FOODSTUFF LLC\n");
  const { rows, counts } = (await check(read)).data;
  expect(counts).toMatchObject({ new: 0 });
  expect(rows[0]?.status).toBe("SAME");
});

test("the name of a Mac's file is stored as others write it (R-1194)", async () => {
  const fileName = "Zusätze für Zoll.pdf";
  const { shipmentId } = await aShipment(exporter);
  const { data } = await attach(api, exporter.user, shipmentId, { name: fileName.normalize("NFD"), content: await aPdf(["Zoll"]) });
  expect(data.name).toBe(fileName);
});

test("a text is held to its limit as it is stored (R-1194)", async () => {
  const { status, errors } = await exporter.user.post("/v1/shipment/add", aShipmentBody(exporter, { name: "\u0958".repeat(200) }));
  expect([status, errors[0]?.error]).toEqual([400, "name must be at most 255 characters long"]);
});

test("a long run of marks stays as it is: to put it in order takes quadratic time (R-1194)", () => {
  const run = `a${"\u0315\u0300".repeat(100)}`;
  expect(composed(run)).toBe(run);
  expect(composed("e\u0301 \u0915\u093c")).toBe("é \u0915\u093c");
});

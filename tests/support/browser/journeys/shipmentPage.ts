import type { Locator, Page, Request } from "playwright-core";
import { expect } from "vitest";
import { connect } from "../../../../demo/client.ts";
import cases from "#domain/sampleData/workedCases.json" with { type: "json" };
import { workedInput } from "../../../../demo/shipments.ts";
import type { Owner } from "../exporterWithMasterData.ts";

/** Stores one of the worked shipments: 0 is rice in three containers, 1 rice on a bulk vessel. Answers its global id. */
export async function aWorkedShipment({ client, id }: Owner, index: 0 | 1): Promise<string> {
  const worked = cases[index];
  if (worked === undefined) throw new Error(`There is no worked case ${index}`);
  const references = [...JSON.stringify(worked.requestBody).matchAll(/<(\w+)>/g)].map(([, reference = ""]) => reference);
  const ids = new Map(references.map((reference) => [reference, id(reference)]));
  const document = "mutation ($input: CreateShipmentInput!) { createShipment(input: $input) { shipment { id } errors { message } } }";
  const { createShipment } = await client.send<{ createShipment: { shipment: { id: string } } }>(document, {
    input: workedInput(worked, ids),
  });
  return createShipment.shipment.id;
}

/** Adds a file to a shipment over GraphQL; answers the attachment's global id. */
export async function anAttachment(
  url: string,
  { user }: Owner,
  file: { shipmentId: string; name: string; type: string; content: Buffer },
): Promise<string> {
  const query = "mutation ($input: UploadAttachmentInput!) { uploadAttachment(input: $input) { attachment { id } errors { message } } }";
  const { content, ...input } = file;
  const form = new FormData();
  form.set("operations", JSON.stringify({ query, variables: { input: { ...input, file: null } } }));
  form.set("map", JSON.stringify({ file: ["variables.input.file"] }));
  form.set("file", new Blob([new Uint8Array(content)]), file.name);
  const headers = { authorization: `Bearer ${user.jwt}`, "graphql-require-preflight": "1" };
  const answer = await fetch(`${url}/graphql`, { method: "POST", headers, body: form });
  type Answer = { data: { uploadAttachment: { attachment: { id: string } | null; errors: { message: string }[] } } };
  const { data }: Answer = await answer.json();
  if (data.uploadAttachment.attachment === null) throw new Error(JSON.stringify(data.uploadAttachment.errors));
  return data.uploadAttachment.attachment.id;
}

/** The names of a shipment's attachments as the server has them. */
export async function attachmentNames({ user }: Owner, url: string, shipmentId: string): Promise<string[]> {
  type Answer = { node: { attachments: { nodes: { name: string }[] } } };
  const query = "query ($id: ID!) { node(id: $id) { ... on Shipment { attachments { nodes { name } } } } }";
  const { node } = await connect(url, user.jwt).send<Answer>(query, { id: shipmentId });
  return node.attachments.nodes.map(({ name }) => name);
}

/** Opens the shipment's page, by default in the first firm. */
export async function openShipment(page: Page, owner: Owner, shipmentId: string): Promise<void> {
  await page.goto(`/dashboard/firm/${owner.id("F1")}/shipment/${shipmentId}`);
  await page.getByRole("heading", { name: "Shipment Details" }).waitFor();
}

/** Opens the dialog behind an entry of the Actions menu. */
export async function openTask(page: Page, name: string): Promise<Locator> {
  await page.getByRole("button", { name: "Actions", exact: true }).click();
  await page.getByRole("menuitem", { name, exact: true }).click();
  const dialog = page.getByRole("dialog", { name, exact: true });
  await dialog.waitFor();
  return dialog;
}

/** Chooses an entry of an attachment's menu. */
export async function chooseFor(page: Page, attachment: string, entry: string): Promise<void> {
  await page.getByRole("button", { name: `Actions for ${attachment}`, exact: true }).click();
  await page.getByRole("menuitem", { name: entry, exact: true }).click();
}

/** The input of the next mutation of that name, sent as JSON. */
export async function sentInput(page: Page, operationName: string): Promise<Record<string, unknown>> {
  const isIt = (request: Request) => request.url().endsWith("/graphql") && request.postDataJSON()?.operationName === operationName;
  const request = await page.waitForRequest(isIt);
  return request.postDataJSON().variables.input;
}

/** Waits for a toast and returns its text. */
export async function toast(page: Page, text: string): Promise<string> {
  const shown = page.getByRole("alert").filter({ hasText: text }).first();
  await shown.waitFor();
  return (await shown.textContent()) ?? "";
}

/** The rows of the table of attachments, as their cells' texts without the menu's. */
export async function attachmentRows(page: Page): Promise<string[][]> {
  const rows = await page.getByRole("table", { name: "Attachments" }).locator("tbody tr").all();
  return await Promise.all(rows.map(async (row) => (await row.locator("td").allTextContents()).slice(0, 4)));
}

/** Fails unless the field is marked as wrong and, if given, focused. */
export async function expectMarked(field: Locator, { isFocused = false } = {}): Promise<void> {
  expect(await field.getAttribute("aria-invalid")).toBe("true");
  if (isFocused) expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
}

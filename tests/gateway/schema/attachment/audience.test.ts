import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { attachmentTypes } from "#domain/documents/attachment.ts";
import { aServedApi } from "../../../support/api/aServedApi.ts";
import { anExporter, aShipment, type Exporter } from "../../../support/api/anExporter.ts";
import { attach } from "../../../support/api/calls/attachments.ts";
import { aPdf } from "../../../support/files/pdfs.ts";
import { globalId, openGateway, type TestGateway } from "../../../support/gateway/aGateway.ts";
import { aGatewayWithFiles, attachmentId } from "../../../support/gateway/aGatewayWithFiles.ts";

const served = aServedApi();
let gateway: TestGateway & { close(): Promise<void> };
let exporter: Exporter;
let shipmentId: string;
let ids: string[];
beforeAll(async () => {
  gateway = await openGateway({ rest: { url: served.url } });
  exporter = await anExporter(served.api);
  ({ shipmentId } = await aShipment(exporter));
  const content = await aPdf(["A"]);
  const files = [];
  for (const name of ["one.pdf", "two.pdf"]) files.push(await attach(served.api, exporter.user, shipmentId, { name, content }));
  ids = files.map(({ data }) => globalId("Attachment", `${shipmentId}/${data.key}`));
});
afterAll(() => gateway.close());

async function write(mutation: string, input: object, reads: string) {
  const type = mutation.charAt(0).toUpperCase() + mutation.slice(1);
  const query = `mutation ($input: ${type}Input!) { ${mutation}(input: $input) { ${reads} errors { message code field } } }`;
  const answer = await gateway.ask(query, { input }, { authorization: `Bearer ${exporter.user.jwt}` });
  return answer.at(mutation);
}

const ofShipment = () => ({ shipmentId: globalId("Shipment", shipmentId) });

describe("the audience of attachments", () => {
  test("is set for several, and a new document and a merged file take theirs (R-670, R-671, R-672)", async () => {
    const set = await write(
      "setAudience",
      { ...ofShipment(), attachmentIds: ids, audience: ["CHA", "IMPORTER"] },
      "attachments { id audience }",
    );
    expect(set).toEqual({ attachments: ids.map((id) => ({ id, audience: ["IMPORTER", "CHA"] })), errors: [] });
    const merged = await write("mergeAttachments", { ...ofShipment(), name: "All", attachmentIds: ids }, "attachment { audience }");
    expect(merged).toEqual({ attachment: { audience: ["IMPORTER", "CHA"] }, errors: [] });
    const packingList = { invoiceNo: "TV/42", invoiceDate: "2025-11-12" };
    const generated = await write(
      "generateDocument",
      { ...ofShipment(), document: { packingList }, audience: ["BROKER"] },
      "attachment { audience }",
    );
    expect(generated).toEqual({ attachment: { audience: ["BROKER"] }, errors: [] });
    const documents = [{ packingList }];
    const drawn = await write("generateDocumentSet", { ...ofShipment(), documents, audience: [] }, "attachments { audience }");
    expect(drawn).toEqual({ attachments: [{ audience: [] }], errors: [] });
  });

  test("of an attachment that is not there is refused at its place, and so is a wider merge (R-670, R-672)", async () => {
    const unknown = [globalId("Attachment", `${shipmentId}/unknown`), globalId("Attachment", "other/unknown"), "nonsense"];
    for (const id of unknown) {
      expect(await write("setAudience", { ...ofShipment(), attachmentIds: [ids[0], id], audience: ["CHA"] }, "attachments { id }")).toEqual(
        {
          attachments: null,
          errors: [{ message: "Attachment not found", code: "NOT_FOUND", field: ["attachmentIds", "1"] }],
        },
      );
    }
    const wider = { ...ofShipment(), name: "All", attachmentIds: ids, audience: ["BROKER"] };
    expect(await write("mergeAttachments", wider, "attachment { id }")).toMatchObject({
      attachment: null,
      errors: [{ field: ["audience"] }],
    });
  });

  test("is empty if the service sends none, and keeps known roles of an unknown mix", async () => {
    const { ask, rest } = await aGatewayWithFiles();
    const [first, second] = rest.shipments[0]?.attachments ?? [];
    if (first) Object.assign(first, { audience: undefined });
    if (second) Object.assign(second, { audience: ["AGENT", "CHA"] });
    for (const [key, audience] of [
      ["key-1", []],
      ["key-2", ["CHA"]],
    ] as const) {
      const answer = await ask("query ($id: ID!) { node(id: $id) { ... on Attachment { audience } } }", { id: attachmentId(key) });
      expect(answer.at("node")).toEqual({ audience });
    }
  });
});

test("the sharing defaults have every type, and are replaced as a whole (R-673)", async () => {
  const reads = "viewer { sharingDefaults { type audience } }";
  const grid = attachmentTypes.map((type) => ({ type, audience: type === "COI" ? ["IMPORTER", "CHA"] : [] }));
  const defaults = [{ type: "COI", audience: ["CHA", "IMPORTER"] }];
  expect(await write("setSharingDefaults", { defaults }, reads)).toEqual({ viewer: { sharingDefaults: grid }, errors: [] });
  expect(await write("setSharingDefaults", { defaults: [...defaults, ...defaults] }, reads)).toEqual({
    viewer: null,
    errors: [{ message: "Certificate of Insurance is named twice", code: "INVALID", field: ["defaults", "1", "type"] }],
  });
});

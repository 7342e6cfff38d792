import { describe, expect, test } from "vitest";
import { aGateway, globalId } from "../../../support/gateway/aGateway.ts";
import { aGatewayWithFiles, attachmentId } from "../../../support/gateway/aGatewayWithFiles.ts";
import { anAttachment } from "../../../support/gateway/fakeRest.ts";

const shipmentId = globalId("Shipment", "S1");

describe("attachments of a shipment", () => {
  test("are a connection with their size, type and time (R-358)", async () => {
    const { ask } = await aGatewayWithFiles();
    const answer = await ask(
      "query ($id: ID!) { node(id: $id) { ... on Shipment { attachments(first: 1) { totalCount pageInfo { hasNextPage } nodes { id key name type sizeInMB updatedAt } } } } }",
      { id: shipmentId },
    );
    expect(answer.at("node.attachments")).toEqual({
      totalCount: 2,
      pageInfo: { hasNextPage: true },
      nodes: [
        {
          id: attachmentId("key-1"),
          key: "key-1",
          name: "Invoice.pdf",
          type: "INVOICE",
          sizeInMB: "0.25",
          updatedAt: "2025-11-12T08:00:00.000Z",
        },
      ],
    });
  });

  test("tell their address and content by key and type (R-384, R-385)", async () => {
    const { ask, rest } = await aGatewayWithFiles();
    const answer = await ask("query ($id: ID!) { node(id: $id) { ... on Attachment { downloadUrl content } } }", {
      id: attachmentId("key-2"),
    });
    const asked = rest.calls.filter(({ path }) => path.startsWith("/v1/attachment"));
    expect(asked.map(({ path, query }) => [path, query])).toEqual([
      ["/v1/attachment/pre-signed-url", { key: "key-2", attachment_type: "COO" }],
      ["/v1/attachment", { key: "key-2", attachment_type: "COO" }],
    ]);
    expect(answer.at("node")).toEqual({
      downloadUrl: "http://files.example/key-2",
      content: Buffer.from("content of key-2").toString("base64"),
    });
  });

  test("tell their media type, exact size and shipment", async () => {
    const { ask, rest } = await aGatewayWithFiles();
    const fields = "... on Attachment { contentType sizeInBytes shipment { id name } }";
    const answer = await ask(`query ($id: ID!) { node(id: $id) { ${fields} } }`, { id: attachmentId("key-1") });
    const shipment = { id: shipmentId, name: rest.shipments[0]?.name };
    expect(answer.at("node")).toEqual({ contentType: "application/pdf", sizeInBytes: 262_144, shipment });
    expect(rest.made().filter((call) => call === "GET /v1/shipment")).toHaveLength(1);
  });

  test.each([
    ["Scan.JPG", "image/jpeg"],
    ["Scan", null],
    ["Notes.txt", null],
  ])("of a server that tells neither type nor bytes have the type of their name: %s", async (name, contentType) => {
    const { ask, rest } = await aGatewayWithFiles();
    Object.assign(rest.shipments[0]?.attachments[0] ?? {}, { name, contentType: undefined, sizeInBytes: undefined });
    const answer = await ask("query ($id: ID!) { node(id: $id) { ... on Attachment { contentType sizeInBytes } } }", {
      id: attachmentId("key-1"),
    });
    expect(answer.at("node")).toEqual({ contentType, sizeInBytes: null });
  });

  test("in a list have their addresses asked for as those of a list", async () => {
    const { ask, rest } = await aGatewayWithFiles();
    await ask("query ($id: ID!) { node(id: $id) { ... on Shipment { attachments { nodes { downloadUrl } } } } }", { id: shipmentId });
    const asked = rest.calls.filter(({ path }) => path === "/v1/attachment/pre-signed-url");
    expect(asked.map(({ query }) => query["listed"])).toEqual(["true", "true"]);
  });

  test.each(["javascript:alert(1)", "/files/key-1", "//files.example/key-1", "data:text/html,x", "file:///etc/passwd", ""])(
    "have no address where a server tells %j",
    async (url) => {
      const { ask, rest } = await aGatewayWithFiles();
      rest.say("GET /v1/attachment/pre-signed-url", { data: { success: true, url } });
      const answer = await ask("query ($id: ID!) { node(id: $id) { ... on Attachment { name downloadUrl } } }", {
        id: attachmentId("key-1"),
      });
      expect(answer.at("node")).toEqual({ name: "Invoice.pdf", downloadUrl: null });
    },
  );

  test("of a type that we do not know are Other (R-359)", async () => {
    const { ask, rest } = await aGatewayWithFiles();
    Object.assign(rest.shipments[0]?.attachments[0] ?? {}, { type: "SOMETHING_NEW" });
    const answer = await ask("query ($id: ID!) { node(id: $id) { ... on Attachment { type } } }", { id: attachmentId("key-1") });
    expect(answer.at("node.type")).toBe("OTHER");
  });

  test("are renamed by their key (R-388)", async () => {
    const { ask, rest } = await aGatewayWithFiles();
    const answer = await ask(
      'mutation ($id: ID!) { renameAttachment(input: { id: $id, name: "New name" }) { attachment { id name } errors { message } } }',
      { id: attachmentId("key-1") },
    );
    expect(rest.calls[0]).toMatchObject({
      method: "POST",
      path: "/v1/shipment/attachment/rename",
      query: { shipmentId: "S1" },
      body: { key: "key-1", name: "New name" },
    });
    expect(answer.at("renameAttachment")).toEqual({ attachment: { id: attachmentId("key-1"), name: "New name" }, errors: [] });
  });

  test("whose rename a server answers as no success are not renamed (R-388, R-406)", async () => {
    const { ask, rest } = await aGatewayWithFiles();
    rest.say("POST /v1/shipment/attachment/rename", { data: { success: false } });
    const answer = await ask(
      'mutation ($id: ID!) { renameAttachment(input: { id: $id, name: "New name" }) { attachment { name } errors { message } } }',
      { id: attachmentId("key-1") },
    );
    expect(answer.at("renameAttachment")).toEqual({ attachment: null, errors: [{ message: "Failed to rename attachment" }] });
  });

  test("are deleted with the type that REST wants to be told (R-389)", async () => {
    const { ask, rest } = await aGatewayWithFiles();
    const answer = await ask(
      "mutation ($id: ID!) { deleteAttachment(input: { id: $id }) { deletedAttachmentId shipment { attachments { totalCount } } errors { message } } }",
      { id: attachmentId("key-2") },
    );
    expect(rest.calls[1]).toMatchObject({
      method: "DELETE",
      path: "/v1/shipment/attachment/delete",
      query: { shipmentId: "S1", key: "key-2", attachment_type: "COO" },
    });
    expect(answer.at("deleteAttachment")).toEqual({
      deletedAttachmentId: attachmentId("key-2"),
      shipment: { attachments: { totalCount: 1 } },
      errors: [],
    });
  });

  test.each([
    ["gone", attachmentId("gone")],
    ["of another shipment", attachmentId("key-1", "S9")],
    ["no id", "nonsense"],
  ])("that are %s are not found", async (_what, id) => {
    const { ask, rest } = await aGatewayWithFiles();
    const answer = await ask("mutation ($id: ID!) { deleteAttachment(input: { id: $id }) { errors { message code } } }", { id });
    expect(answer.at("deleteAttachment.errors.0.code")).toBe("NOT_FOUND");
    expect(rest.made()).not.toContain("DELETE /v1/shipment/attachment/delete");
  });

  const merge =
    "mutation ($input: MergeAttachmentsInput!) { mergeAttachments(input: $input) { attachment { key type } errors { message field code } } }";

  test("are merged in the order given, with their types (R-387)", async () => {
    const { ask, rest } = await aGatewayWithFiles();
    const input = { shipmentId, name: "All papers", attachmentIds: [attachmentId("key-2"), attachmentId("key-1")] };
    const answer = await ask(merge, { input });
    expect(rest.calls[1]).toMatchObject({
      method: "POST",
      path: "/v1/shipment/attachment/merge",
      query: { shipmentId: "S1" },
      body: {
        name: "All papers",
        documents: [
          { key: "key-2", attachmentType: "COO" },
          { key: "key-1", attachmentType: "INVOICE" },
        ],
      },
    });
    expect(answer.at("mergeAttachments")).toEqual({ attachment: { key: "merged", type: "MERGED_DOCS" }, errors: [] });
  });

  test("merged by a server that tells no key are found as what is new", async () => {
    const { ask, rest } = await aGateway({ isForeign: true });
    rest.shipments[0]?.attachments.push(anAttachment(), anAttachment({ key: "key-2" }));
    const answer = await ask(merge, { input: { shipmentId, name: "All", attachmentIds: [attachmentId("key-1"), attachmentId("key-2")] } });
    expect(answer.at("mergeAttachments.attachment.key")).toBe("merged");
  });

  test("of another shipment are merged into this one, and unknown ones of this are not found (R-1004)", async () => {
    const { ask, rest } = await aGatewayWithFiles();
    await ask(merge, { input: { shipmentId, name: "All", attachmentIds: [attachmentId("key-1"), attachmentId("key-9", "S2")] } });
    expect(rest.calls[1]).toMatchObject({ body: { documents: [{ key: "key-1" }, { key: "key-9", shipmentId: "S2" }] } });
    const answer = await ask(merge, {
      input: { shipmentId, name: "All", attachmentIds: [attachmentId("key-1"), attachmentId("key-9")] },
    });
    expect(answer.at("mergeAttachments.errors")).toEqual([
      { message: "Attachment not found", field: ["attachmentIds", "1"], code: "NOT_FOUND" },
    ]);
  });
});

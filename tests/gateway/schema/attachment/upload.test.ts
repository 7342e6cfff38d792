import { createHash } from "node:crypto";
import { connect, type Socket } from "node:net";
import { describe, expect, test } from "vitest";
import { aGateway, globalId, type TestGateway } from "../../../support/gateway/aGateway.ts";

const shipmentId = globalId("Shipment", "S1");

function attachmentId(key: string, shipment = "S1"): string {
  return globalId("Attachment", `${shipment}/${key}`);
}

const upload = `mutation ($input: UploadAttachmentInput!) { uploadAttachment(input: $input) { attachment { id name key type updatedAt } attachmentEdge { cursor } shipment { attachments { totalCount } } errors { message field code } } }`;

function form(
  file: Blob,
  {
    query = upload,
    input = {},
    map = { file: ["variables.input.file"] },
    filename = "Bill of Lading – ✓.pdf",
  }: { query?: string; input?: object; map?: unknown; filename?: string } = {},
): FormData {
  const body = new FormData();
  body.set("operations", JSON.stringify({ query, variables: { input: { shipmentId, file: null, type: "BILL_OF_LADING", ...input } } }));
  body.set("map", JSON.stringify(map));
  body.set("file", file, filename);
  return body;
}

const preflight = { "graphql-require-preflight": "1", authorization: "Bearer a-token" };
const pdf = new Blob([Buffer.from("%PDF-1.7 some content")], { type: "application/pdf" });

describe("uploading", () => {
  test("streams the file on as the REST contract's form, under its own name and type (R-386)", async () => {
    const { post, rest } = await aGateway();
    const answer = await post(form(pdf, { input: { name: "B/L 42" } }), { ...preflight, "idempotency-key": "k-1" });
    expect(rest.calls[0]).toMatchObject({
      method: "POST",
      path: "/v1/shipment/attachment/save",
      query: { shipmentId: "S1" },
      headers: { authorization: "Bearer a-token", "idempotency-key": "k-1" },
      body: {
        attachment_type: "BILL_OF_LADING",
        attachment_name: "B/L 42",
        file: { filename: "Bill of Lading – ✓.pdf", mimeType: "application/pdf", bytes: 21 },
      },
    });
    expect(answer.at("uploadAttachment")).toEqual({
      attachment: {
        id: attachmentId("uploaded"),
        name: "B/L 42",
        key: "uploaded",
        type: "BILL_OF_LADING",
        updatedAt: "2025-11-14T08:00:00.000Z",
      },
      attachmentEdge: { cursor: Buffer.from("item:0:uploaded").toString("base64url") },
      shipment: { attachments: { totalCount: 1 } },
      errors: [],
    });
  });

  test("refuses in words a file that an earlier field of the operation has sent (R-1205)", async () => {
    const { post, rest } = await aGateway();
    const field = (name: string) => `${name}: uploadAttachment(input: $input) { attachment { key } errors { message field code } }`;
    const query = `mutation ($input: UploadAttachmentInput!) { ${field("one")} ${field("two")} }`;
    const answer = await post(form(pdf, { query }), preflight);
    const message = "An earlier field of the operation has sent this file: send another request for each";
    expect(answer.at("one")).toEqual({ attachment: { key: "uploaded" }, errors: [] });
    expect(answer.at("two")).toEqual({ attachment: null, errors: [{ message, field: ["file"], code: "INVALID" }] });
    expect(rest.made().filter((call) => call.endsWith("/save"))).toHaveLength(1);
  });

  test("sends no name when none is given (R-386)", async () => {
    const { post, rest } = await aGateway();
    await post(form(pdf), preflight);
    expect(rest.calls[0]?.body).not.toHaveProperty("attachment_name");
  });

  test("names the attachment that the file replaces, also to a service that knows no versions and stores it next to it (R-1110)", async () => {
    const { post, rest } = await aGateway();
    const input = { supersedes: attachmentId("invoice") };
    const query = upload.replace("id name", "version supersedes { id } id name");
    const answer = await post(form(pdf, { query, input }), preflight);
    expect(rest.calls[0]).toMatchObject({ body: { attachment_type: "BILL_OF_LADING", supersedes: "invoice" } });
    expect(answer.at("uploadAttachment")).toMatchObject({ attachment: { key: "uploaded", version: null, supersedes: null }, errors: [] });
  });

  test("refuses to replace an attachment of another shipment, and passes on why one is not replaced, by field (R-1111)", async () => {
    const { post, rest } = await aGateway();
    for (const supersedes of [attachmentId("invoice", "S2"), "nonsense", shipmentId]) {
      const answer = await post(form(pdf, { input: { supersedes } }), preflight);
      expect(answer.at("uploadAttachment.errors")).toEqual([{ message: "Attachment not found", field: ["supersedes"], code: "NOT_FOUND" }]);
    }
    expect(rest.calls).toEqual([]);
    const error = "A newer version exists";
    rest.say("POST /v1/shipment/attachment/save", { status: 409, errors: [{ error, field: ["supersedes"] }] });
    const answer = await post(form(pdf, { input: { supersedes: attachmentId("invoice") } }), preflight);
    expect(answer.at("uploadAttachment.errors")).toEqual([{ message: error, field: ["supersedes"], code: "CONFLICT" }]);
  });

  test("passes every byte of a large file", async () => {
    const { post, rest } = await aGateway();
    const bytes = Buffer.alloc(10 * 1024 * 1024, "\r\n--lading-0123456789");
    const answer = await post(form(new Blob([bytes])), preflight);
    expect(answer.at("uploadAttachment.errors")).toEqual([]);
    expect(rest.calls[0]).toMatchObject({
      body: { file: { bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") } },
    });
  });

  test("begins upstream before the file has come in whole", async () => {
    const gateway = await aGateway();
    let reached = 0;
    gateway.rest.say("POST /v1/shipment/attachment/save", (_response, request) => {
      request.on("error", () => {}).on("data", (chunk: Buffer) => (reached += chunk.length));
    });
    const socket = beginUpload(gateway, 70_000);
    await expect.poll(() => reached).toBeGreaterThan(60_000);
    socket.destroy();
  });

  test("refuses more than 25 MB in the payload and breaks the call upstream off", async () => {
    const { post, rest } = await aGateway();
    const answer = await post(form(new Blob([Buffer.alloc(25 * 1024 * 1024 + 1)])), preflight);
    expect(answer).toMatchObject({ status: 200, errors: [] });
    expect(answer.at("uploadAttachment")).toEqual({
      attachment: null,
      attachmentEdge: null,
      shipment: null,
      errors: [{ message: "The file is larger than 25 MB", field: ["file"], code: "TOO_LARGE" }],
    });
    expect(rest.shipments[0]?.attachments).toEqual([]);
  });

  test("takes exactly 25 MB", async () => {
    const { post } = await aGateway();
    const answer = await post(form(new Blob([Buffer.alloc(25 * 1024 * 1024)])), preflight);
    expect(answer.at("uploadAttachment.errors")).toEqual([]);
  });

  test.each([
    [415, "UNSUPPORTED_TYPE", "Please upload PDF, JPG, JPEG, or PNG files only"],
    [413, "TOO_LARGE", "The file is larger than 25 MB"],
    [422, "INVALID", "The file is empty"],
  ])("that the service refuses with %i is told as %s", async (status, code, error) => {
    const { post, rest } = await aGateway();
    rest.say("POST /v1/shipment/attachment/save", { status, errors: [{ error, field: ["attachment_type"] }] });
    const answer = await post(form(pdf), preflight);
    expect(answer.at("uploadAttachment.errors")).toEqual([{ message: error, field: ["type"], code }]);
  });

  test("whose session is over answers 401, though the file was not taken", async () => {
    const { post, rest } = await aGateway();
    rest.say("POST /v1/shipment/attachment/save", { status: 401, errors: ["over"] });
    expect(await post(form(new Blob([Buffer.alloc(5_000_000)])), preflight)).toMatchObject({ status: 401 });
  });

  test("to a shipment's id that is none reads the file to its end and answers", async () => {
    const { post, rest } = await aGateway();
    const answer = await post(form(new Blob([Buffer.alloc(5_000_000)]), { input: { shipmentId: "nonsense" } }), preflight);
    expect(answer.at("uploadAttachment.errors")).toEqual([{ message: "Shipment not found", field: ["shipmentId"], code: "NOT_FOUND" }]);
    expect(rest.calls).toEqual([]);
  });

  test("broken off by the client ends the call upstream", async () => {
    const gateway = await aGateway();
    let isBroken = false;
    gateway.rest.say("POST /v1/shipment/attachment/save", (_response, request) => {
      request
        .resume()
        .on("error", () => {})
        .on("close", () => (isBroken = !request.complete));
    });
    const socket = beginUpload(gateway, 70_000);
    await expect.poll(() => gateway.rest.calls.length).toBe(1);
    socket.destroy();
    await expect.poll(() => isBroken).toBe(true);
    expect(gateway.rest.shipments[0]?.attachments).toEqual([]);
  });

  test.each([10, 70_000, 300_000])(
    "whose form ends after %i bytes of the file, without its boundary, is refused and not stored (R-1363)",
    async (bytes) => {
      const { post, rest } = await aGateway();
      const operations = JSON.stringify({ query: upload, variables: { input: { shipmentId, file: null, type: "OTHER" } } });
      const part = (head: string, content: string) => `--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
      const map = part('name="map"', '{"f":["variables.input.file"]}');
      const body = part('name="operations"', operations) + map + part('name="f"; filename="a.pdf"', "x".repeat(bytes));
      const answer = await post(body, { ...preflight, "content-type": "multipart/form-data; boundary=b" });
      expect(answer.errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
      expect(rest.shipments[0]?.attachments).toEqual([]);
    },
  );

  test("a firm's image goes to its own call (R-383)", async () => {
    const { post, rest } = await aGateway();
    const query =
      "mutation ($input: UploadFirmImageInput!) { uploadFirmImage(input: $input) { key image { key url } errors { message } } }";
    const body = new FormData();
    body.set("operations", JSON.stringify({ query, variables: { input: { file: null, type: "LETTERHEAD" } } }));
    body.set("map", '{"0":["variables.input.file"]}');
    body.set("0", new Blob(["png"], { type: "image/png" }), "banner.png");
    const answer = await post(body, preflight);
    expect(rest.calls[0]).toMatchObject({
      method: "POST",
      path: "/v1/attachment/save",
      query: {},
      body: { attachment_type: "LETTERHEAD", file: { filename: "banner.png", mimeType: "image/png" } },
    });
    expect(answer.at("uploadFirmImage")).toEqual({
      key: "stored LETTERHEAD",
      image: { key: "stored LETTERHEAD", url: "http://files.example/stored LETTERHEAD" },
      errors: [],
    });
  });

  test.each([
    ["that reduces it", { key: "K", reduced: true, width: 2126, height: 354, sizeInMB: 0.25 }, [true, 2126, 354, "0.25"]],
    ["that tells its key alone", { key: "K" }, [null, null, null, null]],
    ["that tells nonsense of it", { key: "K", reduced: "yes", width: "wide", height: 1.5, sizeInMB: "?" }, [null, null, null, null]],
  ])("a firm's image stored by a server %s", async (_what, data, told) => {
    const { post, rest } = await aGateway();
    rest.say("POST /v1/attachment/save", { data });
    const query =
      "mutation ($input: UploadFirmImageInput!) { uploadFirmImage(input: $input) { key isReduced width height sizeInMB errors { message } } }";
    const body = new FormData();
    body.set("operations", JSON.stringify({ query, variables: { input: { file: null, type: "LETTERHEAD" } } }));
    body.set("map", '{"0":["variables.input.file"]}');
    body.set("0", new Blob(["png"], { type: "image/png" }), "banner.png");
    const [isReduced, width, height, sizeInMB] = told;
    const answer = await post(body, preflight);
    expect(answer.at("uploadFirmImage")).toEqual({ key: "K", isReduced, width, height, sizeInMB, errors: [] });
  });
});

/** A connection that sends so many bytes of a file of a megabyte and goes on no further. */
function beginUpload({ url }: TestGateway, bytes: number): Socket {
  const operations = JSON.stringify({ query: upload, variables: { input: { shipmentId, file: null, type: "OTHER" } } });
  const part = (head: string, content: string) => `--slow\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}`;
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.on("error", () => {});
  socket.write("POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=slow\r\n");
  socket.write("GraphQL-Require-Preflight: 1\r\nContent-Length: 1000000\r\n\r\n");
  socket.write(part('name="operations"', `${operations}\r\n`) + part('name="map"', '{"f":["variables.input.file"]}\r\n'));
  socket.write(part('name="f"; filename="slow.pdf"', "x".repeat(bytes)));
  return socket;
}

import { readdirSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Attachment } from "#domain/documents/attachment.ts";
import { anOffice, type Office } from "../support/api/calls/writeCalls.ts";
import { aPng, aPngHeader } from "../support/files/images.ts";
import { aPdf } from "../support/files/pdfs.ts";
import { startProduct, type Product } from "../support/servers/product.ts";
import { productApi } from "../support/servers/productApi.ts";
import { upload, type Form } from "../support/files/multipartForm.ts";

let product: Product;
let office: Office;
let stranger: Office;

beforeAll(async () => {
  product = await startProduct();
  office = await anOffice(productApi(product.url));
  stranger = await anOffice(productApi(product.url));
});
afterAll(() => product?.stop());

function attach(name: string, content: Buffer, fields: Record<string, string> = {}) {
  const form: Form = { fields: { attachment_type: "OTHER", ...fields }, file: { name, content } };
  return upload<Attachment>(office.api, office.user, `/v1/shipment/attachment/save?shipmentId=${office.shipmentId}`, form);
}

async function attachments(): Promise<Attachment[]> {
  const { data } = await office.user.get<{ attachments: Attachment[] }>(`/v1/shipment?shipmentId=${office.shipmentId}`);
  return data.attachments;
}

const png = aPng({ width: 9, height: 9 });
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const html = Buffer.from("<!doctype html><script>alert(1)</script>");

describe("a file that lies about itself", () => {
  const lies: [string, string, Buffer, number][] = [
    ["a page as a PDF", "page.pdf", html, 415],
    ["a PDF behind a page", "behind.pdf", Buffer.concat([html, Buffer.from("%PDF-1.4")]), 415],
    ["a PDF after one blank", "blank.pdf", Buffer.from(" %PDF-1.4"), 415],
    ["a picture as a PDF", "picture.pdf", png, 415],
    ["an SVG", "drawing.svg", svg, 415],
    ["an SVG as a PNG", "drawing.png", svg, 415],
    ["a GIF as a PNG", "picture.png", Buffer.from("GIF89a\x01\0\x01\0\0\0\0;", "latin1"), 415],
    ["a PNG as a JPEG", "picture.jpg", png, 415],
    ["a program", "tool.exe", Buffer.from("MZ"), 415],
    ["a PDF whose last extension is another", "letter.pdf.html", Buffer.from("%PDF-1.4"), 415],
    ["a PDF with a NUL before its extension", "letter.html\0.pdf", html, 415],
    ["nothing", "empty.pdf", Buffer.alloc(0), 422],
    ["a PNG of 65,535 by 65,535 pixels", "large.png", aPngHeader({ width: 65_535, height: 65_535 }), 413],
    ["a PNG of the largest size there is", "largest.png", aPngHeader({ width: 0x7fffffff, height: 0x7fffffff }), 413],
    ["a PNG whose rows are missing", "torn.png", png.subarray(0, png.length - 30), 422],
  ];

  test.each(lies)("(%s) is refused, and nothing is stored", async (_what, name, content, status) => {
    const before = await attachments();
    const answer = await attach(name, content);
    expect([answer.status, answer.data]).toEqual([status, null]);
    expect(await attachments()).toEqual(before);
  });

  test("a picture with a page behind its end is stored as the picture alone", async () => {
    const { data } = await attach("polyglot.png", Buffer.concat([png, html]));
    const { data: content } = await office.user.get<{ data: string }>(`/v1/attachment?key=${data.key}&attachment_type=OTHER`);
    expect(Buffer.from(content.data, "base64").equals(png)).toBe(true);
  });
});

/** A PDF whose only page tells its `count` and whose content unpacks to far more than it weighs. */
function aPdfBomb(count: number, megabytes: number): Buffer {
  const packed = deflateSync(Buffer.alloc(megabytes * 1024 * 1024, 32));
  const kids = Array.from({ length: count }, () => "3 0 R").join(" ");
  return Buffer.concat([
    Buffer.from(`%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count ${count}/Kids[${kids}]>>endobj\n`),
    Buffer.from("3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>>endobj\n"),
    Buffer.from(`4 0 obj<</Length ${packed.length}/Filter/FlateDecode>>stream\n`),
    packed,
    Buffer.from("\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF"),
  ]);
}

test.each([
  ["whose content unpacks to 100 MB", 1, 100],
  ["of 10,000 pages", 10_000, 1],
])("a PDF %s harms nobody when it is merged", async (_what, pages, megabytes) => {
  const bomb = await attach("bomb.pdf", aPdfBomb(pages, megabytes));
  expect(bomb.status).toBe(200);
  const documents = [bomb.data.key, office.key].map((key) => ({ key, attachmentType: "OTHER" }));
  const merging = office.user.post(`/v1/shipment/attachment/merge?shipmentId=${office.shipmentId}`, { name: "All", documents });
  expect((await fetch(`${product.url}/livez`)).status).toBe(200);
  const { status } = await merging;
  expect(pages === 1 ? [200] : [422, 413]).toContain(status);
  expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
});

describe("a form", () => {
  const path = () => `/ep/api/v1/shipment/attachment/save?shipmentId=${office.shipmentId}`;
  const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4';
  const malformed: [string, string, string][] = [
    ["without a boundary", "multipart/form-data", `${part}\r\n--b--\r\n`],
    ["whose boundary never comes", "multipart/form-data; boundary=c", `${part}\r\n--b--\r\n`],
    ["whose boundary is longer than any", `multipart/form-data; boundary=${"b".repeat(300)}`, part.replace("--b", `--${"b".repeat(300)}`)],
    ["that ends inside a part", "multipart/form-data; boundary=b", part],
    ["that is empty", "multipart/form-data; boundary=b", ""],
    ["that is JSON", "application/json", "{}"],
    ["with a part without a name", "multipart/form-data; boundary=b", "--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--\r\n"],
  ];

  test.each(malformed)("%s is refused by REST and by GraphQL with 4xx (R-1362)", async (_what, type, body) => {
    const headers = { authorization: office.user.jwt, "content-type": type, "graphql-require-preflight": "1" };
    for (const at of [path(), "/graphql"]) {
      const { status } = await fetch(product.url + at, { method: "POST", headers, body });
      expect([at, Math.floor(status / 100)]).toEqual([at, 4]);
    }
  });

  test("whose sender leaves is no failure in the log, by REST or by GraphQL (R-1364)", async () => {
    const query = "mutation ($file: File!) { uploadFirmImage(input: { file: $file, type: STAMP_SIGN }) { key } }";
    const operations = JSON.stringify({ query, variables: { file: null } });
    const field = (name: string, value: string) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const operation = field("operations", operations) + field("map", '{"file":["variables.file"]}');
    // What reads documents for the search has folders there.
    const begun = () => readdirSync(join(product.dataDir, "incoming"), { withFileTypes: true }).filter((entry) => entry.isFile()).length;
    const sockets = ["/ep/api/v1/attachment/save", "/graphql"].map((at) => {
      const headers = `Authorization: ${office.user.jwt}\r\nGraphQL-Require-Preflight: 1\r\nContent-Type: multipart/form-data; boundary=b\r\n`;
      const socket = connect(Number(new URL(product.url).port), "127.0.0.1").on("error", () => {});
      socket.write(`POST ${at} HTTP/1.1\r\nHost: x\r\n${headers}Content-Length: 1000000\r\n\r\n`);
      socket.write(`${at === "/graphql" ? operation : ""}${part}${"x".repeat(300_000)}`);
      return socket;
    });
    await expect.poll(begun, { timeout: 10_000 }).toBe(2);
    for (const socket of sockets) socket.destroy();
    await expect.poll(begun, { timeout: 10_000 }).toBe(0);
    expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
    expect(product.output()).not.toContain("request failed");
  });

  test("to GraphQL without the header that other sites cannot send is refused", async () => {
    const form = new FormData();
    form.set("operations", "{}");
    const { status } = await fetch(`${product.url}/graphql`, { method: "POST", headers: { authorization: office.user.jwt }, body: form });
    expect(status).toBe(403);
  });

  test("that says 27 MB is refused before it is sent", async () => {
    const headers = {
      authorization: office.user.jwt,
      "content-type": "multipart/form-data; boundary=b",
      "content-length": String(27 * 1024 * 1024),
      "graphql-require-preflight": "1",
    };
    const status = await new Promise((resolve, reject) => {
      const sending = httpRequest(`${product.url}/graphql`, { method: "POST", headers }, (response) => {
        resolve(response.statusCode);
        sending.destroy();
      });
      sending.on("error", reject).flushHeaders();
    });
    expect(status).toBe(413);
  });
});

describe("a name", () => {
  test.each([
    ["../../../etc/passwd.pdf", ".._.._.._etc_passwd.pdf"],
    ["..\\..\\windows.pdf", ".._.._windows.pdf"],
    ["/etc/x.pdf", "_etc_x.pdf"],
    ['a/\\?%*:|"<>b.pdf', "a__________b.pdf"],
    ["a\u0001b\u001fc\u0000.pdf", "a_b_c.pdf"],
    ["Rechnung Öl – 油.pdf", "Rechnung Öl – 油.pdf"],
  ])("%j becomes %j, and is told as RFC 6266 has it", async (given, stored) => {
    const { data } = await attach("plain.pdf", await aPdf(["NAMED"]), { attachment_name: given });
    expect(data.name).toBe(stored);
    const url = await addressOf(office, data.key);
    const disposition = (await fetch(url)).headers.get("content-disposition") ?? "";
    const [, plain = "", encoded = ""] = /^attachment; filename="([^"\\]*)"; filename\*=UTF-8''([^;]*)$/.exec(disposition) ?? [];
    expect(decodeURIComponent(encoded)).toBe(stored);
    expect(plain).toMatch(/^[\x20-\x7e]+$/);
    expect(data.key).toMatch(/^[0-9a-f]{40}$/);
  });
});

async function addressOf({ user }: Office, key: string): Promise<string> {
  const { data } = await user.get<{ url: string }>(`/v1/attachment/pre-signed-url?key=${key}&attachment_type=OTHER`);
  return data.url;
}

describe("a signed address", () => {
  test("opens its own file as long as nothing of it is altered", async () => {
    const url = new URL(await addressOf(office, office.key));
    expect((await fetch(url)).status).toBe(200);
    const altered = (change: (copy: URL) => void) => {
      const copy = new URL(url);
      change(copy);
      return copy;
    };
    const signature = url.searchParams.get("signature") ?? "";
    const addresses = [
      altered((copy) =>
        copy.searchParams.set(
          "signature",
          signature.replace(/^./, (first) => (first === "A" ? "B" : "A")),
        ),
      ),
      altered((copy) => copy.searchParams.set("signature", "")),
      altered((copy) => copy.searchParams.set("signature", `${signature}AAAA`)),
      altered((copy) => copy.searchParams.append("signature", signature)),
      altered((copy) => copy.searchParams.set("disposition", "inline")),
      altered((copy) => copy.searchParams.set("expires", String(Number(copy.searchParams.get("expires")) + 1))),
      altered((copy) => copy.searchParams.set("expires", "1e99")),
      altered((copy) => copy.searchParams.set("type", "INVOICE")),
      altered((copy) => (copy.pathname = copy.pathname.replace(office.key, stranger.key))),
      altered((copy) => (copy.pathname = new URL(`${product.url}/files/${stranger.user.email}/${office.key}`).pathname)),
      altered((copy) => (copy.pathname = `${copy.pathname}/../../../jwt-secret`)),
    ];
    for (const address of addresses) expect([address.href, (await fetch(address)).status]).not.toEqual([address.href, 200]);
  });

  test("is gone with its file", async () => {
    const { data } = await attach("gone.pdf", await aPdf(["GONE"]));
    const url = await addressOf(office, data.key);
    await office.user.delete(`/v1/shipment/attachment/delete?shipmentId=${office.shipmentId}&key=${data.key}&attachment_type=OTHER`);
    expect((await fetch(url)).status).toBe(404);
  });
});

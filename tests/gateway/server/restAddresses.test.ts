import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startProduct, type Product } from "../../support/servers/product.ts";

const webDir = mkdtempSync(join(tmpdir(), "lading-web-"));
let embedded: Product;
let foreign: Product;
beforeAll(async () => {
  for (const name of ["index", "landing"]) writeFileSync(join(webDir, `${name}.html`), "<!doctype html><title>the client</title>");
  embedded = await startProduct({ WEB_DIR: webDir });
  foreign = await startProduct({ WEB_DIR: webDir, EP_API_URL: "http://127.0.0.1:9/ep/api" });
});
afterAll(async () => {
  await embedded?.stop();
  await foreign?.stop();
  rmSync(webDir, { recursive: true });
});

/** Sends an address as it is written, as a browser that goes there, and answers status, headers and body. */
function ask({ url }: Product, method: string, address: string): Promise<{ status: number; type: string; body: string }> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(Number(new URL(url).port), "127.0.0.1").on("error", () => {});
    socket.on("data", (chunk) => (answer += chunk.toString()));
    socket.once("close", () => {
      const [head = "", body = ""] = answer.split("\r\n\r\n");
      resolve({ status: Number(head.slice(9, 12)), type: /^content-type: ([^;\r]*)/im.exec(head)?.[1] ?? "", body });
    });
    socket.write(`${method} ${address} HTTP/1.1\r\nHost: x\r\nAccept: text/html\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  });
}

const unknown = ["/ep/api", "/ep/api/", "/ep/api/v1/nothing", "/ep/api/v1/user/info/", "/ep/api//v1/user/info"];
const undecodable = ["/ep/api/v1/user/%zz", "/ep/api/%", "/ep/api/v1/user/info%c0%ae", "/ep/api/%ff?a=%zz"];
const unknownFiles = ["/files", "/files/a", "/files/%zz"];

describe("below /ep/api and /files, where the service is embedded", () => {
  test.each([...unknown, ...undecodable])("%s is no page of the client, but an unknown address of REST", async (address) => {
    for (const method of ["GET", "POST", "PROPFIND"]) {
      const { status, type, body } = await ask(embedded, method, address);
      expect([method, status, type]).toEqual([method, 404, "application/json"]);
      expect(JSON.parse(body)).toEqual({ data: null, errors: [{ error: "Not found", code: "NOT_FOUND" }] });
    }
    expect(await ask(embedded, "HEAD", address)).toMatchObject({ status: 404, body: "" });
  });

  test.each(unknownFiles)("%s is no page of the client, but a browser that goes there reads so in words (R-895)", async (address) => {
    for (const method of ["GET", "POST", "PROPFIND"]) {
      const { status, type, body } = await ask(embedded, method, address);
      expect([method, status, type]).toEqual([method, 404, "text/html"]);
      expect(body).toContain("<h1>Not found</h1>");
    }
    expect(await ask(embedded, "HEAD", address)).toMatchObject({ status: 404, body: "" });
  });

  test("a wrong method is told those that are right", async () => {
    const { status, body } = await ask(embedded, "GET", "/ep/api/v1/user/login");
    expect([status, JSON.parse(body)]).toEqual([405, { data: null, errors: [{ error: "This address does not take GET, only POST" }] }]);
  });

  test("what is wrong in a query alone is the route's own affair", async () => {
    expect(await ask(embedded, "GET", "/ep/api/v1/user/info?a=%zz")).toMatchObject({ status: 401, type: "application/json" });
  });

  test("other addresses stay the client's, also those that cannot be decoded", async () => {
    for (const address of ["/ep/apix", "/filesystem", "/%zz", "/dashboard/%c0%ae"]) {
      expect(await ask(embedded, "GET", address)).toMatchObject({ status: 200, type: "text/html" });
    }
  });
});

test.each(["/EP/API/v1/user/login", "//ep/api/v1/user/login", "/nothing"])("%s takes no call, in our own words", async (address) => {
  for (const method of ["POST", "DELETE", "PROPFIND"])
    expect(await ask(embedded, method, address)).toMatchObject({ status: 404, type: "text/plain", body: "Not found" });
});

describe("below /ep/api and /files, where another server is the service", () => {
  test.each([...unknown, ...undecodable, ...unknownFiles, "/ep/api/openapi.json", "/ep/api/docs", "/files/a/b"])(
    "%s is refused in REST's own form",
    async (address) => {
      for (const method of ["GET", "POST", "PROPFIND"]) {
        const { status, type, body } = await ask(foreign, method, address);
        expect([method, status, type]).toEqual([method, 404, "application/json"]);
        const error = "REST and files are served by another server than this one";
        expect(JSON.parse(body)).toEqual({ data: null, errors: [{ error, code: "NOT_FOUND" }] });
      }
    },
  );
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import Fastify, { type FastifyInstance } from "fastify";
import { beforeAll, describe, expect, test } from "vitest";
import { addSecurityHeaders } from "../../../gateway/webClient/securityHeaders.ts";
import { readWebClient, serveWebClient } from "../../../gateway/webClient/serveWebClient.ts";

const settings = {
  productName: 'Lading "&" <b>',
  companyName: "",
  supportPhone: " +91 98765",
  supportEmail: "a@b.example",
  fileOrigin: "https://files.example",
};
const browser = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
const script = "console.log('a script that is long enough')";

let app: FastifyInstance;
let directory: string;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), "site-"));
  const files: Record<string, string | Buffer> = {
    "index.html": "<html><head><!--settings--></head><body>$& the client</body></html>",
    "login.html": "<head><!--settings--><title>Sign In · {{product-name}}</title></head>",
    "signup.html": "<head><!--settings--><title>Sign Up · {{product-name}}</title></head>",
    "landing.html": "the landing page without lines",
    "landing-company.html": "the landing page with a company",
    "landing-phone.html": `<head><!--settings--></head>{{product-name}} at <a href="{{phone-address}}">{{support-phone}}</a> {{else}}`,
    "landing-company-phone.html": "the landing page with both lines",
    "graphiql.html": "<html>the explorer</html>",
    "firstPaint.js": "firstPaint()",
    "assets/main-abc.js": script,
    "assets/main-abc.js.br": brotliCompressSync(script),
    ".vite/manifest.json": "{}",
    ".env": "SECRET=1",
    "assets/main-abc.js.map": "{}",
    "removed.js": "removed",
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, name)), { recursive: true });
    writeFileSync(join(directory, name), content);
  }
  app = Fastify();
  addSecurityHeaders(app, { isTls: true });
  await app.register(serveWebClient(await readWebClient(directory, settings), settings));
  writeFileSync(join(directory, "late.js"), "late");
  rmSync(join(directory, "removed.js"));
});

describe("the page", () => {
  test.each(["/dashboard", "/dashboard/firm/RmlybTox/shipment/U2hpcG1lbnQ6Mg", "/viewer?name=a.pdf&type=pdf", "/nowhere"])(
    "is what a browser gets at %s",
    async (url) => {
      const response = await app.inject({ url, headers: browser });
      expect(response).toMatchObject({
        statusCode: 200,
        headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" },
      });
      expect(response.body).toContain("the client");
    },
  );

  test.each(["/login", "/signup", "/join/SBFX-V06J", "/s/abc"])("is also what a link's preview gets at %s (R-1266)", async (url) => {
    for (const method of ["GET", "HEAD"] as const) {
      const response = await app.inject({ method, url, headers: { accept: "*/*" } });
      expect(response).toMatchObject({ statusCode: 200, headers: { "content-type": "text/html; charset=utf-8" } });
    }
    expect((await app.inject({ url })).statusCode).toBe(200);
  });

  test.each(["/healthz", "/metrics", "/dashboard", "/s", "/s/abc/more"])(
    "is not what a monitor gets at %s by mistake (R-1266)",
    async (url) => {
      expect((await app.inject({ url, headers: { accept: "*/*" } })).statusCode).toBe(404);
    },
  );

  test("holds the installation's settings, escaped", async () => {
    const { body } = await app.inject({ url: "/dashboard", headers: browser });
    expect(body).toContain('<meta name="lading:product-name" content="Lading &quot;&amp;&quot; &lt;b&gt;">');
    expect(body).toContain('<meta name="lading:support-email" content="a@b.example">');
    expect(body).toContain('<meta name="lading:company-name" content="">');
    expect(body).toContain('<meta name="lading:file-origin" content="https://files.example">');
    expect(body).toContain("$& the client");
  });

  test("has a policy that lets no script in it run, files come from where they are, and nobody else frame it (R-1224)", async () => {
    const policy = String((await app.inject({ url: "/login", headers: browser })).headers["content-security-policy"]);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("object-src 'none'");
    // A page of ours alone: Safari lets a page with 'none' show no PDF in a frame.
    expect(policy).toContain("frame-ancestors 'self'");
    for (const source of ["img-src", "connect-src", "frame-src"]) expect(policy).toContain(`${source} 'self' blob: https://files.example`);
  });
});

describe("the landing page", () => {
  test("is what a browser gets at the root, with the installation's settings where the build left marks", async () => {
    const { body, headers } = await app.inject({ url: "/", headers: browser });
    expect(body).toContain('Lading &quot;&amp;&quot; &lt;b&gt; at <a href="tel:+9198765"> +91 98765</a> {{else}}');
    expect(body).toContain('<meta name="lading:product-name"');
    expect(headers["content-security-policy"]).toContain("script-src 'self';");
  });

  test.each([
    ["Tarangvel", "+91", "the landing page with both lines"],
    ["Tarangvel", "", "the landing page with a company"],
    ["", "", "the landing page without lines"],
  ])("shows company %j and phone %j only where they are set", async (companyName, supportPhone, expected) => {
    const ours = { ...settings, companyName, supportPhone };
    const other = Fastify();
    await other.register(serveWebClient(await readWebClient(directory, ours), ours));
    expect((await other.inject({ url: "/", headers: browser })).body).toBe(expected);
  });
});

test.each([
  ["/login", "Sign In"],
  ["/signup?from=mail", "Sign Up"],
])("%s is a page of its own, with the installation's settings in it", async (url, title) => {
  const { body, headers } = await app.inject({ url, headers: browser });
  expect(body).toContain(`<title>${title} · Lading &quot;&amp;&quot; &lt;b&gt;</title>`);
  expect(body).toContain('<meta name="lading:product-name"');
  expect(headers["content-security-policy"]).toContain("script-src 'self';");
});

describe("a page", () => {
  test.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ])("comes compressed by %s to those who can read that", async (encoding, decompress) => {
    const plain = await app.inject({ url: "/login", headers: { ...browser, "accept-encoding": `${encoding};q=0, identity` } });
    expect(plain.headers).not.toHaveProperty("content-encoding");
    const { headers, rawPayload } = await app.inject({ url: "/login", headers: { ...browser, "accept-encoding": encoding } });
    expect(headers).toMatchObject({ "content-encoding": encoding, vary: "accept-encoding" });
    expect(decompress(rawPayload).toString()).toBe(plain.body);
    expect(headers.etag).not.toBe(plain.headers.etag);
  });

  test("is asked for again every time, and not sent again unchanged", async () => {
    const first = await app.inject({ url: "/", headers: browser });
    const again = await app.inject({ url: "/", headers: { ...browser, "if-none-match": String(first.headers.etag) } });
    expect(again).toMatchObject({ statusCode: 304, body: "", headers: { "cache-control": "no-cache", vary: "accept-encoding" } });
    const other = await app.inject({ url: "/login", headers: { ...browser, "if-none-match": String(first.headers.etag) } });
    expect(other.statusCode).toBe(200);
  });
});

describe("files", () => {
  test("with a hash in their name are kept for ever", async () => {
    const response = await app.inject({ url: "/assets/main-abc.js" });
    expect(response).toMatchObject({
      statusCode: 200,
      headers: { "cache-control": "public, max-age=31536000, immutable", "x-content-type-options": "nosniff" },
    });
    expect(response.headers["content-type"]).toContain("javascript");
    expect(response.body).toBe(script);
  });

  test("come compressed as the build did it, to those who can read that", async () => {
    const response = await app.inject({ url: "/assets/main-abc.js", headers: { "accept-encoding": "gzip, br" } });
    expect(response.headers).toMatchObject({ "content-encoding": "br", vary: expect.stringMatching(/accept-encoding/i) });
    expect(response.rawPayload).toEqual(brotliCompressSync(script));
    const plain = await app.inject({ url: "/assets/main-abc.js", headers: { "accept-encoding": "gzip, br;q=0" } });
    expect(plain.body).toBe(script);
    // A cache must not take one for the other.
    expect(plain.headers.vary).toBe("accept-encoding");
    expect(plain.headers.etag).not.toBe(response.headers.etag);
  });

  test("without one are asked for again after an hour, and are not sent again unchanged", async () => {
    const first = await app.inject({ url: "/firstPaint.js" });
    expect(first.headers["cache-control"]).toBe("public, max-age=3600");
    const again = await app.inject({ url: "/firstPaint.js", headers: { "if-none-match": String(first.headers.etag) } });
    expect(again.statusCode).toBe(304);
  });

  test("come in parts to those who ask for a part", async () => {
    const part = await app.inject({ url: "/assets/main-abc.js", headers: { range: "bytes=0-6" } });
    expect(part).toMatchObject({ statusCode: 206, body: "console", headers: { "content-range": `bytes 0-6/${script.length}` } });
    const beyond = await app.inject({ url: "/assets/main-abc.js", headers: { range: "bytes=9999-" } });
    expect(beyond.statusCode).toBe(416);
  });

  test("answer HEAD without a body", async () => {
    const response = await app.inject({ method: "HEAD", url: "/firstPaint.js" });
    expect(response).toMatchObject({ statusCode: 200, body: "" });
  });

  test.each([
    "/assets/gone.js",
    "/.env",
    "/.vite/manifest.json",
    "/assets/main-abc.js.br",
    "/assets/main-abc.js.map",
    "/index.html",
    "/graphiql.html",
    "/landing.html",
    "/late.js",
    "/removed.js",
    "/assets/",
    "/%2eenv",
    "//assets/main-abc.js",
    "/assets/main-abc.js%00.png",
    "/../package.json",
    "/..%2fpackage.json",
    "/assets/..%2f..%2fpackage.json",
    "/assets/%00",
    "/%E0%A4%A",
  ])("that are not on the list are not there: %s", async (url) => {
    for (const headers of [{}, browser]) {
      const response = await app.inject({ url, headers });
      expect(response.statusCode).toBeGreaterThanOrEqual(400);
      expect(response.statusCode).toBeLessThan(500);
    }
  });

  test.each(["application/json", "image/avif,image/webp,image/*,*/*;q=0.8", "text/css,*/*;q=0.1"])(
    "are not the page to who asks for %s",
    async (accept) => {
      const response = await app.inject({ url: "/dashboard", headers: { accept } });
      expect(response.statusCode).toBe(404);
    },
  );
});

test("every answer carries the security headers, over TLS for good", async () => {
  const { headers } = await app.inject({ url: "/nowhere.txt" });
  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "strict-transport-security": "max-age=31536000",
    "permissions-policy": expect.stringContaining("camera=()"),
    "x-frame-options": "DENY",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "cache-control": "no-store",
  });
});

test("a client that is not built is said so", async () => {
  const bare = Fastify();
  await bare.register(serveWebClient(await readWebClient("/nowhere", settings), settings));
  const response = await bare.inject({ url: "/", headers: browser });
  expect(response).toMatchObject({ statusCode: 503, body: "The web client is not built: run npm run build" });
});

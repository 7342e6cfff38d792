import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import Fastify, { type FastifyInstance } from "fastify";
import { beforeAll, describe, expect, test } from "vitest";
import { addSecurityHeaders } from "../../gateway/securityHeaders.ts";
import { readSite, serveSite } from "../../gateway/site.ts";

const settings = {
  productName: 'Lading "&" <b>',
  companyName: "",
  supportPhone: "+91",
  supportEmail: "a@b.example",
  fileOrigin: "https://files.example",
};
const browser = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
const script = "console.log('a script that is long enough')";

let app: FastifyInstance;

beforeAll(async () => {
  const directory = mkdtempSync(join(tmpdir(), "site-"));
  const files: Record<string, string | Buffer> = {
    "index.html": "<html><head><!--settings--></head><body>$& the client</body></html>",
    "graphiql.html": "<html>the explorer</html>",
    "theme.js": "theme()",
    "assets/main-abc.js": script,
    "assets/main-abc.js.br": brotliCompressSync(script),
    ".vite/manifest.json": "{}",
    ".env": "SECRET=1",
    "assets/main-abc.js.map": "{}",
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, name)), { recursive: true });
    writeFileSync(join(directory, name), content);
  }
  app = Fastify();
  addSecurityHeaders(app, { isTls: true });
  await app.register(serveSite(await readSite(directory, settings), settings));
  writeFileSync(join(directory, "late.js"), "late");
});

describe("the page", () => {
  test.each(["/", "/login", "/dashboard/firm/RmlybTox/shipment/U2hpcG1lbnQ6Mg", "/viewer?name=a.pdf&type=pdf", "/nowhere"])(
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

  test("holds the installation's settings, escaped", async () => {
    const { body } = await app.inject({ url: "/", headers: browser });
    expect(body).toContain('<meta name="lading:product-name" content="Lading &quot;&amp;&quot; &lt;b&gt;">');
    expect(body).toContain('<meta name="lading:support-email" content="a@b.example">');
    expect(body).toContain('<meta name="lading:company-name" content="">');
    expect(body).toContain('<meta name="lading:file-origin" content="https://files.example">');
    expect(body).toContain("$& the client");
  });

  test("has a policy that lets no script in it run and files come from where they are", async () => {
    const policy = String((await app.inject({ url: "/", headers: browser })).headers["content-security-policy"]);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    for (const source of ["img-src", "connect-src", "frame-src"]) expect(policy).toContain(`${source} 'self' blob: https://files.example`);
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
  });

  test("without one are asked for again after an hour, and are not sent again unchanged", async () => {
    const first = await app.inject({ url: "/theme.js" });
    expect(first.headers["cache-control"]).toBe("public, max-age=3600");
    const again = await app.inject({ url: "/theme.js", headers: { "if-none-match": String(first.headers.etag) } });
    expect(again.statusCode).toBe(304);
  });

  test("answer HEAD without a body", async () => {
    const response = await app.inject({ method: "HEAD", url: "/theme.js" });
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
    "/late.js",
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

  test("are not the page to a script that asks for data", async () => {
    const response = await app.inject({ url: "/dashboard", headers: { accept: "application/json" } });
    expect(response.statusCode).toBe(404);
  });
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
  await bare.register(serveSite(await readSite("/nowhere", settings), settings));
  const response = await bare.inject({ url: "/", headers: browser });
  expect(response).toMatchObject({ statusCode: 503, body: "The web client is not built: run npm run build" });
});

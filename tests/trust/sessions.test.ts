import { argon2Sync, createHmac, createPublicKey, generateKeyPairSync, sign } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, onTestFinished, test } from "vitest";
import { anApi } from "../support/api/anApi.ts";
import { startProduct, type Product } from "../support/servers/product.ts";
import { aWebUser, type WebUser } from "../support/browser/webUser.ts";
import { prepare } from "../support/tools/prepare.ts";

let product: Product;
let user: WebUser;
let other: WebUser;
/** The secret as it lies in the data directory, for forgers who know more than any will. */
let secret: string;

prepare(async () => {
  product = await startProduct();
  user = await aWebUser(product.url);
  other = await aWebUser(product.url);
  secret = readFileSync(join(product.dataDir, "jwt-secret"), "utf8").trim();
  return () => product.stop();
});

const now = Math.floor(Date.now() / 1000);
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const keyFor = (use: string) => createHmac("sha256", secret).update(use).digest();

type Claims = Partial<Record<"sub" | "exp" | "iat" | "version", unknown>>;

function claimsOf({ jwt }: WebUser): Claims {
  return JSON.parse(Buffer.from(jwt.split(".")[1] ?? "", "base64url").toString()) as Claims;
}

/** A token of these claims, signed by this key: with the product's own it is as good as its own. */
function tokenOf(claims: Claims, key: string | Buffer = keyFor("session"), { alg = "HS256", hash = "sha256", ...head } = {}): string {
  const signed = `${part({ alg, typ: "JWT", ...head })}.${part(claims)}`;
  return `${signed}.${createHmac(hash, key).update(signed).digest("base64url")}`;
}

function withRsa(claims: Claims): string {
  const signed = `${part({ alg: "RS256", typ: "JWT" })}.${part(claims)}`;
  return `${signed}.${sign("sha256", Buffer.from(signed), rsa.privateKey).toString("base64url")}`;
}

const rsa = generateKeyPairSync("rsa", { modulusLength: 2048 });
const rsaPublic = createPublicKey(rsa.privateKey).export({ type: "spki", format: "pem" }).toString();

/** How REST and GraphQL answer to who sends this. */
async function answersTo(authorization: string): Promise<number[]> {
  const headers = { authorization, "content-type": "application/json" };
  const rest = await fetch(`${product.url}/ep/api/v1/user/info`, { headers });
  const body = JSON.stringify({ query: "{ viewer { name } }" });
  const graphql = await fetch(`${product.url}/graphql`, { method: "POST", headers, body });
  expect(await rest.text()).not.toContain("Asha");
  expect(await graphql.text()).not.toContain("Asha");
  return [rest.status, graphql.status];
}

const forgeries: [string, () => string][] = [
  ["without a signature (alg none)", () => `${part({ alg: "none", typ: "JWT" })}.${part(claimsOf(user))}.`],
  ["with alg None in other letters", () => `${part({ alg: "nOnE", typ: "JWT" })}.${part(claimsOf(user))}.`],
  ["with an RSA key", () => withRsa(claimsOf(user))],
  ["with an RSA public key as the secret", () => tokenOf(claimsOf(user), rsaPublic)],
  ["with a key that it brings along", () => tokenOf(claimsOf(user), "mine", { jwk: { kty: "oct", k: "bWluZQ" } } as object)],
  ["with another algorithm of the same family", () => tokenOf(claimsOf(user), keyFor("session"), { alg: "HS512", hash: "sha512" })],
  ["with the secret itself instead of the key made from it", () => tokenOf(claimsOf(user), secret)],
  ["with the key for file addresses", () => tokenOf(claimsOf(user), keyFor("files"))],
  ["with an empty key", () => tokenOf(claimsOf(user), "")],
  ["for another subject under the same signature", () => [user.jwt.split(".")[0], part(claimsOf(other)), user.jwt.split(".")[2]].join(".")],
  ["for a user who does not exist", () => tokenOf({ ...claimsOf(user), sub: "01a20000-0000-7000-8000-000000000000" })],
  ["that has expired", () => tokenOf({ ...claimsOf(user), iat: now - 50_000, exp: now - 10 })],
  ["that never expires", () => tokenOf({ ...claimsOf(user), exp: undefined })],
  ["that lasts longer than ours do", () => tokenOf({ ...claimsOf(user), iat: now - 50_000, exp: now + 86_400 })],
  ["of no version", () => tokenOf({ ...claimsOf(user), version: undefined })],
  ["of an older version", () => tokenOf({ ...claimsOf(user), version: -1 })],
  ["whose version is a text", () => tokenOf({ ...claimsOf(user), version: String(claimsOf(user).version) })],
  ["whose subject is a list", () => tokenOf({ ...claimsOf(user), sub: [claimsOf(user).sub] })],
  ["that is cut short", () => user.jwt.slice(0, -4)],
  ["of which only head and claims are there", () => user.jwt.split(".").slice(0, 2).join(".")],
  ["with a space inside", () => `${user.jwt.slice(0, 30)} ${user.jwt.slice(30)}`],
  ["that is empty", () => ""],
  ["that is blank", () => "  "],
  ["twice", () => `${user.jwt}, ${user.jwt}`],
  ["behind another scheme", () => `Basic ${user.jwt}`],
];

describe("a session's token", () => {
  test("made with the product's own key is taken, so that it is the forgery that the others fail for", async () => {
    const info = await fetch(`${product.url}/ep/api/v1/user/info`, { headers: { authorization: tokenOf(claimsOf(user)) } });
    expect(info.status).toBe(200);
  });

  test.each(forgeries)("%s opens nothing", async (_what, forge) => {
    expect(await answersTo(`Bearer ${forge()}`)).toEqual([401, 401]);
    expect(await answersTo(forge())).toEqual([401, 401]);
  });
});

test("an API key that was altered anywhere opens nothing", async () => {
  const { key } = await post<{ key: string }>("/v1/user/api-key/add", { name: "ERP", scope: "READ" }, user.jwt);
  expect((await fetch(`${product.url}/ep/api/v1/user/info`, { headers: { authorization: key } })).status).toBe(200);
  const last = key.endsWith("A") ? "B" : "A";
  for (const altered of [
    key.slice(0, -1),
    key.slice(0, -1) + last,
    `${key}A`,
    key.replace("lading_", "lading_A"),
    "lading_",
    key.toUpperCase(),
  ]) {
    expect([altered.length, ...(await answersTo(altered))]).toEqual([altered.length, 401, 401]);
  }
});

test("a change of the password ends every other session, by REST and by GraphQL, and the new one goes on", async () => {
  const leaver = await aWebUser(product.url);
  const elsewhere = await post<{ jwt: string }>("/v1/user/login", leaver);
  const change = { oldPassword: leaver.password, newPassword: "harvest-77" };
  const { jwt } = await post<{ jwt: string }>("/v1/user/update", change, leaver.jwt);
  expect(await answersTo(elsewhere.jwt)).toEqual([401, 401]);
  expect(await answersTo(leaver.jwt)).toEqual([401, 401]);
  expect((await fetch(`${product.url}/ep/api/v1/user/info`, { headers: { authorization: jwt } })).status).toBe(200);
});

test("a wrong password and an unknown e-mail are answered alike; the tenth try locks, the right password too", async () => {
  const wrong = { email: other.email, password: "wrong-password" };
  const unknown = { email: "nobody@tarangvel.example", password: "wrong-password" };
  for (let attempt = 1; attempt <= 9; attempt += 1) {
    const [one, two] = [await login(wrong), await login(unknown)];
    expect(one).toEqual(two);
    expect([attempt, one.status]).toEqual([attempt, 422]);
  }
  for (const account of [wrong, unknown, other]) {
    const locked = await login(account);
    expect(locked.status).toBe(429);
    expect(Number(locked.retryAfter)).toBeGreaterThan(0);
  }
  expect((await login(user)).status).toBe(200);
});

test("a password is stored as an Argon2id hash of 19 MiB and two passes with a salt of the account's own, and in no other form", () => {
  using database = new DatabaseSync(join(product.dataDir, "lading.sqlite"), { readOnly: true });
  const stored = [user, other].map(({ email, password }) => {
    const row = database.prepare("SELECT * FROM users WHERE email = ?").get(email);
    expect(Object.values(row ?? {})).not.toContain(password);
    const [, kind, version, cost, salt = "", hash = ""] = String(row?.["password_hash"]).split("$");
    const parameters = { message: password, nonce: Buffer.from(salt, "base64"), memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
    expect([kind, version, cost]).toEqual(["argon2id", "v=19", "m=19456,t=2,p=1"]);
    expect(Buffer.from(hash, "base64")).toEqual(argon2Sync("argon2id", parameters));
    return salt;
  });
  expect(Buffer.from(stored[0] ?? "", "base64")).toHaveLength(16);
  expect(new Set(stored).size).toBe(2);
});

test("a password that is changed while its owner signs in elsewhere stays, though its former hash is to be renewed then", async () => {
  const arming = { isArmed: false };
  const api = await anApi({
    onQuery: ({ sql }) => arming.isArmed && sql.startsWith("select") && sql.includes('"password_hash"') && change(),
  });
  onTestFinished(() => api.close());
  using database = new DatabaseSync(join(api.dataDir, "lading.sqlite"));
  const account = { email: "asha@tarangvel.example", password: "monsoon-42" };
  await api.call("POST", "/v1/user/signup", { body: { ...account, name: "Asha Mehta", type: "EXPORTER" } });
  const store = (hash: string) => database.prepare("UPDATE users SET password_hash = ?").run(hash);
  const stored = () => database.prepare("SELECT password_hash AS hash FROM users").get()?.["hash"];
  const [former, changed] = [cheapHash(account.password), cheapHash("harvest-77")];
  store(former);
  arming.isArmed = true;
  function change() {
    arming.isArmed = false;
    store(changed);
  }
  expect((await api.call("POST", "/v1/user/login", { body: account })).errors).toEqual([]);
  expect([arming.isArmed, stored()]).toEqual([false, changed]);

  // Unchanged, it is renewed.
  store(former);
  expect((await api.call("POST", "/v1/user/login", { body: account })).errors).toEqual([]);
  expect(stored()).toContain("$m=19456,t=2,p=1$");
});

describe("another site", () => {
  const origin = { origin: "https://evil.example" };
  const signIn = JSON.stringify({ email: "a@b.example", password: "monsoon-42" });

  test.each([
    ["a form", "application/x-www-form-urlencoded"],
    ["a text", "text/plain"],
    ["a text that is called JSON in its parameters", "text/plain; application/json"],
    ["a form with files", "multipart/form-data; boundary=b"],
  ])("cannot send %s that does anything", async (_what, type) => {
    const headers = { ...origin, "content-type": type };
    for (const path of ["/graphql", "/ep/api/v1/user/login", "/ep/api/v1/user/signup"]) {
      const { status } = await fetch(product.url + path, { method: "POST", headers, body: signIn });
      expect([path, Math.floor(status / 100)]).toEqual([path, 4]);
    }
  });

  test("is given leave for nothing when it asks first", async () => {
    for (const path of ["/graphql", "/ep/api/v1/user/info", "/files/a/b"]) {
      const headers = { ...origin, "access-control-request-method": "POST", "access-control-request-headers": "authorization" };
      const response = await fetch(product.url + path, { method: "OPTIONS", headers });
      expect([...response.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
    }
  });
});

/** A hash of a former, lower cost. */
function cheapHash(password: string): string {
  const [nonce, cost] = [Buffer.alloc(16, 7), { memory: 1024, passes: 1, parallelism: 1 }];
  const hash = argon2Sync("argon2id", { message: password, nonce, tagLength: 32, ...cost });
  const [salt, text] = [nonce, hash].map((bytes) => bytes.toString("base64").replace(/={1,2}$/, ""));
  return `$argon2id$v=19$m=1024,t=1,p=1$${salt}$${text}`;
}

async function login({ email, password }: { email: string; password: string }) {
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ email, password }) };
  const response = await fetch(`${product.url}/ep/api/v1/user/login`, init);
  const text = await response.text();
  return { status: response.status, retryAfter: response.headers.get("retry-after"), text: text.includes('"jwt"') ? "" : text };
}

async function post<T>(path: string, body: object, jwt = ""): Promise<T> {
  const headers = { authorization: jwt, "content-type": "application/json" };
  const response = await fetch(`${product.url}/ep/api${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  const { data }: { data: T } = await response.json();
  return data;
}

import { afterAll, beforeAll, expect, test } from "vitest";
import { startProduct, type Product } from "../../support/servers/product.ts";
import { watched } from "../../support/attacks/watched.ts";
import { aWebUser, type WebUser } from "../../support/browser/webUser.ts";

let product: Product;
let user: WebUser;
beforeAll(async () => {
  product = await startProduct();
  user = await aWebUser(product.url);
});
afterAll(() => product?.stop());

type Answer = { status: number; retryAfter: unknown; code: string };

async function logInByRest({ email, password }: { email: string; password: string }, address: string): Promise<Answer> {
  const headers = { "content-type": "application/json", "x-forwarded-for": address };
  const body = JSON.stringify({ email, password });
  const response = await fetch(`${product.url}/ep/api/v1/user/login`, { method: "POST", headers, body });
  const { errors }: { errors: { code?: string }[] } = await response.json();
  return { status: response.status, retryAfter: response.headers.get("retry-after"), code: errors[0]?.code ?? "" };
}

const mutation = "mutation ($input: LogInInput!) { logIn(input: $input) { jwt errors { code retryAfter } } }";

type Payload = { logIn: { jwt: string | null; errors: { code: string; retryAfter: number | null }[] } };

/** A refusal's code and time, whether a limit of the service or the gateway's own gave it. */
async function logInByGraphql(input: { email: string; password: string }, address: string): Promise<Answer> {
  const headers = { "content-type": "application/json", "x-forwarded-for": address };
  const body = JSON.stringify({ query: mutation, variables: { input: { email: input.email, password: input.password } } });
  const response = await fetch(`${product.url}/graphql`, { method: "POST", headers, body });
  const { data, errors = [] }: { data?: Payload; errors?: { extensions: { code: string; retryAfter?: number } }[] } = await response.json();
  const refusal = data?.logIn.errors[0] ?? errors[0]?.extensions;
  return { status: response.status, retryAfter: refusal?.retryAfter ?? null, code: refusal?.code ?? "" };
}

/** Reads by REST and by GraphQL with a session that exists, again and again until `attack` is over; their statuses and codes. */
async function readMeanwhile(attack: Promise<unknown>): Promise<unknown[]> {
  const flood = { isOver: false };
  void attack.finally(() => (flood.isOver = true));
  const headers = { authorization: `Bearer ${user.jwt}`, "content-type": "application/json", "x-forwarded-for": "198.51.100.7" };
  const answers: unknown[] = [];
  while (!flood.isOver) {
    answers.push((await fetch(`${product.url}/ep/api/v1/user/info`, { headers })).status);
    const query = JSON.stringify({ query: "{ viewer { email } }" });
    const response = await fetch(`${product.url}/graphql`, { method: "POST", headers, body: query });
    const { data }: { data: { viewer: { email: string } | null } } = await response.json();
    answers.push(data.viewer?.email === user.email ? 200 : "no data");
  }
  return answers;
}

test.each([
  ["REST", logInByRest, "203.0.113.66", "198.51.100.21"],
  ["GraphQL", logInByGraphql, "203.0.113.67", "198.51.100.22"],
] as const)(
  "200 sign-ins of one address with 200 e-mails at once by %s keep nobody else out, and no session waits",
  async (_name, logIn, attacker, honest) => {
    const guesses = Array.from({ length: 200 }, (_, index) => ({ email: `nobody${index}@tarangvel.example`, password: "guess-it" }));
    const { outcome, longestLivezMs, failedLivez } = await watched(product, async () => {
      const flood = Promise.all(guesses.map((guess) => logIn(guess, attacker)));
      const [refused, welcome, reads] = await Promise.all([flood, logIn(user, honest), readMeanwhile(flood)]);
      return { refused, welcome, reads };
    });
    expect(outcome.welcome).toMatchObject({ status: 200, code: "" });
    expect(new Set(outcome.reads)).toEqual(new Set([200]));
    expect(new Set(outcome.refused.map(({ code }) => code))).toEqual(new Set(["INVALID", "RATE_LIMITED"]));
    const limited = outcome.refused.filter(({ code }) => code === "RATE_LIMITED");
    expect(limited.length).toBeGreaterThan(100);
    for (const { retryAfter } of limited) expect(Number(retryAfter)).toBeGreaterThan(0);
    expect(failedLivez).toBe(0);
    expect(longestLivezMs).toBeLessThan(500);
  },
);

test("an address that failed too often is refused at once, and another may sign in", async () => {
  const guess = () => logInByRest({ email: `${crypto.randomUUID()}@tarangvel.example`, password: "guess-it" }, "203.0.113.68");
  for (let failures = 0; failures < 60; failures += 1) expect((await guess()).status).toBe(422);
  const refused = await guess();
  expect([refused.status, refused.code]).toEqual([429, "RATE_LIMITED"]);
  expect((await logInByRest(user, "203.0.113.68")).status).toBe(429);
  expect((await logInByRest(user, "198.51.100.23")).status).toBe(200);
  const info = await fetch(`${product.url}/ep/api/v1/user/info`, {
    headers: { authorization: user.jwt, "x-forwarded-for": "203.0.113.68" },
  });
  expect(info.status).toBe(200);
});

import type { Answer, Call, CallableApi } from "./anApi.ts";

/** A signed-up user and the calls in their name. */
export type TestUser = {
  name: string;
  email: string;
  password: string;
  jwt: string;
  get: <T = Record<string, unknown>>(path: string, call?: Call) => Promise<Answer<T>>;
  post: <T = Record<string, unknown>>(path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer<T>>;
  patch: <T = Record<string, unknown>>(path: string, body?: unknown) => Promise<Answer<T>>;
  delete: <T = Record<string, unknown>>(path: string, headers?: Record<string, string>) => Promise<Answer<T>>;
};

let users = 0;
let addresses = 0;

/** A client's network address that no other has in this run, for the header by which a trusted proxy tells it. */
export function ownAddress(): { "x-forwarded-for": string } {
  addresses += 1;
  return { "x-forwarded-for": `198.18.${(addresses >> 8) & 255}.${addresses & 255}` };
}

/** Signs up an exporter with its own address. */
export async function aUser(api: CallableApi, change: { name?: string; email?: string; password?: string } = {}): Promise<TestUser> {
  users += 1;
  const { name = "Asha Mehta", email = `asha${users}@tarangvel.example`, password = "monsoon-42" } = change;
  const { data, errors } = await api.call<{ jwt: string }>("POST", "/v1/user/signup", {
    body: { name, email, password, type: "EXPORTER" },
    headers: ownAddress(),
  });
  if (errors.length > 0) throw new Error(`The sign-up failed: ${errors.map(({ error }) => error).join(", ")}`);
  return asUser(api, { name, email, password, jwt: data.jwt });
}

/** Calls in the name of the token's owner. */
export function asUser(api: CallableApi, account: Pick<TestUser, "name" | "email" | "password" | "jwt">): TestUser {
  const authorization = `Bearer ${account.jwt}`;
  return {
    ...account,
    get: (path, call = {}) => api.call("GET", path, { ...call, headers: { authorization, ...call.headers } }),
    post: (path, body = {}, headers = {}) => api.call("POST", path, { body, headers: { authorization, ...headers } }),
    patch: (path, body) => api.call("PATCH", path, { body, headers: { authorization } }),
    delete: (path, headers = {}) => api.call("DELETE", path, { headers: { authorization, ...headers } }),
  };
}

/** Somebody who signs in again, as days have passed. */
export async function signedInAgain(of: CallableApi, user: TestUser): Promise<TestUser> {
  const { email, password } = user;
  const { data } = await of.call<{ jwt: string }>("POST", "/v1/user/login", { body: { email, password } });
  return asUser(of, { ...user, jwt: data.jwt });
}

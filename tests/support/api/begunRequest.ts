import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import type { TestUser } from "./aUser.ts";

/** A POST whose last byte waits until `finish`, which returns the status. Resolves once the service has its head. `url` ends with `/ep/api`. */
export async function beginRequest(
  url: string,
  { jwt }: Pick<TestUser, "jwt">,
  path: string,
  body: object,
): Promise<{ finish: () => Promise<number | undefined> }> {
  const text = JSON.stringify(body);
  const headers = {
    authorization: `Bearer ${jwt}`,
    "content-type": "application/json",
    "content-length": text.length,
    expect: "100-continue",
  };
  const call = request(`${url}${path}`, { method: "POST", headers });
  const answered = once(call, "response");
  await once(call, "continue");
  call.write(text.slice(0, -1));
  async function finish() {
    call.end(text.slice(-1));
    const [response]: IncomingMessage[] = await answered;
    response?.resume();
    return response?.statusCode;
  }
  return { finish };
}

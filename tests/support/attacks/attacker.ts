import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { CallableApi } from "../api/anApi.ts";
import type { Office } from "../api/calls/writeCalls.ts";

/** The attacker: a user with a separate account, whose address is not the honest user's. */
export type Attacker = { url: string; address: string; office: Office; receiverUrl: string };

/** One round of an attack, over within seconds. Refusals are its answers; it throws where a connection breaks. */
export type Attack = (attacker: Attacker) => Promise<unknown>;

/** The service, called from a separate address, as a proxy passes it on. */
export function fromAddress(api: CallableApi, address: string): CallableApi {
  return {
    call: (method, path, call = {}) => api.call(method, path, { ...call, headers: { ...from(address), ...call.headers } }),
    inject: (request) => api.inject({ ...request, headers: { ...from(address), ...request.headers } }),
  };
}

export function from(address: string): Record<string, string> {
  return { "x-forwarded-for": address };
}

export function bearer({ user }: Pick<Office, "user">): Record<string, string> {
  return { authorization: `Bearer ${user.jwt}` };
}

/** Does the same many times at once. What breaks off is a refusal too, of a connection. */
export async function many(count: number, act: (index: number) => Promise<unknown>): Promise<void> {
  await Promise.allSettled(Array.from({ length: count }, (_, index) => act(index)));
}

/** Sends a request as it is, and takes nothing of the answer for two seconds. */
export async function leaveUnread(url: string, head: readonly string[], body = ""): Promise<void> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1").on("error", () => {});
  socket.pause();
  socket.write([...head, "Host: x", `Content-Length: ${Buffer.byteLength(body)}`, "", body].join("\r\n"));
  await wait(2_000);
  socket.destroy();
}

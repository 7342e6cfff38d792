import type { EnvelopeError } from "#domain/http/envelope.ts";
import type { CallableApi } from "../api/anApi.ts";

/** The service of a running product, called over HTTP as others call one that runs inside a test. */
export function productApi(url: string): CallableApi {
  return {
    async call<T>(method: string, path: string, { headers, body }: { headers?: Record<string, string>; body?: unknown } = {}) {
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      const json: Record<string, string> = body === undefined ? {} : { "content-type": "application/json" };
      const response = await fetch(`${url}/ep/api${path}`, { method, headers: { ...json, ...headers }, ...sent });
      const envelope: { data: T; errors: EnvelopeError[] } = await response.json();
      return { status: response.status, ...envelope, headers: Object.fromEntries(response.headers) };
    },
    async inject({ url: path, headers, payload }) {
      const response = await fetch(url + path, { method: "POST", headers, body: new Uint8Array(payload) });
      const text = await response.text();
      return { statusCode: response.status, headers: Object.fromEntries(response.headers), json: () => JSON.parse(text) };
    },
  };
}

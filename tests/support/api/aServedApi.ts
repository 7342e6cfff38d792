import type { AddressInfo } from "node:net";
import { afterAll, beforeAll } from "vitest";
import { anApi, type TestApi, type TestApiOptions } from "./anApi.ts";

/** The real service for all tests of a file, with an address on the network that a gateway can call. */
export function aServedApi(options: TestApiOptions = {}): { readonly api: TestApi; readonly url: string } {
  let api: TestApi;
  let url = "";
  beforeAll(async () => {
    api = await anApi(options);
    await api.app.listen({ port: 0, host: "127.0.0.1" });
    // A server that listens on a port has an address of this form.
    url = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}/ep/api`;
  });
  afterAll(() => api.close());
  return {
    get api() {
      return api;
    },
    get url() {
      return url;
    },
  };
}

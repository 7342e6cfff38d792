import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import { onTestFinished } from "vitest";
import { createGateway, type GatewayOptions } from "../../../gateway/graphql/createGateway.ts";
import type { RestSettings } from "../../../gateway/rest/dispatch.ts";
import { aFakeRest, type FakeRest } from "./fakeRest.ts";

type GraphqlError = { message: string; path?: (string | number)[]; extensions: Record<string, unknown> };

/** What an operation came back with. */
export type GraphqlResponse = {
  status: number;
  data: unknown;
  errors: GraphqlError[];
  /** What the response has besides the data. */
  extensions: Record<string, unknown>;
  headers: Headers;
  /** A part of the data by its path, such as "viewer.buyers.nodes.0". */
  at(path: string): unknown;
};

/** A gateway over a fake service. */
export type TestGateway = {
  url: string;
  rest: FakeRest;
  /** What was logged as an error. */
  logged: unknown[];
  /** The lines about the service behind the gateway. */
  warned: unknown[];
  /** Sends an operation as JSON, in the name of a signed-in user unless the headers say otherwise. */
  ask(query: string, variables?: Record<string, unknown>, headers?: Record<string, string>): Promise<GraphqlResponse>;
  /** Sends any body. */
  post(body: RequestInit["body"], headers?: Record<string, string>): Promise<GraphqlResponse>;
};

type Options = Partial<Omit<GatewayOptions, "rest">> & { isForeign?: boolean; rest?: Partial<RestSettings> };

/** Starts both; they end with the test. */
export async function aGateway(options: Options = {}): Promise<TestGateway> {
  const gateway = await openGateway(options);
  onTestFinished(gateway.close);
  return gateway;
}

/** Starts both for several tests, which close them. */
export async function openGateway({
  isForeign = false,
  rest: settings = {},
  ...options
}: Options): Promise<TestGateway & { close(): Promise<void> }> {
  const rest = await aFakeRest({ isForeign });
  const logged: unknown[] = [];
  const warned: unknown[] = [];
  const app = Fastify();
  await app.register(
    createGateway({
      rest: { url: rest.url, ...settings },
      persistedOperations: () => null,
      introspection: true,
      compiledQueries: true,
      explorer: null,
      logger: { error: (line: unknown) => void logged.push(line), warn: (line: unknown) => void warned.push(line) },
      ...options,
    }),
  );
  await app.listen({ port: 0, host: "127.0.0.1" });
  const close = async () => {
    app.server.closeAllConnections();
    await app.close();
    await rest.close();
  };
  // A server that listens on a port has an address of this form.
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/graphql`;
  const post: TestGateway["post"] = async (body, headers = {}) => {
    const response = await fetch(url, { method: "POST", body: body ?? null, headers });
    type Answer = Pick<GraphqlResponse, "data"> & Partial<Pick<GraphqlResponse, "errors" | "extensions">>;
    const { data, errors = [], extensions = {} }: Answer = await response.json();
    return { status: response.status, data, errors, extensions, headers: response.headers, at: (path) => partOf(data, path) };
  };
  return {
    close,
    url,
    rest,
    logged,
    warned,
    post,
    ask: (query, variables = {}, headers = {}) =>
      post(JSON.stringify({ query, variables }), { "content-type": "application/json", authorization: "Bearer a-token", ...headers }),
  };
}

/** The global id of a record of the fake service. */
export function globalId(type: string, id: string): string {
  return Buffer.from(`${type}:${id}`).toString("base64url");
}

function partOf(data: unknown, path: string): unknown {
  let part: unknown = data;
  for (const step of path.split(".")) part = typeof part === "object" && part !== null ? Reflect.get(part, step) : undefined;
  return part;
}

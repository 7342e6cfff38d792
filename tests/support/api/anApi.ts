import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify, { type FastifyInstance, type InjectOptions, type LightMyRequestResponse } from "fastify";
import type { CompiledQuery } from "kysely";
import type { EnvelopeError } from "#domain/http/envelope.ts";
import { openApi, openProcesses, type ApiOptions } from "../../../api/app.ts";
import { usualReadLimits, type ReadLimits } from "../../../api/documentSearch/index/indexer.ts";
import { openDocumentRenderer, type DocumentRenderer } from "../../../api/document/render/documentRenderer.ts";
import { contractCheck } from "./openApiCheck.ts";
import { putMigratedDatabase } from "../database/migratedDatabase.ts";
import type { TestDatabase } from "../database/postgresDatabase.ts";

/** What a call came back with: the status, the envelope and the headers. */
export type Answer<T = Record<string, unknown>> = {
  status: number;
  data: T;
  errors: EnvelopeError[];
  headers: Record<string, string | number | string[] | undefined>;
};

export type Call = { headers?: Record<string, string>; body?: unknown };

/** A running service in its own directory, called by injected requests. */
export type TestApi = {
  app: FastifyInstance;
  dataDir: string;
  /** Every route that it serves, as "POST /ep/api/v1/user/login", and what it asks of its caller where it says so. */
  routes: { route: string; access: string | undefined }[];
  /** Its own database if the tests run on PostgreSQL. */
  databaseUrl: string | undefined;
  /** Calls `/ep/api{path}` with a JSON body; fails the test when the answer is no envelope. */
  call: <T = Record<string, unknown>>(method: "GET" | "POST" | "PATCH" | "DELETE", path: string, call?: Call) => Promise<Answer<T>>;
  /** Sends any request as it is. */
  inject: (request: InjectOptions) => Promise<LightMyRequestResponse>;
  /** Stops the service and opens it again on the same data; `meanwhile` may change the data in between. */
  restart: (meanwhile?: () => Promise<void>) => Promise<void>;
  /** Stops the service; its directory stays. */
  stop: () => Promise<void>;
  /**
   * Stops the service and deletes its directory. On PostgreSQL it throws when one of the statements so far reached beyond
   * an owner, or can only be carried out by reading a whole table.
   */
  close: () => Promise<void>;
};

/** What calls of REST need: a service that runs inside a test, or one that is reached over HTTP. */
export type CallableApi = {
  call: TestApi["call"];
  inject: (request: {
    method: "POST";
    url: string;
    headers: Record<string, string>;
    payload: Buffer;
  }) => Promise<Pick<LightMyRequestResponse, "statusCode" | "headers" | "json">>;
};

export type TestApiOptions = {
  /** A PostgreSQL that stays as it is at the end. */
  databaseUrl?: string;
  dataDir?: string;
  filesUrl?: string;
  jwtSecret?: string;
  clock?: () => Date;
  documents?: DocumentRenderer;
  heartbeatMilliseconds?: number;
  setMilliseconds?: number;
  webhooks?: ApiOptions["webhooks"];
  limits?: ApiOptions["limits"];
  mail?: ApiOptions["mail"];
  /** Off by default: most tests store documents that nobody searches for. */
  startsIndexer?: boolean;
  /** What reading one document may take. */
  readLimits?: ReadLimits;
  onQuery?: (query: CompiledQuery) => void;
};

/** The processes of all services of a worker, which end with it: starting one takes longer than most tests. */
const shared = {
  processes: { ...openProcesses(), close: async () => undefined },
  documents: { ...openDocumentRenderer(), close: async () => undefined },
};

/** Opens the real service on an empty temporary directory, and database; `close` deletes them again. */
export async function anApi(options: TestApiOptions = {}): Promise<TestApi> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), "lading-api-")));
  const database = await databaseOfItsOwn();
  const databaseUrl = options.databaseUrl ?? database?.url;
  if (databaseUrl === undefined && options.dataDir === undefined) await putMigratedDatabase(dataDir);
  const quiet = () => undefined;
  const logger = { info: quiet, warn: quiet, error: (detail: unknown) => console.error(detail) };
  const statements = new Map<string, readonly unknown[]>();
  let running = await start();
  return {
    get app() {
      return running.app;
    },
    dataDir,
    get routes() {
      return running.routes;
    },
    databaseUrl,
    inject,
    async call<T>(method: "GET" | "POST" | "PATCH" | "DELETE", path: string, { headers, body }: Call = {}) {
      const payload = body === undefined ? {} : { payload: body as object };
      const response = await inject({ method, url: `/ep/api${path}`, headers: headers ?? {}, ...payload });
      const envelope: { data: T; errors: EnvelopeError[] } = response.json();
      if (!("data" in envelope) || !Array.isArray(envelope.errors)) throw new Error(`No envelope: ${response.body}`);
      return { status: response.statusCode, ...envelope, headers: response.headers };
    },
    async restart(meanwhile = async () => undefined) {
      await running.stop();
      await meanwhile();
      running = await start();
    },
    stop: () => running.stop(),
    async close() {
      await running.stop();
      const complaints = await database?.complaints(statements);
      await database?.drop();
      if (complaints !== undefined && complaints.length > 0) throw new Error(complaints.join("\n"));
      await rm(dataDir, { recursive: true, force: true });
    },
  };

  /** Fails the test as well where the answer, or what was taken, is not what the OpenAPI document says. */
  async function inject(request: InjectOptions): Promise<LightMyRequestResponse> {
    const response = await running.app.inject(request);
    (await running.check)?.(request, response);
    return response;
  }

  async function start() {
    const {
      filesUrl,
      jwtSecret,
      clock,
      documents,
      heartbeatMilliseconds,
      setMilliseconds,
      webhooks,
      limits,
      mail,
      startsIndexer = false,
      readLimits = usualReadLimits,
    } = options;
    const onQuery = (query: CompiledQuery) => {
      if (database) statements.set(query.sql, query.parameters);
      options.onQuery?.(query);
    };
    const given = {
      ...((database || options.onQuery) && { onQuery }),
      ...(clock && { clock }),
      ...shared,
      ...(documents && { documents }),
      ...(heartbeatMilliseconds && { heartbeatMilliseconds }),
      ...(setMilliseconds && { setMilliseconds }),
      ...(webhooks && { webhooks }),
      // Tests wait for documents to be read by searching for those that are not.
      ...((limits ?? startsIndexer) && { limits: { ...(startsIndexer && { searches: 0 }), ...limits } }),
      ...(mail && { mail }),
    };
    const api = await openApi({
      dataDir,
      databaseUrl,
      filesUrl,
      jwtSecret,
      publicUrl: "http://lading.test",
      logger,
      readLimits: startsIndexer ? readLimits : null,
      ...given,
    });
    // As in the product, each user who signs up in a test comes from another address.
    const app = Fastify({ trustProxy: "loopback" });
    const routes: TestApi["routes"] = [];
    app.addHook("onRoute", ({ method, url, config }) => {
      for (const verb of config?.isCatchAll ? [] : [method].flat()) routes.push({ route: `${verb} ${url}`, access: config?.access });
    });
    await app.register(api.plugin);
    await app.ready();
    const stop = async () => {
      await app.close();
      await api.close();
    };
    // The contract is the same on every database: it is enough to check it on one.
    return { app, routes, stop, check: database ? null : contractCheck(app) };
  }
}

/** Where the tests run on PostgreSQL, a fresh database there. Its driver is loaded then alone, as in the product. */
async function databaseOfItsOwn(): Promise<TestDatabase | undefined> {
  // A benchmark has no runner to ask.
  if (process.env["VITEST"] === undefined) return undefined;
  const { inject } = await import("vitest");
  const server = inject("postgresUrl");
  if (server === undefined) return undefined;
  const { aPostgresDatabase } = await import("../database/postgresDatabase.ts");
  return await aPostgresDatabase(server);
}

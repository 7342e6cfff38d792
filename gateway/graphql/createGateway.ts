import { usePersistedOperations } from "@graphql-yoga/plugin-persisted-operations";
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createYoga } from "graphql-yoga";
import { maxCost } from "../builder/builder.ts";
import { useCostExtension } from "../builder/queryCost.ts";
import { useVariableValidation } from "./validateVariables.ts";
import { createContext, type Context } from "../builder/context.ts";
import { fault } from "../errors/errors.ts";
import { sendAnswer } from "./http/sendAnswer.ts";
import { sseResponse } from "./http/sseResponse.ts";
import { maskError, useErrorCodes } from "../errors/maskErrors.ts";
import { useOperationParser } from "./parseOperation.ts";
import type { PersistedOperations } from "./persistedOperations.ts";
import { useInputErrorsWithoutValues } from "./inputErrors.ts";
import { createCompiledAnswers } from "./compiledAnswers.ts";
import { useCompiledQueryCache } from "../compiledQueries/compiledQueryCache.ts";
import { useReferenceExecutor } from "./referenceExecutor.ts";
import { parseLater, readJsonBody, useRequestBody, type Incoming } from "./http/requestBody.ts";
import { progressOf, type ProgressResponse } from "./http/progressResponse.ts";
import { createRestService, type Rest } from "../rest/restClient.ts";
import type { RestSettings } from "../rest/dispatch.ts";
import { acceptedTypes, compiledTypes } from "./http/acceptedTypes.ts";
import { answerError, refuseMethod, refuseRequest } from "./http/refuseRequest.ts";
import { callerOf } from "./http/caller.ts";
import { createSchema } from "./createSchema.ts";
import { useDisabledIntrospection } from "./disableIntrospection.ts";
import { inSpan } from "../telemetry/inSpan.ts";
import { useOperationSpans, type Traced } from "../telemetry/operationSpans.ts";
import { useSubscriptions } from "./subscriptions.ts";
import type { UpstreamLogger } from "../rest/upstreamLog.ts";

export type GatewayOptions = {
  rest: RestSettings;
  persistedOperations: PersistedOperations;
  /** Whether clients may read the schema. */
  introspection: boolean;
  /** Whether repeated queries run as compiled code (ADR-0013). */
  compiledQueries: boolean;
  /** GraphiQL's page and its content security policy; null when it is switched off. */
  explorer: { html: string; policy: string } | null;
  logger: Pick<FastifyBaseLogger, "error"> & UpstreamLogger;
};

type Session = Traced & { rest: Rest };
type ServerContext = Incoming & Session;

const unacceptable = "Accept application/json, application/graphql-response+json or, for events, text/event-stream";

/** GraphQL over a REST service, as a Fastify plugin that serves `/graphql`. It closes its connections with the server. */
export function createGateway(options: GatewayOptions): (app: FastifyInstance) => Promise<void> {
  const { rest, explorer, logger, persistedOperations } = options;
  const service = createRestService(rest, logger);
  const schema = createSchema();
  const compiled = options.compiledQueries ? createCompiledAnswers(schema, persistedOperations) : null;
  const noCache = { get: () => undefined, set: () => {} };
  const yoga = createYoga<ServerContext, Context>({
    schema,
    graphqlEndpoint: "/graphql",
    graphiql: false,
    landingPage: false,
    cors: false,
    multipart: false,
    maxRequestBodySize: false,
    extraParamNames: ["documentId"],
    parserAndValidationCache: { documentCache: noCache, errorCache: noCache, validationCache: true },
    maskedErrors: { maskError: (error) => maskError(error, logger) },
    logging: { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} },
    context: ({ rest: session }) => createContext(session, maxCost),
    plugins: [...pluginsOf(options), ...(compiled ? [useCompiledQueryCache(compiled.queries)] : [])],
  });

  async function handle(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (explorer && request.method === "GET" && (request.headers.accept ?? "").includes("text/html")) {
      return reply
        .headers({ "content-type": "text/html; charset=utf-8", "cache-control": "no-cache", "content-security-policy": explorer.policy })
        .send(explorer.html);
    }
    const accepted = acceptedTypes(request.headers.accept);
    if (accepted === null) return refuseRequest(request, reply, { status: 406, message: unacceptable });
    request.headers.accept = accepted;
    // Yoga makes an address of the two, which no client shall spoil.
    request.headers.host = "localhost";
    Object.assign(request.raw, { originalUrl: request.url });
    const progress = progressOf(request);
    const session = service.session({ ...callerOf(request, reply), ...(progress && { onProgress: progress.onProgress }) });
    return await inSpan("graphql", {}, (span) => execute(request, reply, { rest: session, span, http: request }, progress));
  }

  async function execute(
    request: FastifyRequest,
    reply: FastifyReply,
    session: Session,
    progress: ProgressResponse | null,
  ): Promise<FastifyReply> {
    const { fill } = session.rest.parts;
    const body = readJsonBody(request.raw);
    const params = body && parseLater(body);
    const type = compiledTypes[request.headers.accept ?? ""];
    const answer = body && params && type ? await compiled?.answer({ body, params }, session) : null;
    if (answer) return sendAnswer(request, reply.type(`${type}; charset=utf-8`), answer);
    const incoming = { req: request.raw, params: params && params(), ...session };
    const answering = Promise.resolve(yoga.handleNodeRequestAndResponse(request.raw, reply.raw, incoming));
    if (progress && (await Promise.race([progress.begun, answering])) === "begun") {
      return reply.type("text/event-stream; charset=utf-8").header("x-accel-buffering", "no").send(progress.streamOf(answering, fill));
    }
    const response = await answering;
    // Drain what is left of an upload: the client reads the response only after it has sent everything.
    if (!request.raw.complete) request.raw.unpipe().resume();
    response.headers.forEach((value, name) => void reply.header(name, value));
    void reply.code(response.status);
    if (response.body && response.headers.get("content-type")?.startsWith("text/event-stream")) {
      // A subscription lasts as long as its client, and its connection with it.
      return reply.header("connection", "close").header("x-accel-buffering", "no").send(sseResponse(response.body, fill));
    }
    return sendAnswer(request, reply, fill(await response.text()));
  }

  return async (app) => {
    app.setErrorHandler(answerError);
    app.removeAllContentTypeParsers();
    // The body stays on the socket: `useRequestBody` reads it within its own limits.
    app.addContentTypeParser("*", (_request, _payload, done) => done(null));
    app.route({ method: ["GET", "POST"], url: "/graphql", handler: handle });
    app.route({ method: ["PUT", "PATCH", "DELETE", "OPTIONS"], url: "/graphql", handler: refuseMethod });
    app.addHook("preClose", () => service.endStreams());
    app.addHook("onClose", () => service.close());
  };
}

function pluginsOf({ persistedOperations, introspection }: GatewayOptions) {
  return [
    useReferenceExecutor(),
    useRequestBody(),
    usePersistedOperations({
      getPersistedOperation: (id) => persistedOperations(id),
      extractPersistedOperationId: (params) => ("documentId" in params && typeof params.documentId === "string" ? params.documentId : null),
      allowArbitraryOperations: true,
      // A browser sends an unknown one after an update, from a page that was opened before; users read the message.
      customErrors: {
        keyNotFound: () => fault("BAD_USER_INPUT", "Send a query, or the documentId of an operation of the web client", 400),
        notFound: () => fault("UNKNOWN_OPERATION", "Lading was updated since this page was opened. Please reload the page.", 400),
      },
    }),
    useOperationParser(),
    useInputErrorsWithoutValues({ hideSuggestions: !introspection }),
    useVariableValidation({ hideSuggestions: !introspection }),
    useErrorCodes(),
    useCostExtension(),
    useSubscriptions(),
    useOperationSpans(),
    ...(introspection ? [] : [useDisabledIntrospection()]),
  ];
}

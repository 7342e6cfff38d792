import type { GraphQLSchema } from "graphql";
import { maxCost } from "../builder/builder.ts";
import { createContext } from "../builder/context.ts";
import type { PersistedOperations } from "./persistedOperations.ts";
import type { Params } from "./http/requestBody.ts";
import type { Rest } from "../rest/restClient.ts";
import { nameOperation, type Traced } from "../telemetry/operationSpans.ts";
import { createAnswerCache, today } from "../compiledQueries/answerCache.ts";
import { createCompiledQueryCache, type CompiledQueryCache } from "../compiledQueries/compiledQueryCache.ts";

type Session = Traced & { rest: Rest };
/** The body of a request with JSON, and the operation in it. Either may reject. */
type JsonRequest = { body: Promise<string>; params: () => Promise<Params> };

/** Answers to queries that clients have sent before, without Yoga (ADR-0013, ADR-0152). */
export type CompiledAnswers = {
  queries: CompiledQueryCache;
  /** The bytes of the response's JSON; null when Yoga must execute the request. */
  answer(request: JsonRequest, session: Session): Promise<Buffer | null>;
};

export function createCompiledAnswers(schema: GraphQLSchema, persistedOperations: PersistedOperations): CompiledAnswers {
  const queries = createCompiledQueryCache(schema);
  const answers = createAnswerCache();

  async function run(body: string, params: Params, { rest, ...traced }: Session): Promise<Buffer | null> {
    const { documentId, query, operationName, variables } = params;
    const text = query ?? (typeof documentId === "string" ? persistedOperations(documentId) : null);
    if (!text) return null;
    const day = today();
    let operation: string | undefined;
    const start = (name: string | undefined) => {
      operation = name;
      nameOperation(traced, "query", name);
      return createContext(rest, maxCost);
    };
    const ran = await queries.run({ query: text, operationName: operationName ?? null, variables: variables ?? {} }, start);
    if (ran === null) return null;
    const { data, cost } = ran;
    const bytes = rest.parts.fill(JSON.stringify(documentId === undefined ? { data, extensions: { cost } } : { data }));
    answers.put(rest, body, { bytes, operation, day });
    return bytes;
  }

  return {
    queries,
    async answer(request, session) {
      // Yoga meets the same fault of a body, and reports it.
      const body = await request.body.catch(() => null);
      if (body === null) return null;
      const repeated = await answers.repeat(session.rest, body, (operation) => nameOperation(session, "query", operation));
      if (repeated) return repeated;
      const params = await request.params().catch(() => null);
      return params && (await run(body, params, session));
    },
  };
}

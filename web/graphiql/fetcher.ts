import { isObject } from "#domain/typedObject.ts";
import { createGraphiQLFetcher, type Fetcher, type FetcherOpts, type FetcherParams } from "@graphiql/toolkit";
import { getOperationAST, Kind, parse, type DocumentNode } from "graphql";
import { parseSse } from "../liveUpdates/parseSse.ts";

const url = "/graphql";

/** GraphiQL's fetcher, with subscriptions over server-sent events, which GraphiQL's own does not support. */
export function createFetcher(send: typeof fetch): Fetcher {
  const usual = createGraphiQLFetcher({ url, fetch: send });
  return ({ operationName: name, ...params }, { documentAST: _previous, ...options } = {}) => {
    const { documentAST, ...named } = operationsIn(params.query, name);
    const operation = documentAST && getOperationAST(documentAST, named.operationName);
    const asked = { ...params, ...named };
    if (operation?.operation === "subscription") return follow(send, asked, options);
    return usual(asked, { ...options, ...(documentAST && { documentAST }) });
  };
}

/** GraphiQL briefly names the previous tab after another was chosen, so use the operation's text. */
function operationsIn(query: string, operationName: string | null | undefined): { operationName?: string; documentAST?: DocumentNode } {
  try {
    const documentAST = parse(query);
    const isThere = documentAST.definitions.some((one) => one.kind === Kind.OPERATION_DEFINITION && one.name?.value === operationName);
    return { documentAST, ...(isThere && operationName && { operationName }) };
  } catch {
    // The server reports the syntax error.
    return operationName ? { operationName } : {};
  }
}

/** Yields a subscription's answers; ending the iteration closes the stream. */
function follow(send: typeof fetch, params: FetcherParams, options: FetcherOpts): AsyncIterableIterator<object> {
  const gone = new AbortController();
  const answers = answersTo(params);
  async function* answersTo(asked: FetcherParams): AsyncGenerator<object, void, void> {
    const headers = { ...options.headers, accept: "text/event-stream", "content-type": "application/json" };
    const response = await send(url, { method: "POST", headers, body: JSON.stringify(asked), signal: gone.signal });
    if (response.headers.get("content-type")?.startsWith("text/event-stream")) {
      for await (const text of parseSse(response)) yield objectIn(text);
    } else yield objectIn(await response.text());
  }
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    next: async () => await answers.next(),
    async return() {
      gone.abort();
      return { done: true, value: undefined };
    },
  };
}

function objectIn(json: string): object {
  const value: unknown = JSON.parse(json);
  if (!isObject(value)) throw new Error("The server sent something else than an object");
  return value;
}

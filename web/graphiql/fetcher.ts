import { createGraphiQLFetcher, type Fetcher, type FetcherOpts, type FetcherParams } from "@graphiql/toolkit";
import { getOperationAST } from "graphql";
import { eventsOf } from "../news/eventsOf.ts";

const url = "/graphql";

/** What GraphiQL asks by: subscriptions over server-sent events, which its own fetcher does not know; all else by that. */
export function createFetcher(send: typeof fetch): Fetcher {
  const usual = createGraphiQLFetcher({ url, fetch: send });
  return (params, options) => {
    const operation = options?.documentAST && getOperationAST(options.documentAST, params.operationName);
    return operation?.operation === "subscription" ? follow(send, params, options) : usual(params, options);
  };
}

/** The answers to a subscription as they come; the stream ends with the iteration. */
function follow(send: typeof fetch, params: FetcherParams, options: FetcherOpts | undefined): AsyncIterableIterator<object> {
  const gone = new AbortController();
  const answers = answersTo(params);
  async function* answersTo(asked: FetcherParams): AsyncGenerator<object, void, void> {
    const headers = { ...options?.headers, accept: "text/event-stream", "content-type": "application/json" };
    const response = await send(url, { method: "POST", headers, body: JSON.stringify(asked), signal: gone.signal });
    // The gateway answers JSON objects, by the GraphQL specification.
    if (!response.headers.get("content-type")?.startsWith("text/event-stream")) yield (await response.json()) as object;
    else for await (const text of eventsOf(response)) yield JSON.parse(text) as object;
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

import type { CacheConfig, FetchFunction, GraphQLResponse, RequestParameters, UploadableMap, Variables } from "relay-runtime";
import { Observable } from "relay-runtime";
import { currentToken, endSession } from "../session/session.ts";
import { clearPreloaded } from "./preloadedQueries.ts";
import { RequestError, unreachable } from "./RequestError.ts";
import { sendForm, type OnProgress } from "./sendForm.ts";

type Operation = { params: RequestParameters; variables: Variables; cacheConfig: CacheConfig; uploadables: UploadableMap | null };

/** How Relay reaches the gateway: one POST an operation, given up when nobody waits for it any more. */
export const fetchGraphQL: FetchFunction = (params, variables, cacheConfig, uploadables) =>
  Observable.create((sink) => {
    const abort = new AbortController();
    async function run() {
      try {
        const operation = { params, variables, cacheConfig, uploadables: uploadables ?? null };
        sink.next(await post(operation, abort.signal).catch((error: unknown) => answerOtherwise(operation, error)));
        sink.complete();
      } catch (error) {
        if (!abort.signal.aborted) sink.error(error instanceof Error ? error : new Error(String(error)));
      }
    }
    void run();
    return () => abort.abort();
  });

/** The pages of the user's own data have a copy to show where the server fails; what ends the session has none, or was asked ahead. */
async function answerOtherwise(
  { params: { name, operationKind }, cacheConfig: { metadata } }: Operation,
  error: unknown,
): Promise<GraphQLResponse> {
  const isFailure = operationKind === "query" && error instanceof RequestError && error.status !== 401;
  const isWaiting = metadata?.["isWaiting"];
  // A page that is not shown yet asks again when it is.
  const isWanted = isFailure && !(typeof isWaiting === "function" && isWaiting() === true);
  const stored = isWanted ? await import("../session/storedViewer.ts").catch(() => null) : null;
  const answer = stored?.storedAnswer(name) ?? null;
  if (answer === null) throw error;
  return answer;
}

/** What may be sent by nobody in particular. */
const signedOutOperations = new Set(["LoginPageMutation", "SignUpPageMutation"]);

async function post(operation: Operation, signal: AbortSignal): Promise<GraphQLResponse> {
  const token = currentToken();
  // The session ended while this was on its way here: the way to the sign-in page has begun.
  if (token === null && !signedOutOperations.has(operation.params.name)) throw new RequestError("Please log in again", { status: 401 });
  const headers: Record<string, string> = {
    Accept: "application/graphql-response+json, application/json",
    "GraphQL-Require-Preflight": "1",
  };
  if (token !== null) headers["Authorization"] = `Bearer ${token}`;
  const key = operation.cacheConfig.metadata?.["idempotencyKey"];
  if (operation.params.operationKind === "mutation") headers["Idempotency-Key"] = typeof key === "string" ? key : crypto.randomUUID();
  const body = bodyOf(operation, headers);
  const sent =
    typeof body === "string"
      ? fetch("/graphql", { method: "POST", headers, body, signal })
      : sendForm("/graphql", { headers, form: body, signal, onProgress: progressOf(operation.cacheConfig) });
  const answer = await sent
    .finally(() => operation.params.operationKind === "mutation" && clearPreloaded())
    .catch((error: unknown) => {
      throw new RequestError(unreachable, { status: 0, cause: error });
    });
  const text = await answer.text().catch((error: unknown) => {
    const isMutation = operation.params.operationKind === "mutation";
    throw new RequestError(isMutation ? outcomeUnknown : unreachable, { status: 0, cause: error });
  });
  const answered = parse(text);
  // A late answer to an older token must not end the session that has begun since.
  if (answer.status === 401 && token !== null && token === currentToken()) endSession("expired");
  return usable(answer.status, answered, operation.params);
}

const outcomeUnknown =
  "The connection broke off before the server had answered, so it is not known whether this was done. Please check before you try again.";

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Who wants to know of an upload's progress, as `useCommit` passes it along. */
function progressOf({ metadata }: CacheConfig): OnProgress | null {
  const onProgress = metadata?.["onProgress"];
  // Only `useCommit` sets it, from a typed option.
  return typeof onProgress === "function" ? (onProgress as OnProgress) : null;
}

/** JSON, or a multipart form (graphql-multipart-request) when a file goes along: `uploadables` are keyed by path, such as `input.file`. */
function bodyOf({ params, variables, uploadables }: Operation, headers: Record<string, string>): string | FormData {
  const operations = JSON.stringify({ documentId: params.id, operationName: params.name, variables });
  if (uploadables === null) {
    headers["Content-Type"] = "application/json";
    return operations;
  }
  const form = new FormData();
  const files = Object.entries(uploadables);
  form.append("operations", operations);
  form.append("map", JSON.stringify(Object.fromEntries(files.map(([path], index) => [String(index), [`variables.${path}`]]))));
  files.forEach(([, file], index) => form.append(String(index), file));
  return form;
}

/**
 * A mutation either happened or did not; a query may answer in part, as long as one of its root fields is there. A failure
 * has no words but the server's: where that has none, such as a proxy before a server that is down, the operation's own do.
 */
function usable(status: number, body: unknown, params: RequestParameters): GraphQLResponse {
  const response = body as { data?: Record<string, unknown> | null; errors?: unknown[] } | null;
  const fail = () => new RequestError("", { status, body });
  if (typeof response !== "object" || response === null || !response.data) throw fail();
  const hasErrors = (response.errors?.length ?? 0) > 0;
  const hasData = Object.values(response.data).some((value) => value !== null);
  if (hasErrors && (params.operationKind === "mutation" || !hasData)) throw fail();
  // The gateway answers by the GraphQL specification; the checks above are what Relay relies on.
  return response as GraphQLResponse;
}

import { isObject } from "#domain/typedObject.ts";
import type { CacheConfig, FetchFunction, GraphQLResponse, RequestParameters, UploadableMap, Variables } from "relay-runtime";
import { Observable } from "relay-runtime";
import { currentToken, endSession } from "../../session/session.ts";
import { emitArrival } from "../../ui/loading/arrivals.ts";
import { clearPreloaded } from "../page/preloadedQueries.ts";
import { isOutdated, RequestError, saysCode, unreachable } from "../RequestError.ts";
import { sendForm, type OnProgress } from "./sendForm.ts";
import { limitSilence } from "./silenceLimit.ts";

type Operation = { params: RequestParameters; variables: Variables; cacheConfig: CacheConfig; uploadables: UploadableMap | null };

/** How many mutations have ended. */
let mutationsEnded = 0;

/** Relay's network layer: a POST per operation, aborted when nobody waits for it. */
export const fetchGraphQL: FetchFunction = (params, variables, cacheConfig, uploadables) =>
  Observable.create((sink) => {
    const abort = new AbortController();
    let isAnswered = false;
    async function run() {
      try {
        const answer = await ask({ params, variables, cacheConfig, uploadables: uploadables ?? null }, abort.signal);
        isAnswered = true;
        call(cacheConfig, "onAnswer");
        sink.next(answer);
        sink.complete();
      } catch (error) {
        if (abort.signal.aborted) return;
        // Relay shows what it has.
        if (call(cacheConfig, "keeps", error) === true) sink.complete();
        else sink.error(error instanceof Error ? error : new Error(String(error)));
      }
      emitArrival();
    }
    void run();
    // Relay ends what is complete too, and a request that ends as it is aborted costs the main thread as much as it took to send it.
    return () => {
      if (!isAnswered) abort.abort();
    };
  });

/**
 * A query is asked again, at most twice, if a mutation ended before its answer came: the answer may be older than the mutation, and would undo
 * on the screen what that did (R-1300).
 */
async function ask(operation: Operation, signal: AbortSignal, more = 2): Promise<GraphQLResponse> {
  const known = mutationsEnded;
  const answer = await post(operation, signal).catch((error: unknown) => answerFromStoredCopy(operation, error));
  const isOlder = operation.params.operationKind === "query" && known !== mutationsEnded;
  return isOlder && more > 0 ? await ask(operation, signal, more - 1) : answer;
}

/**
 * Answers a page's query from the stored copy if the server fails. Mutations, the end of a session (401) and prefetches are never answered
 * this way, nor is an outdated page.
 */
async function answerFromStoredCopy(
  { params: { name, operationKind }, cacheConfig: { metadata } }: Operation,
  error: unknown,
): Promise<GraphQLResponse> {
  const isFailure = operationKind === "query" && error instanceof RequestError && error.status !== 401 && !isOutdated(error);
  const isWaiting = metadata?.["isWaiting"];
  // A prefetched page queries again when it is shown.
  const isWanted = isFailure && !(typeof isWaiting === "function" && isWaiting() === true);
  const stored = isWanted ? await import("../../session/storedViewer.ts").catch(() => null) : null;
  const answer = stored?.storedAnswer(name) ?? null;
  if (answer === null) throw error;
  return answer;
}

/** Calls a function of a page's query, if there is one. */
function call({ metadata }: CacheConfig, name: string, ...given: unknown[]): unknown {
  const act = metadata?.[name];
  return typeof act === "function" ? act(...given) : undefined;
}

/** Operations that need no session. */
const signedOutOperations = new Set([
  "LoginPageMutation",
  "SignUpPageMutation",
  "JoinPageQuery",
  "JoinFormMutation",
  "LinkPageQuery",
  "OpenLinkFormMutation",
  "LinkDecisionDialogApproveMutation",
  "LinkDecisionDialogRejectMutation",
  "LinkUploadDialogMutation",
]);

async function post(operation: Operation, signal: AbortSignal): Promise<GraphQLResponse> {
  const token = currentToken();
  // The session ended before this was sent: the redirect to the sign-in page has begun.
  if (token === null && !signedOutOperations.has(operation.params.name)) throw new RequestError("Please log in again", { status: 401 });
  const headers: Record<string, string> = {
    Accept: "application/graphql-response+json, application/json",
    "GraphQL-Require-Preflight": "1",
  };
  if (token !== null) headers["Authorization"] = `Bearer ${token}`;
  const key = operation.cacheConfig.metadata?.["idempotencyKey"];
  const isMutation = operation.params.operationKind === "mutation";
  if (isMutation) headers["Idempotency-Key"] = typeof key === "string" ? key : crypto.randomUUID();
  const body = bodyOf(operation, headers);
  const limit = limitSilence(signal);
  const wanted = progressOf(operation.cacheConfig);
  const onProgress = limit.watch(wanted);
  if (typeof body === "string" && wanted) Object.assign(headers, progressHeaders);
  const sent =
    typeof body === "string"
      ? fetch("/graphql", { method: "POST", headers, body, signal: limit.signal })
      : sendForm("/graphql", { headers, form: body, signal: limit.signal, onProgress });
  try {
    const answer = await sent.catch((error: unknown) => {
      throw new RequestError(isMutation && limit.isOver() ? outcomeUnknown : unreachable, { status: 0, cause: error });
    });
    const text = await textOf(answer, onProgress).catch((error: unknown) => {
      throw new RequestError(isMutation ? outcomeUnknown : unreachable, { status: 0, cause: error });
    });
    const answered = parse(text);
    // A late answer to an older token must not end the session that has begun since.
    // A proxy before the gateway, or another gateway, may answer 200 to whatever is GraphQL.
    const status = saysCode(answered, "UNAUTHENTICATED") ? 401 : answer.status;
    if (status === 401 && token !== null && token === currentToken()) endSession("expired");
    return checkResponse(status, answered, operation.params);
  } finally {
    limit.end();
    if (isMutation) {
      mutationsEnded += 1;
      clearPreloaded();
    }
  }
}

/** Ask for the progress of a mutation of several steps before its response. */
const progressHeaders = { Accept: "text/event-stream", "GraphQL-Progress": "1" };

/** The response as text. One that begins with progress is a stream of events. */
async function textOf(answer: Response, onProgress: OnProgress | null): Promise<string> {
  if (answer.headers.get("content-type")?.startsWith("text/event-stream") !== true) return await answer.text();
  const { readProgress } = await import("./readProgress.ts");
  return await readProgress(answer, onProgress);
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

/** The callback for upload progress, passed by `useCommit`. */
function progressOf({ metadata }: CacheConfig): OnProgress | null {
  const onProgress = metadata?.["onProgress"];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only `useCommit` sets it, from a typed option.
  return typeof onProgress === "function" ? (onProgress as OnProgress) : null;
}

/** JSON, or a multipart form (graphql-multipart-request) if files are included: `uploadables` are keyed by path, such as `input.file`. */
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

/** What a proxy before the server refuses without a text that can be shown, by HTTP status: the user can do something about it. */
const refusals: Readonly<Record<number, string>> = {
  413: "This is larger than the server takes. Please make it smaller and try again.",
  429: "Too many requests were sent. Please wait a minute and try again.",
};

/**
 * A mutation succeeds or fails as a whole; a query may return partial data, as long as one root field is there. The error has hardly a text
 * but the server's: without one, as from a proxy before a server that is down, the operation's own text is shown.
 */
function checkResponse(status: number, body: unknown, params: RequestParameters): GraphQLResponse {
  const fail = () => new RequestError(refusals[status] ?? "", { status, body });
  if (!isObject(body) || !isObject(body["data"])) throw fail();
  const hasErrors = Array.isArray(body["errors"]) && body["errors"].length > 0;
  const hasData = Object.values(body["data"]).some((value) => value !== null);
  // A payload that is missing is no success.
  if (params.operationKind === "mutation" ? hasErrors || !hasData : hasErrors && !hasData) throw fail();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The gateway answers by the GraphQL specification; Relay relies on what is checked above.
  return body as unknown as GraphQLResponse;
}

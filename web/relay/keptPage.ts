import { createOperationDescriptor, getRequest, PreloadableQueryRegistry } from "relay-runtime";
import type { CacheConfig, ConcreteRequest, GraphQLTaggedNode, OperationType, PreloadableConcreteRequest, Variables } from "relay-runtime";
import { showError } from "../ui/feedback/toast.ts";
import { currentEnvironment } from "./environment.ts";
import { retryPage } from "./outdatedScreen.ts";
import { isOutdated, RequestError, textOfError } from "./RequestError.ts";

const retryMilliseconds = 10_000;

let isBehind = false;
let timer: ReturnType<typeof setTimeout> | undefined;

type Asked = { query: PreloadableConcreteRequest<OperationType> | ConcreteRequest; variables: Variables };

/**
 * Whether a page stays as it is although its query failed (R-1307, ADR-0172): the server may answer again in a moment, and all that the page shows is in
 * the store. Says so once, and asks again after ten seconds or when the connection is back.
 */
export function keepsPage(error: unknown, asked: Asked): boolean {
  if (!mayPass(error) || !isStored(asked)) return false;
  if (!isBehind) showError(textOfError(error), "Not up to date");
  isBehind = true;
  clearTimeout(timer);
  timer = setTimeout(retry, retryMilliseconds);
  window.addEventListener("online", retry);
  return true;
}

/** A query was answered: the next failure is said again. Another one may still wait to be asked again. */
export function noteAnswered(): void {
  isBehind = false;
}

/** For a list that loads by itself: what it shows stays if its query fails later on. Let it follow `onRetryPage`. Keep the object. */
export function keptConfig(query: GraphQLTaggedNode, variables: Variables): CacheConfig {
  const asked = { query: getRequest(query), variables };
  return { force: true, metadata: { keeps: (error: unknown) => keepsPage(error, asked), onAnswer: noteAnswered } };
}

function retry(): void {
  stop();
  retryPage();
}

function stop(): void {
  clearTimeout(timer);
  window.removeEventListener("online", retry);
}

function mayPass(error: unknown): boolean {
  return error instanceof RequestError && (error.status === 0 || error.status === 429 || error.status >= 500) && !isOutdated(error);
}

function isStored({ query, variables }: Asked): boolean {
  const request = query.kind === "Request" ? query : PreloadableQueryRegistry.get(query.params.id ?? "");
  if (!request) return false;
  return currentEnvironment().check(createOperationDescriptor(request, variables)).status === "available";
}

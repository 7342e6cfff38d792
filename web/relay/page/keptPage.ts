import { createOperationDescriptor, getRequest, PreloadableQueryRegistry } from "relay-runtime";
import type { CacheConfig, ConcreteRequest, GraphQLTaggedNode, OperationType, PreloadableConcreteRequest, Variables } from "relay-runtime";
import { showError } from "../../ui/feedback/toast.ts";
import { currentEnvironment } from "../environment.ts";
import { retryPage } from "../outdatedScreen.ts";
import { isOutdated, RequestError, textOfError } from "../RequestError.ts";

const firstDelay = 10_000;
const longestDelay = 80_000;

/** The queries, by name, that failed and have not been answered since. */
const behind = new Set<string>();
let delay = firstDelay;
let timer: ReturnType<typeof setTimeout> | undefined;

type Asked = { query: PreloadableConcreteRequest<OperationType> | ConcreteRequest; variables: Variables };

/**
 * Whether a page stays as it is although its query failed (R-1307, ADR-0172): the server may answer again in a moment, and all that the page
 * shows is in the store. Says so once, and asks again after ten seconds, later less often, or when the connection is back.
 */
function keepsPage(error: unknown, asked: Asked): boolean {
  if (!mayPass(error) || !isStored(asked)) return false;
  const { name } = asked.query.params;
  if (!behind.has(name)) showError(textOfError(error), "Not up to date");
  behind.add(name);
  clearTimeout(timer);
  timer = setTimeout(retry, delay);
  window.addEventListener("online", retry);
  return true;
}

/** A query was answered: its next failure is said again. */
function noteAnswered(name: string): void {
  behind.delete(name);
  if (behind.size === 0) delay = firstDelay;
}

/** What the network layer calls with the failure or the answer of a query. */
export function keptMetadata(asked: Asked): { keeps: (error: unknown) => boolean; onAnswer: () => void } {
  return { keeps: (error) => keepsPage(error, asked), onAnswer: () => noteAnswered(asked.query.params.name) };
}

/** For a list that loads by itself: what it shows stays if its query fails later on. Let it follow `onRetryPage`. Keep the object. */
export function keptConfig(query: GraphQLTaggedNode, variables: Variables): CacheConfig {
  return { force: true, metadata: keptMetadata({ query: getRequest(query), variables }) };
}

function retry(): void {
  clearTimeout(timer);
  window.removeEventListener("online", retry);
  delay = Math.min(delay * 2, longestDelay);
  retryPage();
}

function mayPass(error: unknown): boolean {
  return error instanceof RequestError && (error.status === 0 || error.status === 429 || error.status >= 500) && !isOutdated(error);
}

function isStored({ query, variables }: Asked): boolean {
  const request = query.kind === "Request" ? query : PreloadableQueryRegistry.get(query.params.id ?? "");
  if (!request) return false;
  return currentEnvironment().check(createOperationDescriptor(request, variables)).status === "available";
}

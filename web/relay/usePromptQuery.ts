import { useLazyLoadQuery, type FetchPolicy } from "react-relay";
import type { GraphQLTaggedNode, OperationType } from "relay-runtime";
import { useArrival } from "../ui/loading/arrival.ts";

type Options = { fetchKey?: string | number; fetchPolicy?: FetchPolicy };

/** Loads data where it is rendered, and suspends until it arrives; inside a `PromptSuspense` it is then rendered at once. */
export function usePromptQuery<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query["variables"],
  options?: Options,
): Query["response"] {
  const noteArrival = useArrival();
  try {
    return useLazyLoadQuery<Query>(query, variables, options);
  } catch (thrown) {
    noteArrival(thrown);
    throw thrown;
  }
}

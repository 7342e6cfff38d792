import { useLazyLoadQuery, type FetchPolicy } from "react-relay";
import type { GraphQLTaggedNode, OperationType } from "relay-runtime";
import { useArrival } from "../ui/loading/arrival.ts";

type Options = { fetchKey?: string | number; fetchPolicy?: FetchPolicy };

/** Asks for data where it is drawn, and suspends until it is there; inside a `PromptSuspense` it is drawn at once then. */
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

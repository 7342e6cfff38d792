import { commitMutation, type GraphQLTaggedNode, type IEnvironment, type MutationParameters } from "relay-runtime";
import { errorsOf } from "../relay/payloadErrors.ts";
import { RequestError, textOfError } from "../relay/RequestError.ts";
import { showError } from "../ui/toast.ts";

type Sent<Mutation extends MutationParameters> = {
  mutation: GraphQLTaggedNode;
  variables: Mutation["variables"];
  /** What to say of a request that failed without a text of its own (spec section 8). */
  failure: string;
};

/** Sends a change of the sheet; null when it was refused or failed, of which the user has been told. */
export function commitStats<Mutation extends MutationParameters>(
  environment: IEnvironment,
  { mutation, variables, failure }: Sent<Mutation>,
): Promise<Mutation["response"] | null> {
  return new Promise((resolve) => {
    commitMutation<Mutation>(environment, {
      mutation,
      // Relay freezes what it is given in development.
      variables: structuredClone(variables),
      onCompleted(response) {
        const errors = errorsOf(response);
        if (errors.length > 0) showError(errors.map(({ message }) => message).join(", "));
        resolve(errors.length > 0 ? null : response);
      },
      onError(error) {
        tellFailure(error, failure);
        resolve(null);
      },
    });
  });
}

/** Tells why a request failed; the end of the session is told by the way to the sign-in page. */
export function tellFailure(error: unknown, failure: string): void {
  if (!(error instanceof RequestError && error.status === 401)) showError(textOfError(error, failure));
}

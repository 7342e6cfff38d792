import { commitMutation, type GraphQLTaggedNode, type IEnvironment, type MutationParameters } from "relay-runtime";
import { errorsOf } from "../../relay/payloadErrors.ts";
import { RequestError, textOfError } from "../../relay/RequestError.ts";
import { showError } from "../../ui/feedback/toast.ts";

type Sent<Mutation extends MutationParameters> = {
  mutation: GraphQLTaggedNode;
  /** Made for this one call: Relay freezes them in development. */
  variables: Mutation["variables"];
  /** What to say of a request that failed without a text of its own. */
  failure: string;
};

/** Sends a change of the sheet; null when it was refused or failed, of which the user has been told. */
export async function commitStats<Mutation extends MutationParameters>(
  environment: IEnvironment,
  sent: Sent<Mutation>,
): Promise<Mutation["response"] | null> {
  const response = await send<Mutation>(environment, sent);
  const refusal = response === null ? "" : refusalOf(response);
  if (refusal !== "") showError(refusal);
  return refusal === "" ? response : null;
}

/** What came of cells that were sent with the versions of their rows. */
export type VersionedOutcome = "saved" | "refused" | "stale";

/** Sends cells with versions: "stale" when a row was changed by somebody else, of which the user is not told yet. */
export async function commitVersioned<Mutation extends MutationParameters>(
  environment: IEnvironment,
  sent: Sent<Mutation>,
): Promise<VersionedOutcome> {
  const response = await send<Mutation>(environment, sent);
  if (response === null) return "refused";
  const errors = errorsOf(response);
  if (errors.length > 0 && errors.every(({ code }) => code === "CONFLICT")) return "stale";
  const refusal = refusalOf(response);
  if (refusal !== "") showError(refusal);
  return refusal === "" ? "saved" : "refused";
}

/** Tells why a request failed; the end of the session is told by the way to the sign-in page. */
export function showFailure(error: unknown, failure: string): void {
  if (!(error instanceof RequestError && error.status === 401)) showError(textOfError(error, failure));
}

/** The answer, refusals among it; null when the request failed, of which the user has been told. */
function send<Mutation extends MutationParameters>(
  environment: IEnvironment,
  { mutation, variables, failure }: Sent<Mutation>,
): Promise<Mutation["response"] | null> {
  return new Promise((resolve) => {
    commitMutation<Mutation>(environment, {
      mutation,
      variables,
      onCompleted: (response) => resolve(response),
      onError(error) {
        showFailure(error, failure);
        resolve(null);
      },
    });
  });
}

function refusalOf(response: Record<string, unknown>): string {
  return errorsOf(response)
    .map(({ message }) => message)
    .join(", ");
}

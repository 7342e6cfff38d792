import { commitMutation, type GraphQLTaggedNode, type IEnvironment, type MutationParameters } from "relay-runtime";
import { errorsOf } from "../../relay/payloadErrors.ts";
import { showError } from "../../ui/feedback/toast.ts";
import { showFailure } from "../../relay/showFailure.ts";

type Sent<Mutation extends MutationParameters> = {
  mutation: GraphQLTaggedNode;
  /** A new object per call: Relay freezes it in development. */
  variables: Mutation["variables"];
  /** Shown when a request fails without a message. */
  failure: string;
  /** Called in the very task in which the store takes what was saved. */
  onSaved?: () => void;
};

/** Sends a mutation. Returns null when it failed or was refused, after showing the error. */
export async function commitStats<Mutation extends MutationParameters>(
  environment: IEnvironment,
  sent: Sent<Mutation>,
): Promise<Mutation["response"] | null> {
  const response = await send<Mutation>(environment, sent);
  const refusal = response === null ? "" : refusalOf(response);
  if (refusal !== "") showError(refusal);
  return refusal === "" ? response : null;
}

/** What became of an edit: "gone" if what it changes was deleted, so that it can never be saved; "failed" if no answer came. */
export type EditOutcome = "saved" | "refused" | "gone" | "failed";

/** Sends cells with their rows' versions. Returns "stale", without showing an error, when another user changed a row. */
export async function commitVersioned<Mutation extends MutationParameters>(
  environment: IEnvironment,
  sent: Sent<Mutation>,
): Promise<EditOutcome | "stale"> {
  const response = await send<Mutation>(environment, sent);
  if (response === null) return "failed";
  const errors = errorsOf(response);
  return errors.length > 0 && errors.every(({ code }) => code === "CONFLICT") ? "stale" : outcomeOf(response);
}

/** Sends an edit of anything but cells: the last one wins. */
export async function commitEdit<Mutation extends MutationParameters>(
  environment: IEnvironment,
  sent: Sent<Mutation>,
): Promise<EditOutcome> {
  const response = await send<Mutation>(environment, sent);
  return response === null ? "failed" : outcomeOf(response);
}

/** Shows the errors of a response. */
function outcomeOf(response: Record<string, unknown>): EditOutcome {
  const refusal = refusalOf(response);
  if (refusal === "") return "saved";
  showError(refusal);
  return errorsOf(response).some(({ code }) => code === "NOT_FOUND") ? "gone" : "refused";
}

/** Returns the response, which may contain errors, or null after showing why the request failed. */
function send<Mutation extends MutationParameters>(
  environment: IEnvironment,
  { mutation, variables, failure, onSaved }: Sent<Mutation>,
): Promise<Mutation["response"] | null> {
  return new Promise((resolve) => {
    commitMutation<Mutation>(environment, {
      mutation,
      variables,
      onCompleted(response) {
        if (errorsOf(response).length === 0) onSaved?.();
        resolve(response);
      },
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

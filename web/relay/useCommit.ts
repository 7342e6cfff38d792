import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useRelayEnvironment } from "react-relay";
import { commitMutation, type GraphQLTaggedNode, type MutationConfig, type MutationParameters } from "relay-runtime";
import { unexpectedError } from "#domain/http/envelope.ts";
import { noteRefusal } from "../session/role.ts";
import { showError, showSuccess } from "../ui/feedback/toast.ts";
import { useFocusKept } from "../ui/keyboard/useFocusKept.ts";
import { noteOutdated } from "./outdatedScreen.ts";
import { errorsOf, type UserError } from "./payloadErrors.ts";
import { joinTexts, RequestError, textOfError } from "./RequestError.ts";
import type { OnProgress } from "./network/sendForm.ts";

type Options = {
  /** The toast after success; none if left out. */
  success?: string;
  /** The title of the error toast: 'Error' unless a rule defines another. */
  errorTitle?: string;
  /** The message of a failed request without a text. */
  failure?: string;
};

type Submit<Mutation extends MutationParameters> = Pick<MutationConfig<Mutation>, "uploadables" | "updater" | "optimisticUpdater"> & {
  /** Receives validation errors, to mark fields; the toast is shown in any case. */
  onErrors?: (errors: readonly UserError[]) => void;
  /** The change is based on an older version than the stored one: a dialog reports it instead of the toast. */
  onConflict?: () => void;
  /** What the change is about is not there for the user any more: the caller reports it instead of the toast. */
  onGone?: () => void;
  /** For a mutation with a file: reports how much has been sent. For others: reports the steps that the service has done. */
  onProgress?: OnProgress;
  /** Aborts the request without a message; the commit resolves to null. */
  signal?: AbortSignal;
};

/** Runs the mutation. Resolves to its response, or to null if it was rejected or failed, which the toast reports. */
export type Commit<Mutation extends MutationParameters> = (
  variables: Mutation["variables"],
  submit?: Submit<Mutation>,
) => Promise<Mutation["response"] | null>;

type Attempt = { key: string; content: string };

/**
 * A mutation for a button: `const [save, isSaving] = useCommit<…>(graphql`…`, { success: "…" })`. The mutation must select `errors {
 * message }`, and their `code` where somebody else may have been quicker (R-1265). While one runs, further calls do nothing. After a network
 * failure, a retry with the same content reuses the Idempotency-Key, so that one submit creates one record.
 */
export function useCommit<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  { success, errorTitle = "Error", failure }: Options = {},
): [commit: Commit<Mutation>, isInFlight: boolean] {
  const environment = useRelayEnvironment();
  const [isInFlight, setInFlight] = useState(false);
  const running = useRef(false);
  const failed = useRef<Attempt | null>(null);
  const holdFocus = useFocusKept(isInFlight);

  function commit(variables: Mutation["variables"], submit: Submit<Mutation> = {}): Promise<Mutation["response"] | null> {
    if (running.current) return Promise.resolve(null);
    running.current = true;
    holdFocus();
    setInFlight(true);
    const { onErrors, onConflict, onGone, onProgress, signal, ...config } = submit;
    const content = contentOf(variables, submit);
    const key = failed.current?.content === content ? failed.current.key : crypto.randomUUID();
    return new Promise((resolve) => {
      function settle(response: Mutation["response"] | null) {
        running.current = false;
        setInFlight(false);
        resolve(response);
      }
      const { dispose } = commitMutation<Mutation>(environment, {
        ...config,
        mutation,
        // In development Relay freezes its variables; a form keeps its state mutable.
        variables: structuredClone(variables),
        cacheConfig: { force: true, metadata: { idempotencyKey: key, onProgress } },
        onCompleted(response) {
          failed.current = null;
          const errors = errorsOf(response);
          if (errors.length > 0) {
            // A field that is disabled meanwhile cannot take the focus.
            flushSync(() => settle(null));
            const isOf = (asked: string) => errors.some(({ code }) => code === asked);
            if (onConflict && isOf("CONFLICT")) return onConflict();
            // The screen offered what somebody else has made impossible.
            if (isOf("CONFLICT") || isOf("NOT_FOUND")) noteOutdated();
            if (onGone && isOf("NOT_FOUND")) return onGone();
            showError(joinTexts(errors.map(({ message }) => message)) || (failure ?? unexpectedError), errorTitle);
            return onErrors?.(errors);
          }
          if (success !== undefined) showSuccess(success);
          settle(response);
        },
        onError(error) {
          failed.current = { key, content };
          // The redirect to the sign-in page reports the end of the session.
          if (!(error instanceof RequestError && error.status === 401)) showError(textOfError(error, failure), errorTitle);
          noteRefusal(textOfError(error));
          settle(null);
        },
        onUnsubscribe() {
          failed.current = { key, content };
          settle(null);
        },
      });
      signal?.addEventListener("abort", dispose, { once: true });
    });
  }
  return [commit, isInFlight];
}

function contentOf(variables: unknown, { uploadables }: Pick<MutationConfig<MutationParameters>, "uploadables">): string {
  const files = Object.entries(uploadables ?? {}).map(([path, file]) => [path, file.size, "name" in file ? file.name : ""]);
  return JSON.stringify([variables, files]);
}

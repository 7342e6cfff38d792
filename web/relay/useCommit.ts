import { useRef, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { commitMutation, type GraphQLTaggedNode, type MutationConfig, type MutationParameters } from "relay-runtime";
import { unexpectedError } from "#domain/envelope.ts";
import { showError, showSuccess } from "../ui/feedback/toast.ts";
import { errorsOf, type UserError } from "./payloadErrors.ts";
import { joinTexts, RequestError, textOfError } from "./RequestError.ts";
import type { OnProgress } from "./sendForm.ts";

type Options = {
  /** The toast after success; none when left out. */
  success?: string;
  /** The title over the texts of a refusal: 'Error' unless a rule names another. */
  errorTitle?: string;
  /** What to say of a request that failed without a text of its own. */
  failure?: string;
};

type Submit<Mutation extends MutationParameters> = Pick<MutationConfig<Mutation>, "uploadables" | "updater" | "optimisticUpdater"> & {
  /** Gets the refusals as well, to mark fields; the toast is shown in any case. */
  onErrors?: (errors: readonly UserError[]) => void;
  /** For a mutation with a file: how much of it has been sent. */
  onProgress?: OnProgress;
  /** Gives the request up; nothing is said then, and the commit resolves to null. */
  signal?: AbortSignal;
};

/** Runs the mutation; resolves to its response, or to null when it was refused or failed (the user has been told). */
export type Commit<Mutation extends MutationParameters> = (
  variables: Mutation["variables"],
  submit?: Submit<Mutation>,
) => Promise<Mutation["response"] | null>;

type Attempt = { key: string; content: string };

/**
 * A mutation for a button: `const [save, isSaving] = useCommit<…>(graphql`…`, { success: "…" })`. The mutation must ask for
 * `errors { message }`. While one runs, further calls do nothing. A submit that failed on the way keeps its
 * Idempotency-Key when it is tried again with the same content, so that one submit makes one record.
 */
export function useCommit<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  { success, errorTitle = "Error", failure }: Options = {},
): [commit: Commit<Mutation>, isInFlight: boolean] {
  const environment = useRelayEnvironment();
  const [isInFlight, setInFlight] = useState(false);
  const running = useRef(false);
  const failed = useRef<Attempt | null>(null);

  function commit(variables: Mutation["variables"], submit: Submit<Mutation> = {}): Promise<Mutation["response"] | null> {
    if (running.current) return Promise.resolve(null);
    running.current = true;
    setInFlight(true);
    const { onErrors, onProgress, signal, ...config } = submit;
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
        // Relay freezes what it is given in development; a form keeps its own state.
        variables: structuredClone(variables),
        cacheConfig: { force: true, metadata: { idempotencyKey: key, onProgress } },
        onCompleted(response) {
          failed.current = null;
          const errors = errorsOf(response);
          if (errors.length > 0) {
            showError(joinTexts(errors.map(({ message }) => message)) || (failure ?? unexpectedError), errorTitle);
            onErrors?.(errors);
            return settle(null);
          }
          if (success !== undefined) showSuccess(success);
          settle(response);
        },
        onError(error) {
          failed.current = { key, content };
          // The end of the session is told by the way to the sign-in page.
          if (!(error instanceof RequestError && error.status === 401)) showError(textOfError(error, failure), errorTitle);
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

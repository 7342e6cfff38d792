import { useRef, useState } from "react";
import type { MutationParameters } from "relay-runtime";
import type { UserError } from "../../relay/payloadErrors.ts";
import type { Commit } from "../../relay/useCommit.ts";

type Progress = { sent: number; total: number };

/** An upload by a mutation whose input has a `file`. */
export type Sending<Mutation extends MutationParameters = MutationParameters> = {
  /** Sends the variables with the file; resolves to whether it is stored. `onErrors` gets the errors of a refusal, to mark fields. */
  send: (variables: Mutation["variables"], file: File, onErrors?: (errors: readonly UserError[]) => void) => Promise<boolean>;
  /** Aborts a running upload. */
  giveUp: () => void;
  /** Bytes sent and in total, while an upload runs. */
  progress: Progress | null;
  isBusy: boolean;
};

/** Lets the mutation of `useCommit` send a file, with its progress. */
export function useSending<Mutation extends MutationParameters>([commit, isBusy]: [Commit<Mutation>, boolean]): Sending<Mutation> {
  const [progress, setProgress] = useState<Progress | null>(null);
  const running = useRef<AbortController | null>(null);

  const send: Sending<Mutation>["send"] = async (variables, file, onErrors) => {
    const abort = new AbortController();
    running.current = abort;
    setProgress({ sent: 0, total: file.size });
    const response = await commit(variables, {
      uploadables: { "input.file": file },
      signal: abort.signal,
      onProgress: (sent, total) => setProgress({ sent, total }),
      ...(onErrors && { onErrors }),
    });
    running.current = null;
    setProgress(null);
    return response !== null;
  };

  return { send, giveUp: () => running.current?.abort(), progress, isBusy };
}

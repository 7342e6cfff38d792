import { useRef, useState } from "react";
import { graphql } from "react-relay";
import type { useGenerateSetMutation } from "../../__generated__/useGenerateSetMutation.graphql.ts";
import { useCommit, type Commit } from "../../relay/useCommit.ts";

/** Documents drawn, and all of them; the merged PDF counts as one. */
type SetProgress = { done: number; total: number };

type Generating = {
  /** Generates the set; resolves to null if nothing was stored. */
  generate: Commit<useGenerateSetMutation>;
  /** Cancels a running generation: nothing is stored. */
  giveUp: () => void;
  progress: SetProgress | null;
  isBusy: boolean;
};

/** Generates a set of documents, and reports each that is drawn. */
export function useGenerateSet(): Generating {
  const [progress, setProgress] = useState<SetProgress | null>(null);
  const running = useRef<AbortController | null>(null);
  const [commit, isBusy] = useCommit<useGenerateSetMutation>(graphql`
    mutation useGenerateSetMutation($input: GenerateDocumentSetInput!) {
      generateDocumentSet(input: $input) {
        shipment {
          ...ShipmentDetail_shipment
        }
        errors {
          message
          field
          code
        }
      }
    }
  `);

  const generate: Commit<useGenerateSetMutation> = async (variables, submit) => {
    const abort = new AbortController();
    running.current = abort;
    const { documents, merged } = variables.input;
    setProgress({ done: 0, total: documents.length + (merged ? 1 : 0) });
    const onProgress = (done: number, total: number) => setProgress({ done, total });
    const response = await commit(variables, { ...submit, onProgress, signal: abort.signal });
    running.current = null;
    setProgress(null);
    return response;
  };

  return { generate, giveUp: () => running.current?.abort(), progress, isBusy };
}

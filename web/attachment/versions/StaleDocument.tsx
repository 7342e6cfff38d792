import { graphql, useFragment } from "react-relay";
import type { StaleDocument_attachment$key } from "../../__generated__/StaleDocument_attachment.graphql.ts";
import { useMay } from "../../session/role.ts";
import { ErrorBoundary } from "../../ui/feedback/ErrorBoundary.tsx";
import { lazyPart } from "../../ui/loading/lazyPart.ts";
import { PromptSuspense } from "../../ui/loading/PromptSuspense.tsx";
import styles from "../AttachmentRow.module.css";

const RegenerateButton = lazyPart(async () => (await import("./RegenerateButton.tsx")).RegenerateButton);

type Props = { attachment: StaleDocument_attachment$key };

/** Below a document that would be printed differently now: what would change, and a button that makes its next version. */
export function StaleDocument({ attachment }: Props) {
  const { id, staleFields } = useFragment(
    graphql`
      fragment StaleDocument_attachment on Attachment {
        id
        staleFields
      }
    `,
    attachment,
  );
  const mayWrite = useMay("write");
  if (!staleFields || staleFields.length === 0) return null;
  return (
    <tr className={styles.note}>
      <td colSpan={5}>
        <span className={styles.stale}>Out of date: {staleFields.join(", ")}</span>
        {mayWrite && (
          <ErrorBoundary attempt={null} renderFailure={() => null}>
            <PromptSuspense>
              <RegenerateButton id={id} />
            </PromptSuspense>
          </ErrorBoundary>
        )}
      </td>
    </tr>
  );
}

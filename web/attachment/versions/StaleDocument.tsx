import { Button } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import type { StaleDocument_attachment$key } from "../../__generated__/StaleDocument_attachment.graphql.ts";
import { useMay } from "../../session/role.ts";
import styles from "../AttachmentRow.module.css";
import { useRegenerateDocument } from "./useRegenerateDocument.ts";

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
  const [regenerate, isBusy] = useRegenerateDocument();
  if (!staleFields || staleFields.length === 0) return null;
  return (
    <tr className={styles.note}>
      <td colSpan={5}>
        <span className={styles.stale}>Out of date: {staleFields.join(", ")}</span>
        {mayWrite && (
          <Button size="compact-sm" variant="default" loading={isBusy} onClick={() => void regenerate({ input: { id } })}>
            Make it anew
          </Button>
        )}
      </td>
    </tr>
  );
}

import { Text } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import type { DocumentChanges_attachment$key } from "../../__generated__/DocumentChanges_attachment.graphql.ts";
import styles from "../AttachmentRow.module.css";

type Props = { attachment: DocumentChanges_attachment$key };

/** What a document's version prints differently from the version before. */
export function DocumentChanges({ attachment }: Props) {
  const { version, changes } = useFragment(
    graphql`
      fragment DocumentChanges_attachment on Attachment {
        version
        changes {
          field
          from
          to
        }
      }
    `,
    attachment,
  );
  return (
    <tr className={styles.note}>
      <td colSpan={5}>
        <Text size="sm" fw={500}>
          {version === 1 ? "Version 1" : `What changed in version ${version}`}
        </Text>
        {changes && (
          <ul className={styles.changes}>
            {changes.map(({ field, from, to }) => (
              <li key={field}>
                {field}: {from || "–"} → {to || "–"}
              </li>
            ))}
          </ul>
        )}
        {changes?.length === 0 && <Text size="sm">Nothing that is printed.</Text>}
        {!changes && version !== 1 && <Text size="sm">Not known: of uploaded and very long documents, no data is kept to compare.</Text>}
      </td>
    </tr>
  );
}

import { Button, Text, UnstyledButton } from "@mantine/core";
import { IconFileText, IconFileUpload, IconMessage } from "@tabler/icons-react";
import { Fragment } from "react";
import { attachmentTypeNames } from "#domain/documents/attachment.ts";
import type { DocumentKind } from "#domain/documents/document.ts";
import type { PaperType } from "#domain/documents/papers.ts";
import { useMay } from "../session/role.ts";
import styles from "./PaperCard.module.css";
import { PaperPlaceholder } from "./PaperPlaceholder.tsx";
import { PaperStateBadge } from "./PaperStateBadge.tsx";
import { paperWays } from "./paperWays.ts";

type Props = {
  type: PaperType;
  state: string;
  file: { name: string; onView: () => void } | null;
  /** What is asked of it, each in some words. */
  details: readonly string[];
  onGenerate: (kind: DocumentKind) => void;
  onUpload: (type: PaperType) => void;
  /** Asks a partner for it; null in an office without partners. */
  onRequest: ((type: PaperType) => void) | null;
  /** Whether each part is a placeholder of its size. */
  isLoading?: boolean;
};

/** A paper's line, as it is and as it will be while it loads, so that both have the same height. */
export function PaperLineView({ type, state, file, details, onGenerate, onUpload, onRequest, isLoading = false }: Props) {
  const mayWrite = useMay("write");
  const Part = isLoading ? PaperPlaceholder : Fragment;
  const { kind, generate, upload, request } = paperWays(type, state);
  return (
    <li className={styles.line}>
      <div className={styles.name}>
        <Part>
          <Text component="span">{attachmentTypeNames[type]}</Text>
        </Part>
        {file && (
          <Part>
            <UnstyledButton className={styles.file} onClick={file.onView}>
              {file.name}
            </UnstyledButton>
          </Part>
        )}
        {details.length > 0 && (
          <Part>
            <Text size="sm" c="dimmed" component="div">
              {details.join(" · ")}
            </Text>
          </Part>
        )}
      </div>
      <Part>
        <PaperStateBadge state={state} />
      </Part>
      {mayWrite && state !== "AVAILABLE" && (
        <div className={styles.ways}>
          {kind !== null && (
            <Part>
              <Way icon={IconFileText} label={generate} onClick={() => onGenerate(kind)} />
            </Part>
          )}
          <Part>
            <Way icon={IconFileUpload} label={upload} onClick={() => onUpload(type)} />
          </Part>
          {onRequest && (
            <Part>
              <Way icon={IconMessage} label={request} onClick={() => onRequest(type)} />
            </Part>
          )}
        </div>
      )}
    </li>
  );
}

type WayProps = { icon: typeof IconMessage; label: string | null; onClick: () => void };

function Way({ icon: Icon, label, onClick }: WayProps) {
  return (
    <Button
      variant="default"
      size="xs"
      classNames={{ root: styles.way, label: styles.wayLabel }}
      leftSection={<Icon size={16} stroke={1.7} />}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}

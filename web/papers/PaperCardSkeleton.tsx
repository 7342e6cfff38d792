import { Button, Skeleton, Space, Text, VisuallyHidden } from "@mantine/core";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { attachmentTypeNames } from "#domain/documents/attachment.ts";
import { papersOf, paperSetOf, type Paper } from "#domain/documents/papers.ts";
import { isLetOut } from "#domain/review/attachmentState.ts";
import type { PaperCardSkeleton_shipment$key } from "../__generated__/PaperCardSkeleton_shipment.graphql.ts";
import { useSharing } from "../partner/audience/useSharing.ts";
import { useMay } from "../session/role.ts";
import { Section } from "../ui/page/Section.tsx";
import styles from "./PaperCard.module.css";
import { PaperStateBadge } from "./PaperStateBadge.tsx";
import { paperWays } from "./paperWays.ts";

type Props = { shipment: PaperCardSkeleton_shipment$key };

/**
 * The document set while it loads, as high as it will be unless somebody chose its papers: what the page knows already, the terms and the
 * files, tells the lines.
 */
export function PaperCardSkeleton({ shipment }: Props) {
  const { termsOfShipment, termsOfPayment, lcNo, attachments } = useFragment(
    graphql`
      fragment PaperCardSkeleton_shipment on Shipment {
        termsOfShipment
        termsOfPayment
        lcNo
        attachments(first: 100) {
          nodes {
            id
            name
            type
            state
            supersededBy {
              id
            }
          }
        }
      }
    `,
    shipment,
  );
  const mayWrite = useMay("write");
  const files = attachments.nodes
    .filter(({ supersededBy }) => !supersededBy)
    .map(({ id, type, state }) => ({ key: id, type, hasPackingList: false, isLetOut: state ? isLetOut(state) : true }));
  const { papers, needed, available } = paperSetOf(papersOf({ termsOfShipment, termsOfPayment, lcNo: lcNo ?? "" }, [], files));
  return (
    <div aria-busy="true">
      <VisuallyHidden component="output">Loading</VisuallyHidden>
      <div aria-hidden="true">
        <Section
          title="Document set"
          description={
            <Hidden>
              {available} of {needed}
            </Hidden>
          }
          actions={mayWrite && <HiddenButton>Choose documents</HiddenButton>}
        >
          <ul className={styles.list}>
            {papers.map((paper) => (
              <HiddenLine key={paper.type} paper={paper} file={attachments.nodes.find(({ id }) => id === paper.key)?.name} />
            ))}
          </ul>
        </Section>
      </div>
    </div>
  );
}

type LineProps = { paper: Paper; file: string | undefined };

function HiddenLine({ paper: { type, state, isNeeded }, file }: LineProps) {
  const mayWrite = useMay("write");
  const hasPartners = useSharing() !== null;
  const { generate, upload, request } = paperWays(type, state);
  return (
    <li className={styles.line}>
      <div className={styles.name}>
        <Hidden>
          <Text component="span">{attachmentTypeNames[type]}</Text>
        </Hidden>
        {file !== undefined && (
          <Hidden>
            <span className={styles.file}>{file}</span>
          </Hidden>
        )}
        {!isNeeded && (
          <Hidden>
            <Text size="sm">Not asked for</Text>
          </Hidden>
        )}
      </div>
      <Hidden>
        <PaperStateBadge state={state} />
      </Hidden>
      {mayWrite && state !== "AVAILABLE" && (
        <div className={styles.ways}>
          {generate !== null && <HiddenButton hasIcon>{generate}</HiddenButton>}
          <HiddenButton hasIcon>{upload}</HiddenButton>
          {hasPartners && <HiddenButton hasIcon>{request}</HiddenButton>}
        </div>
      )}
    </li>
  );
}

/** A placeholder of its content's size. */
function Hidden({ children }: { children: ReactNode }) {
  return (
    <Skeleton className={styles.placeholder} display="flex" width="fit-content" maw="100%">
      {children}
    </Skeleton>
  );
}

function HiddenButton({ hasIcon = false, children }: { hasIcon?: boolean; children: ReactNode }) {
  return (
    <Hidden>
      <Button component="span" size="xs" leftSection={hasIcon && <Space w={16} />}>
        {children}
      </Button>
    </Hidden>
  );
}

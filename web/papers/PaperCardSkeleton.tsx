import { Button, VisuallyHidden } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import { papersOf, paperSetOf } from "#domain/documents/papers.ts";
import { isLetOut } from "#domain/review/attachmentState.ts";
import type { PaperCardSkeleton_shipment$key } from "../__generated__/PaperCardSkeleton_shipment.graphql.ts";
import { useSharing } from "../partner/audience/useSharing.ts";
import { useMay } from "../session/role.ts";
import { Section } from "../ui/page/Section.tsx";
import styles from "./PaperCard.module.css";
import { PaperLineView } from "./PaperLineView.tsx";
import { PaperPlaceholder } from "./PaperPlaceholder.tsx";

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
  const hasPartners = useSharing() !== null;
  const files = attachments.nodes
    .filter(({ supersededBy }) => !supersededBy)
    .map(({ id, type, state }) => ({ key: id, type, hasPackingList: false, isLetOut: isLetOut(state) }));
  const { papers, needed, available } = paperSetOf(papersOf({ termsOfShipment, termsOfPayment, lcNo: lcNo ?? "" }, [], files));
  return (
    <div aria-busy="true">
      <VisuallyHidden component="output">Loading</VisuallyHidden>
      <div inert>
        <Section
          title="Document set"
          description={
            <PaperPlaceholder>
              {available} of {needed}
            </PaperPlaceholder>
          }
          actions={
            mayWrite && (
              <PaperPlaceholder>
                <Button size="xs">Choose documents</Button>
              </PaperPlaceholder>
            )
          }
        >
          <ul className={styles.list}>
            {papers.map(({ type, state, isNeeded, key }) => (
              <PaperLineView
                key={type}
                type={type}
                state={state}
                file={fileNamed(attachments.nodes.find(({ id }) => id === key)?.name)}
                details={isNeeded ? [] : ["Not asked for"]}
                onGenerate={nothing}
                onUpload={nothing}
                onRequest={hasPartners ? nothing : null}
                isLoading
              />
            ))}
          </ul>
        </Section>
      </div>
    </div>
  );
}

function fileNamed(name: string | undefined) {
  return name === undefined ? null : { name, onView: nothing };
}

/** The placeholders are inert. */
function nothing(): void {}

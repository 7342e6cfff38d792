import { Checkbox, Stack, Text } from "@mantine/core";
import { graphql, usePaginationFragment } from "react-relay";
import { attachmentTypeNames } from "#domain/documents/attachment.ts";
import { versionChains } from "#domain/documents/versionChains.ts";
import { partnerRoleNames, type PartnerRole } from "#domain/partners/partner.ts";
import { isLetOut, shownKind } from "#domain/review/attachmentState.ts";
import type { ShownDocuments_shipment$key } from "../__generated__/ShownDocuments_shipment.graphql.ts";
import type { ShownDocumentsPaginationQuery } from "../__generated__/ShownDocumentsPaginationQuery.graphql.ts";
import { useAllPages } from "../relay/moreRows.ts";
import { ChoiceBox } from "../ui/form/ChoiceBox.tsx";
import { WholeCodes } from "../ui/page/WholeCodes.tsx";

type Props = {
  shipment: ShownDocuments_shipment$key;
  partner: { name: string; role: PartnerRole };
  /** Global ids of merged documents that the partner does not see, whomever they are visible to (R-1004). */
  hidden: readonly string[];
  /** Global ids of the documents that are to be visible from now on. */
  ticked: readonly string[];
  onTick: (ids: string[]) => void;
};

/** How many of a shipment's documents a partner will see, and which. Those that its role may see already stay ticked. */
export function ShownDocuments({ shipment, partner: { name, role }, hidden, ticked, onTick }: Props) {
  const { data, ...pages } = usePaginationFragment<ShownDocumentsPaginationQuery, ShownDocuments_shipment$key>(
    graphql`
      fragment ShownDocuments_shipment on Shipment
      @argumentDefinitions(first: { type: "Int", defaultValue: 100 }, after: { type: "String" })
      @refetchable(queryName: "ShownDocumentsPaginationQuery") {
        attachments(first: $first, after: $after) @connection(key: "ShownDocuments_attachments") {
          edges {
            node {
              id
              name
              type
              audience
              state
              supersedes {
                id
              }
              supersededBy {
                id
              }
            }
          }
        }
      }
    `,
    shipment,
  );
  useAllPages(pages);
  const nodes = data.attachments.edges.map(({ node }) => node);
  const chains = versionChains(nodes, { former: ({ supersedes }) => supersedes?.id, later: ({ supersededBy }) => supersededBy?.id });
  // Of a document in several versions partners see the newest approved one; a draft of the next takes nothing away.
  const files = chains.flatMap((versions) => versions.find(({ state }) => isLetOut(state)) ?? versions.slice(0, 1));
  const tagged = files.filter(({ id, audience }) => audience.includes(role) && !hidden.includes(id)).map(({ id }) => id);
  const shown = [...tagged, ...ticked];
  const count = files.filter(({ id, state }) => shown.includes(id) && isLetOut(state)).length;
  const wordsOf = ({ id, type, state }: (typeof files)[number]) => {
    if (hidden.includes(id)) return "Not shown: merged with a document of a shipment that this partner is not on";
    return tagged.includes(id) && isLetOut(state)
      ? `${attachmentTypeNames[type]}, visible already`
      : shownKind(attachmentTypeNames[type], state);
  };
  const who = `${name} (${partnerRoleNames[role]})`;
  if (files.length === 0) return <Text>{who} will see this shipment. It has no documents yet.</Text>;
  return (
    <Stack gap="xs">
      <Text component="output">
        {who} will see {count} of {files.length} {files.length === 1 ? "document" : "documents"}
      </Text>
      <Checkbox.Group aria-label="Documents" value={shown} onChange={(ids) => onTick(ids.filter((id) => !tagged.includes(id)))}>
        <ChoiceBox>
          {files.map((file) => (
            <Checkbox
              key={file.id}
              value={file.id}
              label={<WholeCodes text={file.name} />}
              disabled={tagged.includes(file.id) || hidden.includes(file.id)}
              description={wordsOf(file)}
            />
          ))}
        </ChoiceBox>
      </Checkbox.Group>
    </Stack>
  );
}

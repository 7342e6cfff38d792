import { Anchor, Menu, Table } from "@mantine/core";
import { IconLink, IconLinkOff, IconListDetails } from "@tabler/icons-react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { ShareLinkRow_link$data, ShareLinkRow_link$key } from "../../__generated__/ShareLinkRow_link.graphql.ts";
import { RowMenu } from "../../ui/table/RowMenu.tsx";
import { ShortDate } from "../../days/ShortDate.tsx";

/** What can be done with a link. */
export type LinkTask = "log" | "renew" | "revoke";

type Props = { link: ShareLinkRow_link$key; mayWrite: boolean; onTask: (task: LinkTask, name: string) => void };

/** A line of the table of share links: what it shows, until when, whether it was opened, and what it asks for and allows. */
export function ShareLinkRow({ link, mayWrite, onTask }: Props) {
  const data = useFragment(
    graphql`
      fragment ShareLinkRow_link on ShareLink {
        shipmentId
        shipmentName
        firmId
        state
        madeBy
        hasPassword
        asksName
        allowsDownload
        allowsDecision
        allowsUpload
        showsProgress
        expiresAt
        openedAt
        chosenCount
        documents {
          name
        }
      }
    `,
    link,
  );
  const { shipmentId, shipmentName, firmId, state, madeBy, expiresAt, openedAt } = data;
  const name = documentWords(data);
  return (
    <Table.Tr>
      <td>
        {name}
        <Anchor
          component={Link}
          to={`/dashboard/firm/${encodeURIComponent(firmId)}/shipment/${encodeURIComponent(shipmentId)}`}
          size="sm"
          display="block"
        >
          {shipmentName}
        </Anchor>
      </td>
      <td>
        {state === "REVOKED" ? (
          "Revoked"
        ) : (
          <>
            {state === "EXPIRED" && "Expired "}
            <ShortDate at={expiresAt} />
          </>
        )}
      </td>
      <td>{openedAt ? <ShortDate at={openedAt} /> : "Not opened yet"}</td>
      <td>{visitorWords(data)}</td>
      <td>{madeBy || "–"}</td>
      <td data-right>
        <RowMenu label={`Actions for the link to ${name}`} width={190}>
          <Menu.Item leftSection={<IconListDetails size={16} stroke={1.7} />} onClick={() => onTask("log", name)}>
            Log
          </Menu.Item>
          {mayWrite && state !== "REVOKED" && (
            <Menu.Item leftSection={<IconLink size={16} stroke={1.7} />} onClick={() => onTask("renew", name)}>
              New address
            </Menu.Item>
          )}
          {mayWrite && state === "LIVE" && (
            <Menu.Item color="red" leftSection={<IconLinkOff size={16} stroke={1.7} />} onClick={() => onTask("revoke", name)}>
              Revoke
            </Menu.Item>
          )}
        </RowMenu>
      </td>
    </Table.Tr>
  );
}

/** What visitors see: the documents' names, and how many more there are. */
function documentWords({ documents, chosenCount }: ShareLinkRow_link$data): string {
  const [first, second, ...others] = documents.map(({ name }) => name);
  const hidden = chosenCount - documents.length;
  const shown = [first, second, others.length > 0 && `${others.length} more`, hidden > 0 && `${hidden} not shown now`];
  return shown.filter(Boolean).join(", ") || "No document is left";
}

/** What visitors are asked for, and what they may do besides viewing. */
function visitorWords({
  hasPassword,
  asksName,
  allowsDownload,
  allowsDecision,
  allowsUpload,
  showsProgress,
}: ShareLinkRow_link$data): string {
  const words = [
    hasPassword && "password",
    asksName && "name and e-mail",
    allowsDownload ? "download" : "view only",
    allowsDecision && "approve or reject",
    allowsUpload && "upload",
    showsProgress && "progress",
  ].filter((word) => word !== false);
  return words.join(", ").replace(/^./, (letter) => letter.toUpperCase());
}

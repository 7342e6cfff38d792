import { Badge, Group, Stack, Text } from "@mantine/core";
import { startTransition, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import { toShortDate } from "#domain/time/dates.ts";
import type { ReviewsDialogQuery, ReviewsDialogQuery$data } from "../../__generated__/ReviewsDialogQuery.graphql.ts";
import { reviewNews, useShipmentNews } from "../../comment/useShipmentNews.ts";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { WholeCodes } from "../../ui/page/WholeCodes.tsx";
import { ShortDate } from "../../days/ShortDate.tsx";

type Props = { shipmentId: string; attachment: { id: string; name: string }; onClosed: () => void };
type Round = NonNullable<NonNullable<NonNullable<ReviewsDialogQuery$data["node"]>["attachment"]>["reviews"]>[number];

const states: Record<Round["state"], [text: string, colour: string]> = {
  OPEN: ["Open", "blue"],
  APPROVED: ["Approved", "green"],
  REJECTED: ["Rejected", "red"],
  WITHDRAWN: ["Taken back", "gray"],
};
const reviewerStates: Record<Round["reviewers"][number]["state"], string> = {
  WAITING: "waits for the members",
  ASKED: "is asked now",
  APPROVED: "has approved",
  REJECTED: "has rejected",
  ENDED: "is not asked any more",
};

const cannotDecide = "can no longer decide: ask again, or reopen the document";

/** Whether an open round waits for a reviewer who has left, or does not see the shipment any more (R-1238). */
function isStuck(round: Round, { state, canDecide }: Round["reviewers"][number]): boolean {
  return round.state === "OPEN" && state !== "APPROVED" && !canDecide;
}

/** Who was asked about a file, and what they decided. */
export function ReviewsDialog({ shipmentId, attachment: { id, name }, onClosed }: Props) {
  const [fetchKey, setFetchKey] = useState(0);
  useShipmentNews(shipmentId, reviewNews, () => startTransition(() => setFetchKey((key) => key + 1)));
  const { node } = useLazyLoadQuery<ReviewsDialogQuery>(
    graphql`
      query ReviewsDialogQuery($id: ID!) {
        node(id: $id) {
          ... on Attachment @alias(as: "attachment") {
            reviews {
              state
              askedBy
              askedByName
              message
              askedAt
              reviewers {
                name
                state
                canDecide
              }
              decisions {
                outcome
                kind
                name
                office
                at
                reason
              }
            }
          }
        }
      }
    `,
    { id },
    { fetchKey, fetchPolicy: "store-and-network" },
  );
  const rounds = node?.attachment?.reviews ?? [];
  return (
    <Dialog title="Approval" onClosed={onClosed}>
      {() => (
        <Stack gap="lg">
          <Text fw={500}>
            <WholeCodes text={name} />
          </Text>
          {rounds.length === 0 && <Text c="dimmed">Nobody was asked about this document.</Text>}
          {rounds.map((round) => (
            <RoundCard key={`${round.askedAt} ${round.state}`} round={round} />
          ))}
        </Stack>
      )}
    </Dialog>
  );
}

function RoundCard({ round }: { round: Round }) {
  const [text, colour] = states[round.state];
  return (
    <Stack gap="xs">
      <Group gap="xs">
        <Badge size="sm" color={colour}>
          {text}
        </Badge>
        <Text size="sm" c="dimmed">
          {round.askedBy === "LINK" ? "By share link" : `Submitted by ${round.askedByName}`} on {toShortDate(round.askedAt)}
        </Text>
      </Group>
      {round.message !== "" && <Text style={{ whiteSpace: "pre-wrap" }}>{round.message}</Text>}
      {round.reviewers.map((reviewer) => (
        <Text size="sm" key={reviewer.name}>
          {reviewer.name} {isStuck(round, reviewer) ? cannotDecide : reviewerStates[reviewer.state]}
        </Text>
      ))}
      {round.decisions.map((decision) => (
        <Text size="sm" key={decision.at}>
          {decision.outcome === "APPROVED" ? "Approved" : "Rejected"} by {decision.name}
          {decision.kind === "OFFICE" ? "" : ` (${decision.kind === "PARTNER" ? decision.office : "by share link, not verified"})`} on{" "}
          <ShortDate at={decision.at} />
          {decision.reason === "" ? "" : `: ${decision.reason}`}
        </Text>
      ))}
    </Stack>
  );
}

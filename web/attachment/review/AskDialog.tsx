import { Checkbox, Stack, Text, Textarea } from "@mantine/core";
import { useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import { roleNames } from "#domain/account/role.ts";
import { partnerRoleNames } from "#domain/partners/partner.ts";
import { reviewLimits } from "#domain/review/reviewActs.ts";
import type { AskDialogMutation } from "../../__generated__/AskDialogMutation.graphql.ts";
import type { AskDialogQuery } from "../../__generated__/AskDialogQuery.graphql.ts";
import { documentGone, sendAct } from "../../relay/sendAct.ts";
import { useCommit } from "../../relay/useCommit.ts";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { WholeCodes } from "../../ui/page/WholeCodes.tsx";

type Props = { shipmentId: string; attachment: { id: string; name: string }; onClosed: () => void };

/** Asks members and partners for approval: members first, partners when all members have approved. */
export function AskDialog({ shipmentId, attachment: { id, name }, onClosed }: Props) {
  const { viewer, node } = useLazyLoadQuery<AskDialogQuery>(
    graphql`
      query AskDialogQuery($id: ID!) {
        viewer {
          email
          reviewSettings {
            fourEyes
          }
          members {
            nodes {
              id
              name
              email
              role
            }
          }
        }
        node(id: $id) {
          ... on Shipment @alias(as: "shipment") {
            partners {
              state
              partner {
                id
                name
                role
              }
            }
          }
        }
      }
    `,
    { id: shipmentId },
    { fetchPolicy: "store-and-network" },
  );
  const [ask, isBusy] = useCommit<AskDialogMutation>(
    graphql`
      mutation AskDialogMutation($input: SubmitAttachmentInput!) {
        submitAttachment(input: $input) {
          shipment {
            ...ShipmentDetail_shipment
          }
          errors {
            message
            code
          }
        }
      }
    `,
    { success: "Approval requested" },
  );
  const [chosen, setChosen] = useState<string[]>([]);
  const [message, setMessage] = useState("");
  const [isMissing, setMissing] = useState(false);
  const isAlone = viewer?.reviewSettings?.fourEyes ?? false;
  const members = (viewer?.members?.nodes ?? []).filter(({ role, email }) => role !== "VIEWER" && !(isAlone && email === viewer?.email));
  const partners = (node?.shipment?.partners ?? []).filter(({ state }) => state === "SHARED").map(({ partner }) => partner);
  async function handleSubmit(close: () => void) {
    setMissing(chosen.length === 0);
    if (chosen.length === 0) return;
    const input = { id, reviewerIds: chosen, message: message.trim() };
    if (await sendAct((outcomes) => ask({ input }, outcomes), documentGone)) close();
  }
  return (
    <FormDialog title="Ask for Approval" isBusy={isBusy} onClosed={onClosed} submitLabel="Ask" onSubmit={handleSubmit}>
      <Text>
        <strong>
          <WholeCodes text={name} />
        </strong>{" "}
        is approved when everybody whom you ask has approved it. One rejection ends it. Until then, other partners do not see it.
      </Text>
      <Reviewers
        people={[
          ...members.map((member) => ({ id: member.id, label: `${member.name} (${roleNames[member.role]})` })),
          ...partners.map((partner) => ({ id: partner.id, label: `${partner.name} (${partnerRoleNames[partner.role]})` })),
        ]}
        hasPartners={partners.length > 0}
        chosen={chosen}
        error={isMissing ? "Choose at least one" : undefined}
        isDisabled={isBusy}
        onChange={setChosen}
      />
      <Textarea
        label="Message"
        autosize
        minRows={2}
        maxLength={reviewLimits.message}
        value={message}
        disabled={isBusy}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

type ReviewersProps = {
  people: { id: string; label: string }[];
  hasPartners: boolean;
  chosen: string[];
  error: string | undefined;
  isDisabled: boolean;
  onChange: (ids: string[]) => void;
};

function Reviewers({ people, hasPartners, chosen, error, isDisabled, onChange }: ReviewersProps) {
  return (
    <Checkbox.Group
      label="Whom"
      description={hasPartners ? "Members first, partners when all members have approved" : undefined}
      required
      error={error}
      value={chosen}
      onChange={onChange}
    >
      <Stack gap="xs" mt={6}>
        {people.map(({ id, label }) => (
          <Checkbox key={id} value={id} label={label} disabled={isDisabled} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

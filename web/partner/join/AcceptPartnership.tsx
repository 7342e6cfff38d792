import { Button, Stack, Text } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router";
import { includesRole } from "#domain/account/role.ts";
import type { AcceptPartnership_viewer$key } from "../../__generated__/AcceptPartnership_viewer.graphql.ts";
import type { AcceptPartnershipMutation } from "../../__generated__/AcceptPartnershipMutation.graphql.ts";
import { useCommit } from "../../relay/useCommit.ts";
import { partnerHome } from "../../session/partnerAccount.ts";

type Props = {
  code: string;
  viewer: AcceptPartnership_viewer$key;
  /** The invitation is for another account than the one that is signed in. */
  onOther: () => void;
  /** The invitation is used, withdrawn or expired by now. */
  onGone: () => void;
};

/** Accepts a partner's invitation for the office that is signed in; its owners may. */
export function AcceptPartnership({ code, viewer, onOther, onGone }: Props) {
  const { office, name, role } = useFragment(
    graphql`
      fragment AcceptPartnership_viewer on Viewer {
        name
        office
        role
      }
    `,
    viewer,
  );
  const navigate = useNavigate();
  const [accept, isBusy] = useCommit<AcceptPartnershipMutation>(
    graphql`
      mutation AcceptPartnershipMutation($input: AcceptPartnershipInput!) {
        acceptPartnership(input: $input) {
          viewer {
            isPartner
          }
          errors {
            message
            code
          }
        }
      }
    `,
    { success: "Invitation accepted" },
  );
  async function handleAccept() {
    const response = await accept({ input: { code } }, { onGone });
    if (response) await navigate(response.acceptPartnership.viewer?.isPartner ? partnerHome : "/dashboard", { replace: true });
  }
  const mayAccept = includesRole(role, "OWNER");
  return (
    <Stack gap="md">
      <Text>
        You are signed in as {name}
        {office && office !== name ? `, ${office}` : ""}.{mayAccept ? "" : " Only an owner of your office can accept."}
      </Text>
      {mayAccept && (
        <Button fullWidth loading={isBusy} onClick={() => void handleAccept()}>
          Accept
        </Button>
      )}
      <Button variant="default" fullWidth disabled={isBusy} onClick={onOther}>
        Use another account
      </Button>
    </Stack>
  );
}

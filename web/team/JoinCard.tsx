import { Anchor, Text, Title } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import { roleNames, roleWords } from "#domain/account/role.ts";
import type { JoinCard_invitation$key } from "../__generated__/JoinCard_invitation.graphql.ts";
import styles from "../account/AccountCard.module.css";
import { JoinForm } from "./JoinForm.tsx";

type Props = {
  code: string;
  invitation: JoinCard_invitation$key;
  /** The invitation is used, withdrawn or expired by now. */
  onGone: () => void;
};

/** An invitation to a team: the office, the role, and the form that accepts it. */
export function JoinCard({ code, invitation, onGone }: Props) {
  const { office, role, isForOneAddress } = useFragment(
    graphql`
      fragment JoinCard_invitation on OpenInvitation {
        office
        role
        isForOneAddress
      }
    `,
    invitation,
  );
  return (
    <section className={styles.card}>
      <div>
        <Title order={1}>Join {office}</Title>
        {role && (
          <Text c="dimmed">
            You are invited as {roleNames[role]}: {roleWords[role].toLowerCase()}.
          </Text>
        )}
      </div>
      <JoinForm code={code} isForOneAddress={isForOneAddress} home="/dashboard" onGone={onGone} />
      <Text c="dimmed" ta="center">
        Already a member?{" "}
        <Anchor component={Link} underline="always" to="/login">
          Sign In
        </Anchor>
      </Text>
    </section>
  );
}

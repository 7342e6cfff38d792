import { Badge, Button } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import { accountTypeNames } from "#domain/account/accountType.ts";
import type { ProfileView_viewer$key } from "../../__generated__/ProfileView_viewer.graphql.ts";
import { Section } from "../../ui/page/Section.tsx";
import styles from "./ProfileView.module.css";

type Props = { viewer: ProfileView_viewer$key; onEdit: () => void };

/** Shows name, e-mail and account type. */
export function ProfileView({ viewer, onEdit }: Props) {
  const { name, email, type } = useFragment(
    graphql`
      fragment ProfileView_viewer on Viewer {
        name
        email
        type
      }
    `,
    viewer,
  );
  return (
    <Section
      title="Account"
      actions={
        <Button variant="default" onClick={onEdit}>
          Edit Profile
        </Button>
      }
    >
      <dl className={styles.facts}>
        <dt>Name</dt>
        <dd>{name}</dd>
        <dt>Email</dt>
        <dd>{email}</dd>
        <dt>Account Type</dt>
        <dd>{type && <Badge>{accountTypeNames[type]}</Badge>}</dd>
      </dl>
    </Section>
  );
}

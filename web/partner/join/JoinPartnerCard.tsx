import { Button, Text, Title } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import { partnerRoleNames } from "#domain/partners/partner.ts";
import type { JoinPartnerCard_invitation$key } from "../../__generated__/JoinPartnerCard_invitation.graphql.ts";
import type { JoinPartnerCard_viewer$key } from "../../__generated__/JoinPartnerCard_viewer.graphql.ts";
import styles from "../../account/AccountCard.module.css";
import { partnerHome } from "../../session/partnerAccount.ts";
import { JoinForm } from "../../team/JoinForm.tsx";
import { AcceptPartnership } from "./AcceptPartnership.tsx";
import { sharedWords } from "../sharedWords.ts";

type Props = {
  code: string;
  invitation: JoinPartnerCard_invitation$key;
  /** Null: nobody is signed in. */
  viewer: JoinPartnerCard_viewer$key | null;
  /** Ends the session, so that another account can accept. */
  onOther: () => void;
  /** The invitation is used, withdrawn or expired by now. */
  onGone: () => void;
};

/** An invitation to be a partner: whose, in which role, what will be visible, and how to accept it (R-733). */
export function JoinPartnerCard({ code, invitation, viewer, onOther, onGone }: Props) {
  const { office, partner, isForOneAddress } = useFragment(
    graphql`
      fragment JoinPartnerCard_invitation on OpenInvitation {
        office
        isForOneAddress
        partner {
          role
          name
          scope
          showsPrices
          mayUpload
        }
      }
    `,
    invitation,
  );
  const signedIn = useFragment(
    graphql`
      fragment JoinPartnerCard_viewer on Viewer {
        ...AcceptPartnership_viewer
      }
    `,
    viewer,
  );
  if (!partner) return null;
  const { role, name, scope, showsPrices, mayUpload } = partner;
  return (
    <section className={styles.card}>
      <div>
        <Title order={1}>{office} shares shipments with you</Title>
        <Text c="dimmed">
          You are invited as {partnerRoleNames[role]}: {name}.
        </Text>
      </div>
      <div>
        <Title order={2} size="h3">
          What you will see
        </Title>
        <ul className={styles.lines}>
          {sharedWords(office, { role, scope, showsPrices, mayUpload }).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      {signedIn ? (
        <AcceptPartnership code={code} viewer={signedIn} onOther={onOther} onGone={onGone} />
      ) : (
        <>
          <JoinForm code={code} isForOneAddress={isForOneAddress} home={partnerHome} onGone={onGone} />
          <Text c="dimmed" ta="center">
            Your office has an account already?
          </Text>
          <Button component={Link} variant="default" fullWidth to={`/login?from=${encodeURIComponent(`/join/${code}`)}`}>
            Sign in and accept
          </Button>
        </>
      )}
    </section>
  );
}

import { Anchor, Button, Text, Title } from "@mantine/core";
import { useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import { Link, useParams } from "react-router";
import type { JoinPageQuery } from "../__generated__/JoinPageQuery.graphql.ts";
import styles from "../account/AccountCard.module.css";
import { usePageTitle } from "../htmlHead/pageTitle.ts";
import { JoinPartnerCard } from "../partner/join/JoinPartnerCard.tsx";
import { textOfError } from "../relay/RequestError.ts";
import { currentToken, endSession } from "../session/session.ts";
import { JoinCard } from "../team/JoinCard.tsx";
import { ErrorBoundary } from "../ui/feedback/ErrorBoundary.tsx";
import { PromptSuspense } from "../ui/loading/PromptSuspense.tsx";

/** An invitation's page (/join/{code}), to a team or to be a partner. */
export function Component() {
  usePageTitle("Join");
  const { code = "" } = useParams();
  return (
    <ErrorBoundary attempt={code} renderFailure={(error) => <NoInvitation reason={textOfError(error, "Please try again.")} />}>
      <PromptSuspense fallback={<section className={styles.card} aria-busy="true" />}>
        <Invitation code={code} />
      </PromptSuspense>
    </ErrorBoundary>
  );
}

function Invitation({ code }: { code: string }) {
  // Joining begins a session, which must not ask for the used invitation again.
  const [isSignedIn, setSignedIn] = useState(() => currentToken() !== null);
  const { invitation, viewer } = useLazyLoadQuery<JoinPageQuery>(
    graphql`
      query JoinPageQuery($code: String!, $isSignedIn: Boolean!) {
        invitation(code: $code) {
          partner {
            __typename
          }
          ...JoinCard_invitation
          ...JoinPartnerCard_invitation
        }
        viewer @include(if: $isSignedIn) {
          ...JoinPartnerCard_viewer
        }
      }
    `,
    { code, isSignedIn },
    { fetchPolicy: "network-only" },
  );
  function handleOther() {
    endSession("signedOut");
    setSignedIn(false);
  }
  if (!invitation) {
    return <NoInvitation reason="It may have expired, been withdrawn or been used already. Ask the owner of the office for a new one." />;
  }
  if (invitation.partner) return <JoinPartnerCard code={code} invitation={invitation} viewer={viewer ?? null} onOther={handleOther} />;
  return <JoinCard code={code} invitation={invitation} />;
}

function NoInvitation({ reason }: { reason: string }) {
  return (
    <section className={styles.card}>
      <div>
        <Title order={1}>This invitation is not available</Title>
        <Text c="dimmed">{reason}</Text>
      </div>
      <Text c="dimmed" ta="center">
        A mistyped code?{" "}
        <Anchor component={Link} underline="always" to="/join">
          Enter it again
        </Anchor>
      </Text>
      {currentToken() === null ? (
        <Text c="dimmed" ta="center">
          Already a member?{" "}
          <Anchor component={Link} underline="always" to="/login">
            Sign In
          </Anchor>
        </Text>
      ) : (
        <Button component={Link} to="/" variant="default" fullWidth>
          Go to Dashboard
        </Button>
      )}
    </section>
  );
}

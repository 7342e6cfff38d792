import { Anchor, Button, Text, Title } from "@mantine/core";
import { useState, type ReactNode } from "react";
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

const unavailable = "This invitation is not available";

/** An invitation's page (/join/{code}), to a team or to be a partner. */
export function Component() {
  usePageTitle("Join");
  const { code = "" } = useParams();
  return <Attempts key={code} code={code} />;
}

/** The invitation, which is read again on request after a failure. */
function Attempts({ code }: { code: string }) {
  const [attempt, setAttempt] = useState(0);
  return (
    <ErrorBoundary
      attempt={attempt}
      renderFailure={(error) => (
        <Notice title="The invitation could not be loaded" text={textOfError(error, "Please try again.")}>
          <Button fullWidth onClick={() => setAttempt(attempt + 1)}>
            Try again
          </Button>
        </Notice>
      )}
    >
      <PromptSuspense fallback={<section className={styles.card} aria-busy="true" />}>
        <Invitation code={code} attempt={attempt} />
      </PromptSuspense>
    </ErrorBoundary>
  );
}

function Invitation({ code, attempt }: { code: string; attempt: number }) {
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
    { fetchPolicy: "network-only", fetchKey: attempt },
  );
  const [isGone, setGone] = useState(false);
  const handleGone = () => setGone(true);
  function handleOther() {
    endSession("signedOut");
    setSignedIn(false);
  }
  if (isGone) return <Notice title={unavailable} text="It has been used, withdrawn or has expired since you opened this page." />;
  if (!invitation) {
    return (
      <Notice
        title={unavailable}
        text="It may have expired, been withdrawn or been used already. Ask the owner of the office for a new one."
      >
        <Text c="dimmed" ta="center">
          A mistyped code?{" "}
          <Anchor component={Link} underline="always" to="/join">
            Enter it again
          </Anchor>
        </Text>
      </Notice>
    );
  }
  const parts = { code, invitation, onGone: handleGone };
  if (invitation.partner) return <JoinPartnerCard {...parts} viewer={viewer ?? null} onOther={handleOther} />;
  return <JoinCard {...parts} />;
}

function Notice({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <section className={styles.card}>
      <div>
        <Title order={1}>{title}</Title>
        <Text c="dimmed">{text}</Text>
      </div>
      {children}
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

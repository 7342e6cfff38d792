import { Anchor, Text, Title } from "@mantine/core";
import { graphql, useLazyLoadQuery } from "react-relay";
import { Link, useParams } from "react-router";
import type { JoinPageQuery } from "../__generated__/JoinPageQuery.graphql.ts";
import styles from "../account/AccountCard.module.css";
import { usePageTitle } from "../htmlHead/pageTitle.ts";
import { textOfError } from "../relay/RequestError.ts";
import { ErrorBoundary } from "../ui/feedback/ErrorBoundary.tsx";
import { PromptSuspense } from "../ui/loading/PromptSuspense.tsx";
import { JoinCard } from "./JoinCard.tsx";

/** An invitation's page (/join/{code}): the office, the role, and the form of a new account. */
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
  const { invitation } = useLazyLoadQuery<JoinPageQuery>(
    graphql`
      query JoinPageQuery($code: String!) {
        invitation(code: $code) {
          ...JoinCard_invitation
        }
      }
    `,
    { code },
    { fetchPolicy: "network-only" },
  );
  if (!invitation) {
    return <NoInvitation reason="It may have expired, been withdrawn or been used already. Ask the owner of the office for a new one." />;
  }
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
        Already a member?{" "}
        <Anchor component={Link} underline="always" to="/login">
          Sign In
        </Anchor>
      </Text>
    </section>
  );
}

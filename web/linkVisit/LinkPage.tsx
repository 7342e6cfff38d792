import { Text, Title } from "@mantine/core";
import { startTransition, useEffect, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import { useParams } from "react-router";
import { linkVisitMessages } from "#domain/links/linkVisit.ts";
import type { LinkPageQuery } from "../__generated__/LinkPageQuery.graphql.ts";
import styles from "../account/AccountCard.module.css";
import { usePageTitle } from "../htmlHead/pageTitle.ts";
import { textOfError } from "../relay/RequestError.ts";
import { ErrorBoundary } from "../ui/feedback/ErrorBoundary.tsx";
import { PromptSuspense } from "../ui/loading/PromptSuspense.tsx";
import { LinkDocuments } from "./LinkDocuments.tsx";
import { OpenLinkForm } from "./OpenLinkForm.tsx";

/** The addresses of files hold for an hour: new ones are fetched before. */
const refreshMilliseconds = 30 * 60 * 1000;

/** A share link's page (/s/{token}), for visitors without an account. */
export function Component() {
  usePageTitle("Shared documents");
  const { token = "" } = useParams();
  return (
    <ErrorBoundary attempt={token} renderFailure={(error) => <NotAvailable reason={textOfError(error, "Please try again.")} />}>
      <PromptSuspense fallback={<section className={styles.card} aria-busy="true" />}>
        <Visit key={token} token={token} />
      </PromptSuspense>
    </ErrorBoundary>
  );
}

function Visit({ token }: { token: string }) {
  const [pass, setPass] = useState("");
  const [fetchKey, setFetchKey] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => startTransition(() => setFetchKey((key) => key + 1)), refreshMilliseconds);
    return () => clearInterval(timer);
  }, []);
  const { linkVisit } = useLazyLoadQuery<LinkPageQuery>(
    graphql`
      query LinkPageQuery($token: String!, $pass: String!) {
        linkVisit(token: $token, pass: $pass) {
          ...OpenLinkForm_visit
          content {
            ...LinkDocuments_content
          }
        }
      }
    `,
    { token, pass },
    { fetchPolicy: "network-only", fetchKey },
  );
  if (!linkVisit) return <NotAvailable reason="Ask whoever sent it to you for a new one." />;
  if (linkVisit.content) return <LinkDocuments content={linkVisit.content} />;
  return <OpenLinkForm token={token} visit={linkVisit} onOpened={(opened) => startTransition(() => setPass(opened))} />;
}

function NotAvailable({ reason }: { reason: string }) {
  return (
    <section className={styles.card}>
      <div>
        <Title order={1}>{linkVisitMessages.notAvailable}</Title>
        <Text c="dimmed">{reason}</Text>
      </div>
    </section>
  );
}

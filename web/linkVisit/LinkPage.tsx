import { Button, Text, Title } from "@mantine/core";
import { startTransition, useEffect, useRef, useState, type ReactNode } from "react";
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
import { useFreshAddresses } from "./useFreshAddresses.ts";

const visitQuery = graphql`
  query LinkPageQuery($token: String!, $pass: String!) {
    linkVisit(token: $token, pass: $pass) {
      ...OpenLinkForm_visit
      content {
        ...LinkDocuments_content
      }
    }
  }
`;

/** A share link's page (/s/{token}), for visitors without an account. */
export function Component() {
  usePageTitle("Shared documents");
  const { token = "" } = useParams();
  return <Attempts key={token} token={token} />;
}

/** A visit, which begins again on request after a failure. What was entered to open the link still holds then. */
function Attempts({ token }: { token: string }) {
  const [pass, setPass] = useState("");
  const [attempt, setAttempt] = useState(0);
  return (
    <ErrorBoundary
      attempt={attempt}
      renderFailure={(error) => (
        <Notice title="The documents could not be loaded" text={textOfError(error, "Please try again.")}>
          <Button onClick={() => setAttempt(attempt + 1)}>Try again</Button>
        </Notice>
      )}
    >
      <PromptSuspense fallback={<section className={styles.card} aria-busy="true" />}>
        <Visit
          token={token}
          pass={pass}
          attempt={attempt}
          onOpened={(opened) => startTransition(() => setPass(opened))}
          onChanged={() => startTransition(() => setAttempt(attempt + 1))}
        />
      </PromptSuspense>
    </ErrorBoundary>
  );
}

type VisitProps = { token: string; pass: string; attempt: number; onOpened: (pass: string) => void; onChanged: () => void };

function Visit({ token, pass, attempt, onOpened, onChanged }: VisitProps) {
  const { linkVisit } = useLazyLoadQuery<LinkPageQuery>(visitQuery, { token, pass }, { fetchPolicy: "network-only", fetchKey: attempt });
  useFreshAddresses(visitQuery, { token, pass });
  if (!linkVisit) return <Notice title={linkVisitMessages.notAvailable} text="Ask whoever sent it to you for a new one." />;
  if (linkVisit.content) return <LinkDocuments content={linkVisit.content} visit={{ token, pass, onChanged }} />;
  return <OpenLinkForm token={token} visit={linkVisit} onOpened={onOpened} />;
}

function Notice({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus is gone where the link ended while it was open.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.card}>
      <div>
        <Title order={1} ref={heading} tabIndex={-1}>
          {title}
        </Title>
        <Text c="dimmed">{text}</Text>
      </div>
      {children}
    </section>
  );
}

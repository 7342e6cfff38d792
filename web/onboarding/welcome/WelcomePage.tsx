import { Badge, Button, Text, Title } from "@mantine/core";
import { IconArrowRight } from "@tabler/icons-react";
import { graphql } from "react-relay";
import { useNavigate } from "react-router";
import { accountTypeNames, type OnboardingStatus } from "#domain/account/accountType.ts";
import type { WelcomePageQuery } from "../../__generated__/WelcomePageQuery.graphql.ts";
import { kindNames } from "../../masterData/kinds.ts";
import { usePageQuery } from "../../relay/page/pageQuery.ts";
import { usePageTitle } from "../../htmlHead/pageTitle.ts";
import { settings } from "../../htmlHead/settings.ts";
import { SampleDataOffer } from "../../sampleData/SampleDataOffer.tsx";
import { OnboardingHeader } from "../OnboardingHeader.tsx";
import { stepPath } from "../steps.ts";
import { useSetOnboardingStatus } from "../useSetOnboardingStatus.ts";
import { WelcomeOverview } from "./WelcomeOverview.tsx";
import styles from "./WelcomePage.module.css";

/** The button's text by onboarding status. */
const goOn: Record<OnboardingStatus, string> = {
  ONBOARDING_PENDING: "Get Started",
  ONBOARDING_IN_PROGRESS: "Resume",
  ONBOARDING_COMPLETED: "Go to Dashboard",
};

/** Welcome (/onboarding/welcome): the account, what onboarding asks for, and the start button. */
export function Component() {
  usePageTitle("Welcome");
  const navigate = useNavigate();
  const [setStatus, isStarting] = useSetOnboardingStatus({ failure: "Failed to start onboarding" });
  const { viewer } = usePageQuery<WelcomePageQuery>(graphql`
    query WelcomePageQuery @preloadable {
      viewer {
        name
        email
        type
        status
      }
    }
  `);
  if (!viewer) return null;
  const { name, email, type, status } = viewer;

  async function handleGoOn() {
    if (status === "ONBOARDING_COMPLETED") return navigate("/dashboard");
    if (status === "ONBOARDING_PENDING" && !(await setStatus("ONBOARDING_IN_PROGRESS"))) return;
    await navigate(stepPath(kindNames[0]));
  }
  return (
    <div className={styles.screen}>
      <OnboardingHeader />
      <main className={styles.main} tabIndex={-1}>
        <div className={styles.greeting}>
          <Title order={1}>Welcome to {settings.productName}</Title>
          <Text c="dimmed">Set your business up once; every shipment and document draws on it.</Text>
        </div>
        <section className={styles.card} aria-label="Your account">
          <div className={styles.who}>
            <Text fw={600}>{name}</Text>
            <Text c="dimmed">{email}</Text>
          </div>
          {type && <Badge>{accountTypeNames[type]}</Badge>}
        </section>
        <WelcomeOverview />
        <div className={styles.way}>
          <Text c="dimmed">Setup takes about 5-10 minutes, and everything can be edited later in Settings.</Text>
          {status !== "ONBOARDING_COMPLETED" && <SampleDataOffer />}
          <Button size="md" rightSection={<IconArrowRight size={18} stroke={1.7} />} loading={isStarting} onClick={() => void handleGoOn()}>
            {goOn[status ?? "ONBOARDING_IN_PROGRESS"]}
          </Button>
        </div>
      </main>
    </div>
  );
}

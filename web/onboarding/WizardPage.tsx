import { Progress, Text, Title } from "@mantine/core";
import { graphql } from "react-relay";
import { Navigate, useParams } from "react-router";
import type { WizardPageQuery } from "../__generated__/WizardPageQuery.graphql.ts";
import { kindAt, kindNames, kindWords } from "../masterData/kinds.ts";
import { MasterDataPanel } from "../settings/MasterDataPanel.tsx";
import { usePageQuery } from "../relay/page/pageQuery.ts";
import { usePageTitle } from "../htmlHead/pageTitle.ts";
import { OnboardingHeader } from "./OnboardingHeader.tsx";
import { placeOf, stepHelp } from "./steps.ts";
import { WizardFooter } from "./WizardFooter.tsx";
import styles from "./WizardPage.module.css";

/** A step of the wizard (/onboarding/buyer and its siblings): a kind's form, its items, and Back and Next. */
export function Component() {
  const { step } = useParams();
  const kind = kindAt(step);
  usePageTitle(kind === undefined ? "" : kindWords[kind].title);
  const { viewer } = usePageQuery<WizardPageQuery>(graphql`
    query WizardPageQuery {
      viewer {
        ...MasterDataPanel_viewer
        ...WizardFooter_viewer
      }
    }
  `);
  if (kind === undefined) return <Navigate to="/onboarding/welcome" replace />;
  if (!viewer) return null;
  const { number } = placeOf(kind);
  return (
    <div className={styles.screen}>
      <OnboardingHeader>
        <div className={styles.progress}>
          <Text size="sm" c="dimmed" className="figures">
            Step {number} of {kindNames.length}
          </Text>
          <Progress value={(number / kindNames.length) * 100} size="sm" aria-label="Setup progress" className={styles.bar} />
        </div>
      </OnboardingHeader>
      <main className={styles.main} tabIndex={-1}>
        <div>
          <Title order={1}>{kindWords[kind].title}</Title>
          <Text c="dimmed">{stepHelp[kind]}</Text>
        </div>
        <MasterDataPanel kind={kind} viewer={viewer} surface="onboarding" />
      </main>
      <WizardFooter kind={kind} viewer={viewer} />
    </div>
  );
}

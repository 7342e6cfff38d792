import { Button, Group, Text } from "@mantine/core";
import { IconArrowLeft, IconArrowRight } from "@tabler/icons-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router";
import type { WizardFooter_viewer$data, WizardFooter_viewer$key } from "../__generated__/WizardFooter_viewer.graphql.ts";
import { kindWords, type KindName } from "../masterData/kinds.ts";
import { openEntry } from "../masterData/record/openEntry.ts";
import { useStore } from "../ui/store/store.ts";
import { showError } from "../ui/feedback/toast.ts";
import { CompleteSetupButton } from "./CompleteSetupButton.tsx";
import { placeOf, stepPath } from "./steps.ts";
import styles from "./WizardFooter.module.css";

type Props = { kind: KindName; viewer: WizardFooter_viewer$key };

/** Back and Next. Next is blocked until the step has an item; the last step completes onboarding. */
export function WizardFooter({ kind, viewer }: Props) {
  const navigate = useNavigate();
  const data = useFragment(
    graphql`
      fragment WizardFooter_viewer on Viewer {
        originCountries
        destinationCountries
        paymentTerms
        shipmentTerms
        currencies
        declarations
        firms {
          nodes {
            __typename
          }
        }
        buyers {
          nodes {
            __typename
          }
        }
        brokers {
          nodes {
            __typename
          }
        }
        loadingPorts {
          nodes {
            __typename
          }
        }
        dischargePorts {
          nodes {
            __typename
          }
        }
        packagingUnits {
          nodes {
            __typename
          }
        }
        goods {
          nodes {
            __typename
          }
        }
        contractFormats {
          nodes {
            __typename
          }
        }
        documentTemplates {
          nodes {
            __typename
          }
        }
      }
    `,
    viewer,
  );
  const { before, next } = placeOf(kind);
  const blocked = itemsOf(data)[kind].length === 0 ? kindWords[kind].nextBlocked : null;

  const entry = useStore(openEntry);
  const [isSaving, setSaving] = useState(false);

  /** Saves what is typed first. */
  async function handleNext(to: KindName) {
    if (entry !== null) {
      setSaving(true);
      const isSaved = await entry.save();
      setSaving(false);
      if (!isSaved) return;
      openEntry.set(null);
    } else if (blocked !== null) return showError(blocked, "Required");
    void navigate(stepPath(to));
  }
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <Button
          variant="default"
          leftSection={<IconArrowLeft size={16} stroke={1.7} />}
          onClick={() => void navigate(before ? stepPath(before) : "/onboarding/welcome")}
        >
          Back
        </Button>
        {next ? (
          <Group gap="sm" wrap="nowrap">
            {entry !== null && (
              <Text size="sm" c="dimmed">
                Next {entry.verb} {thisOne(kindWords[kind].noun)}
              </Text>
            )}
            <Button
              disabled={isSaving}
              variant={blocked === null || entry !== null ? "filled" : "default"}
              rightSection={<IconArrowRight size={16} stroke={1.7} />}
              onClick={() => void handleNext(next)}
            >
              Next
            </Button>
          </Group>
        ) : (
          <CompleteSetupButton />
        )}
      </div>
    </footer>
  );
}

/** "this buyer", "these packaging details". */
function thisOne(noun: string): string {
  return `${noun.endsWith("s") ? "these" : "this"} ${noun}`;
}

function itemsOf(viewer: WizardFooter_viewer$data): Record<KindName, readonly unknown[]> {
  return {
    firm: viewer.firms.nodes,
    originCountry: viewer.originCountries,
    destinationCountry: viewer.destinationCountries,
    buyer: viewer.buyers.nodes,
    broker: viewer.brokers.nodes,
    loadingPort: viewer.loadingPorts.nodes,
    dischargePort: viewer.dischargePorts.nodes,
    paymentTerm: viewer.paymentTerms,
    shipmentTerm: viewer.shipmentTerms,
    packagingUnit: viewer.packagingUnits.nodes,
    goods: viewer.goods.nodes,
    currency: viewer.currencies,
    declaration: viewer.declarations,
    contractFormat: viewer.contractFormats.nodes,
    documentTemplate: viewer.documentTemplates.nodes,
  };
}

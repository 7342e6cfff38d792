import { Button } from "@mantine/core";
import { IconAlertTriangle, IconDownload, IconHistory } from "@tabler/icons-react";
import { Suspense, useState, type ReactNode } from "react";
import { textOfError } from "../relay/RequestError.ts";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import { ErrorBoundary } from "../ui/feedback/ErrorBoundary.tsx";
import { Section } from "../ui/page/Section.tsx";
import { showError } from "../ui/feedback/toast.ts";
import { useWait } from "../ui/keyboard/useWait.ts";
import { TableSkeleton } from "../ui/table/TableSkeleton.tsx";
import { fileAddress } from "../files/fileAddress.ts";

type Props = {
  title: string;
  description: string;
  /** Requests an address of the CSV file; null if the service behind the gateway keeps no audit trail. */
  addressOf: () => Promise<string | null>;
  /** Content above the entries. */
  filters?: ReactNode;
  /** Renders the entries; `attempt` counts the loads. */
  renderLines: (attempt: number) => ReactNode;
};

const loadFailed = "Failed to load the activity";
const noTrail = "This server does not keep who did what.";

/** The card of an audit trail, with its export, its loading state and its error state. */
export function AuditSection({ title, description, addressOf, filters, renderLines }: Props) {
  const [attempt, setAttempt] = useState(0);
  const [isAsking, wait] = useWait();
  async function handleExport() {
    try {
      const given = await wait(addressOf);
      const address = given === null ? null : fileAddress(given);
      if (given === null) showError(noTrail);
      else if (address === null) showError("Failed to generate download URL");
      else download(address);
    } catch (error) {
      showError(textOfError(error, "Failed to generate download URL"));
    }
  }
  return (
    <Section
      title={title}
      description={description}
      isFlush
      actions={
        <Button
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.7} />}
          loading={isAsking}
          onClick={() => void handleExport()}
        >
          Export CSV
        </Button>
      }
    >
      {filters}
      <ErrorBoundary attempt={attempt} renderFailure={(error) => <Failure error={error} onRetry={() => setAttempt(attempt + 1)} />}>
        <Suspense fallback={<TableSkeleton rows={5} isFlush />}>{renderLines(attempt)}</Suspense>
      </ErrorBoundary>
    </Section>
  );
}

/** The browser streams the file to disk, whatever its size. */
function download(address: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = "activity.csv";
  link.click();
}

type FailureProps = { error: Error; onRetry: () => void };

function Failure({ error, onRetry }: FailureProps) {
  return (
    <EmptyState
      icon={<IconAlertTriangle size={22} stroke={1.6} />}
      title={loadFailed}
      text={textOfError(error, "Please try again.")}
      action={
        <Button variant="default" onClick={onRetry}>
          Try again
        </Button>
      }
    />
  );
}

/** Shown when there is no entry: none yet, or `isUnknown` if the service behind the gateway keeps no audit trail. */
export function NoActivity({ isUnknown }: { isUnknown: boolean }) {
  if (isUnknown) return <EmptyState title="No activity" text={noTrail} />;
  return (
    <EmptyState
      icon={<IconHistory size={22} stroke={1.6} />}
      title="Nothing has happened yet"
      text="Every change, download and sign-in from now on stands here."
    />
  );
}

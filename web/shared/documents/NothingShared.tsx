import { Button } from "@mantine/core";
import { IconFileSearch } from "@tabler/icons-react";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { isSharedNarrowed, withoutSharedFilters } from "./sharedDocumentsAddress.ts";
import { useSharedDocumentsPlace } from "./useSharedDocumentsPlace.ts";

const icon = <IconFileSearch size={22} stroke={1.6} />;

/** Why there is no document: none is shared yet, or none is like the search. */
export function NothingShared() {
  const [place, go] = useSharedDocumentsPlace();
  if (!isSharedNarrowed(place)) {
    return <EmptyState icon={icon} title="No documents yet" text="Documents appear here as soon as an exporter shows them to you." />;
  }
  return (
    <EmptyState
      icon={icon}
      title="No documents found"
      text={
        place.q === ""
          ? "No document passes all of these filters."
          : 'Every word must be in the document, its name or what you see of its shipment. Try fewer words, the beginning of the last word, or "several words" that follow each other. Scans are found by their names alone.'
      }
      action={
        <Button variant="default" onClick={() => void go(withoutSharedFilters(place))}>
          Clear filters
        </Button>
      }
    />
  );
}

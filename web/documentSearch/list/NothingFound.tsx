import { Anchor, Button } from "@mantine/core";
import { IconFileSearch } from "@tabler/icons-react";
import { Link } from "react-router";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { isNarrowed, withoutFilters } from "../documentsAddress.ts";
import { useDocumentsPlace } from "../useDocumentsPlace.ts";

const icon = <IconFileSearch size={22} stroke={1.6} />;

/** Why there is no document: none was stored yet, or none is like the search; then how to find more. */
export function NothingFound() {
  const [place, go] = useDocumentsPlace();
  if (!isNarrowed(place)) {
    return (
      <EmptyState
        icon={icon}
        title="No documents yet"
        text="What you generate or upload for a shipment appears here, and is found by its words within seconds."
        action={
          <Anchor component={Link} to="/dashboard">
            Go to your firms
          </Anchor>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={icon}
      title="No documents found"
      text={
        place.q === ""
          ? "No document passes all of these filters."
          : 'Every word must be in the document, its name or its shipment. Try fewer words, the beginning of the last word, or "several words" that follow each other. Scans are found by their names alone.'
      }
      action={
        <Button variant="default" onClick={() => void go(withoutFilters(place))}>
          Clear filters
        </Button>
      }
    />
  );
}

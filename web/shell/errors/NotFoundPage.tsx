import { Button } from "@mantine/core";
import { Link } from "react-router";
import { ErrorPanel } from "./ErrorPanel.tsx";
import { usePageTitle } from "../../htmlHead/pageTitle.ts";

/** The page for unknown addresses. */
export function Component() {
  usePageTitle("Page not found");
  return (
    <main>
      <ErrorPanel title="404: page not found" text="This address leads nowhere. It may have been mistyped, or the page has moved.">
        <Button component={Link} to="/">
          Return to Home
        </Button>
      </ErrorPanel>
    </main>
  );
}

import { useRouteError } from "react-router";
import { ErrorPanel } from "./ErrorPanel.tsx";
import { errorMessage } from "./errorMessage.ts";
import { usePageTitle } from "../../htmlHead/pageTitle.ts";

/** The error screen outside the dashboard. */
export function RootError() {
  usePageTitle("Error");
  return (
    <main>
      <ErrorPanel {...errorMessage(useRouteError())} />
    </main>
  );
}

import { useRouteFailure } from "./useRouteFailure.ts";
import { ErrorPanel } from "./ErrorPanel.tsx";
import { errorMessage } from "./errorMessage.ts";
import { usePageTitle } from "../../htmlHead/pageTitle.ts";

/** The error screen outside the dashboard. */
export function RootError() {
  usePageTitle("Error");
  return (
    <main>
      <ErrorPanel {...errorMessage(useRouteFailure())} />
    </main>
  );
}

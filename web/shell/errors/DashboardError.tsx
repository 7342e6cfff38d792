import { useRouteFailure } from "./useRouteFailure.ts";
import { ErrorPanel } from "./ErrorPanel.tsx";
import { errorMessage } from "./errorMessage.ts";
import { usePageTitle } from "../../htmlHead/pageTitle.ts";

/** The error screen of a dashboard page; navigation stays usable. */
export function DashboardError() {
  usePageTitle("Error");
  return <ErrorPanel {...errorMessage(useRouteFailure())} />;
}

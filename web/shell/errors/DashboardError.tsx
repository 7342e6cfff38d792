import { useRouteError } from "react-router";
import { ErrorPanel } from "./ErrorPanel.tsx";
import { errorMessage } from "./errorMessage.ts";
import { usePageTitle } from "../../htmlHead/pageTitle.ts";

/** The error screen of a dashboard page; navigation stays usable. */
export function DashboardError() {
  usePageTitle("Error");
  return <ErrorPanel {...errorMessage(useRouteError())} />;
}

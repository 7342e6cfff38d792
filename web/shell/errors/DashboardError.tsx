import { useRouteError } from "react-router";
import { ErrorPanel } from "./ErrorPanel.tsx";
import { errorMessage } from "./errorMessage.ts";
import { usePageTitle } from "../../htmlHead/pageTitle.ts";

/** The error screen of a page inside the shell: navigation stays, so that the rest of the product can still be reached. */
export function DashboardError() {
  usePageTitle("Error");
  return <ErrorPanel {...errorMessage(useRouteError())} />;
}

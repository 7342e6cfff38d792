import { useRouteError } from "react-router";
import { ErrorPanel } from "./ErrorPanel.tsx";
import { errorWords } from "./errorWords.ts";
import { usePageTitle } from "./pageTitle.ts";

/** The error screen of a page inside the shell: navigation stays, so that the rest of the product can still be reached. */
export function InsideError() {
  usePageTitle("Error");
  return <ErrorPanel {...errorWords(useRouteError())} />;
}

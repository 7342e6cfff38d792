import { useRouteError } from "react-router";
import { ErrorPanel } from "./ErrorPanel.tsx";
import { errorWords } from "./errorWords.ts";
import { usePageTitle } from "./pageTitle.ts";

/** The error screen of everything that has no frame around it. */
export function OutsideError() {
  usePageTitle("Error");
  return (
    <main>
      <ErrorPanel {...errorWords(useRouteError())} />
    </main>
  );
}

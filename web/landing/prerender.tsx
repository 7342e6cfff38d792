import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { ThemeProvider } from "../ui/ThemeProvider.tsx";
import { Marketing } from "./Marketing.tsx";

/** The marks that the server replaces by an installation's settings. */
const marks = {
  productName: "{{product-name}}",
  companyName: "{{company-name}}",
  supportPhone: "{{support-phone}}",
  phoneAddress: "{{phone-address}}",
};

/** The front page's content as HTML, for an installation with the lines told: built once, filled in where it is served. */
export function prerender({ hasCompany, hasPhone }: { hasCompany: boolean; hasPhone: boolean }): string {
  return renderToStaticMarkup(
    <StaticRouter location="/">
      <ThemeProvider>
        <Marketing {...marks} companyName={hasCompany ? marks.companyName : ""} supportPhone={hasPhone ? marks.supportPhone : ""} />
      </ThemeProvider>
    </StaticRouter>,
  );
}

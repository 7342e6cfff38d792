import { startTransition, useEffect, useState } from "react";
import { BasicSection } from "./sections/BasicSection.tsx";
import { ChargesSection } from "./charges/ChargesSection.tsx";
import { ContainersSection } from "./containers/ContainersSection.tsx";
import { useFormText } from "./values/formStore.ts";
import { LocationSection } from "./sections/LocationSection.tsx";
import { NotesSection } from "./sections/NotesSection.tsx";
import { ProductsSection } from "./lines/ProductsSection.tsx";
import { TotalsSection } from "./charges/TotalsSection.tsx";
import { TypeSection } from "./sections/TypeSection.tsx";

/**
 * The eight sections in order; container details only for containerised goods. The first render fills a screen; the rest,
 * which may be dozens of lines, follows without blocking it.
 */
export function FormSections() {
  const type = useFormText("type");
  const [isWhole, setWhole] = useState(false);
  useEffect(() => startTransition(() => setWhole(true)), []);
  return (
    <>
      <BasicSection />
      <LocationSection />
      {isWhole && (
        <>
          <ProductsSection />
          <TotalsSection />
          <ChargesSection />
          <TypeSection />
          {type === "CONTAINERISED" && <ContainersSection />}
          <NotesSection />
        </>
      )}
    </>
  );
}

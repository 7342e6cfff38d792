import { BasicSection } from "./BasicSection.tsx";
import { ChargesSection } from "./ChargesSection.tsx";
import { ContainersSection } from "./ContainersSection.tsx";
import { useFormText } from "./formStore.ts";
import { LocationSection } from "./LocationSection.tsx";
import { NotesSection } from "./NotesSection.tsx";
import { ProductsSection } from "./ProductsSection.tsx";
import { TotalsSection } from "./TotalsSection.tsx";
import { TypeSection } from "./TypeSection.tsx";

/** The eight sections in their order; container details only where the goods go in containers (spec section 2). */
export function FormSections() {
  const type = useFormText("type");
  return (
    <>
      <BasicSection />
      <LocationSection />
      <ProductsSection />
      <TotalsSection />
      <ChargesSection />
      <TypeSection />
      {type === "CONTAINERISED" && <ContainersSection />}
      <NotesSection />
    </>
  );
}

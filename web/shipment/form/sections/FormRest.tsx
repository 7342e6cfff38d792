import { ChargesSection } from "../charges/ChargesSection.tsx";
import { ContainersSection } from "../containers/ContainersSection.tsx";
import { useFormText } from "../values/formStore.ts";
import { NotesSection } from "./NotesSection.tsx";
import { ProductsSection } from "../lines/ProductsSection.tsx";
import { TotalsSection } from "../charges/TotalsSection.tsx";
import { TypeSection } from "./TypeSection.tsx";

/** The sections below the first screen. */
export function FormRest() {
  const type = useFormText("type");
  return (
    <>
      <ProductsSection />
      <TotalsSection />
      <ChargesSection />
      <TypeSection />
      {type === "CONTAINERISED" && <ContainersSection />}
      <NotesSection />
    </>
  );
}

import { startTransition, useEffect, useState } from "react";
import { lazyPart } from "../../ui/loading/lazyPart.ts";
import { PromptSuspense } from "../../ui/loading/PromptSuspense.tsx";
import { BasicSection } from "./sections/BasicSection.tsx";
import { LocationSection } from "./sections/LocationSection.tsx";

const FormRest = lazyPart(async () => (await import("./sections/FormRest.tsx")).FormRest);
// It arrives while the form's data is on its way.
FormRest.preload();

type Props = { firmId: string; isNew: boolean };

/**
 * The eight sections in order; container details only for containerised goods. The first render fills a screen; the rest,
 * which may be dozens of lines, follows without blocking it.
 */
export function FormSections({ firmId, isNew }: Props) {
  const [isWhole, setWhole] = useState(false);
  useEffect(() => startTransition(() => setWhole(true)), []);
  return (
    <>
      <BasicSection newOf={isNew ? firmId : null} />
      <LocationSection />
      <PromptSuspense>{isWhole && <FormRest />}</PromptSuspense>
    </>
  );
}

import type { z } from "zod";

type Check = (value: unknown) => boolean;

/** What zod checks of a value that has its type, as functions that return true for a good one; null if one of them is not known here. */
export function checksOf(checks: readonly z.core.$ZodCheck[] = []): Check[] | null {
  const known = checks.map(checkOf);
  return known.every((check) => check !== null) ? known : null;
}

function checkOf(check: z.core.$ZodCheck): Check | null {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Each check is one of zod's, or a refinement.
  const { def } = (check as z.core.$ZodChecks | z.core.$ZodCustom)._zod;
  switch (def.check) {
    case "number_format":
      return def.format === "safeint" ? Number.isSafeInteger : null;
    case "greater_than":
      return (value) => (def.inclusive ? Number(value) >= Number(def.value) : Number(value) > Number(def.value));
    case "custom":
      return "fn" in def && typeof def.fn === "function" ? (value) => Boolean(def.fn(value)) : null;
    default:
      return null;
  }
}

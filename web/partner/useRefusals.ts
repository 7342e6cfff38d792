import type { UseFormReturnType } from "@mantine/form";
import type { UserError } from "../relay/payloadErrors.ts";
import { showError } from "../ui/feedback/toast.ts";
import { formErrors } from "../ui/form/formErrors.ts";
import { markErrors } from "../ui/form/markErrors.ts";
import { problemsOf, type PartnerValues } from "./list/partnerValues.ts";

type Refusals = {
  /** Whether the values have mistakes, which are then marked and shown. */
  isRefused: (values: PartnerValues) => boolean;
  /** Marks what the service refused. */
  onErrors: (errors: readonly UserError[]) => void;
};

/** The mistakes of a partner's form. One in a list of records marks the list. */
export function useRefusals(form: UseFormReturnType<PartnerValues>): Refusals {
  const mark = (problems: readonly UserError[]) =>
    markErrors(form, formErrors(problems.map(({ message, field }) => ({ message, field: field?.slice(0, 1) ?? null }))));
  return {
    isRefused(values) {
      const problems = problemsOf(values);
      const [first] = problems;
      if (first === undefined) return false;
      mark(problems);
      showError(first.message, "Validation Error");
      return true;
    },
    onErrors: mark,
  };
}

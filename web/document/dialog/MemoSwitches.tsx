import { Switch } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { graphql, useFragment } from "react-relay";
import { isZero } from "#domain/figures/decimal.ts";
import type { MemoSwitches_shipment$key } from "../../__generated__/MemoSwitches_shipment.graphql.ts";

type Props<Values> = {
  shipment: MemoSwitches_shipment$key;
  /** A form with the fields `printCNF` and `printCommission`. */
  form: UseFormReturnType<Values>;
};

/** The two memos that proforma and invoice can print next to the total. Each says if the shipment has nothing to print. */
export function MemoSwitches<Values>({ shipment, form }: Props<Values>) {
  const { charges } = useFragment(
    graphql`
      fragment MemoSwitches_shipment on Shipment {
        charges {
          fob
          freight
          insurance
          commission
        }
      }
    `,
    shipment,
  );
  const isNothing = (amount: string | null | undefined) => typeof amount === "string" && isZero(amount);
  const hasBreakUp = ![charges?.fob, charges?.freight, charges?.insurance].every(isNothing);
  return (
    <>
      <Switch
        label="Print CNF"
        name="printCNF"
        description={
          hasBreakUp
            ? "A break-up of the price into FOB, freight and insurance; the total stays."
            : "FOB, freight and insurance of this shipment are all 0: there is nothing to print."
        }
        {...form.getInputProps("printCNF", { type: "checkbox" })}
      />
      <Switch
        label="Print Commission"
        name="printCommission"
        description={
          isNothing(charges?.commission)
            ? "The commission of this shipment is 0: there is nothing to print."
            : "A memo of the broker's commission; the total stays."
        }
        {...form.getInputProps("printCommission", { type: "checkbox" })}
      />
    </>
  );
}

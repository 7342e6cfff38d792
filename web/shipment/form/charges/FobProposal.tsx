import { Button, Text } from "@mantine/core";
import { formatMoney } from "#domain/figures/currency.ts";
import { proposedFob } from "#domain/shipment/priceBreakUp.ts";
import { useFormStore, useFormValue } from "../values/formStore.ts";
import { chargeFigures, useFormTotals } from "../values/formTotals.ts";

/** Offers the FOB value with which the price break-up adds up to the amount before GST. */
export function FobProposal() {
  const store = useFormStore();
  const currency = useFormValue((values) => values.currency);
  const amountBeforeGST = useFormTotals((totals) => totals.amountBeforeGST);
  const fob = useFormValue((values) => {
    const { termsOfShipment } = values;
    return proposedFob({ ...chargeFigures(values), amountBeforeGST, currency, termsOfShipment });
  });
  if (fob === null) return null;
  function handleUse(value: string) {
    store.setText("charges.fob", value);
    // The button goes; the focus must not go with it.
    document.querySelector<HTMLInputElement>('[data-path="charges.fob"]')?.focus();
  }
  return (
    <Text size="sm" component="div">
      FOB from the amount before GST:{" "}
      <Button size="compact-sm" variant="default" onClick={() => handleUse(fob)}>
        Use {formatMoney(fob, currency)}
      </Button>
    </Text>
  );
}

import { SimpleGrid } from "@mantine/core";
import { formatMoney } from "#domain/figures/currency.ts";
import { compare, isZero } from "#domain/figures/decimal.ts";
import { lazyPart } from "../../../ui/loading/lazyPart.ts";
import { PromptSuspense } from "../../../ui/loading/PromptSuspense.tsx";
import { FigureField } from "../fields/FigureField.tsx";
import { Figure } from "../fields/Figure.tsx";
import { FormSection } from "../sections/FormSection.tsx";
import { useFormValue } from "../values/formStore.ts";
import { useFormTotals } from "../values/formTotals.ts";
import styles from "./ChargesSection.module.css";

const FobProposal = lazyPart(async () => (await import("./FobProposal.tsx")).FobProposal);

/** Deductions and additions, and the amount due. FOB, freight, insurance and commission never change the total. */
export function ChargesSection() {
  const currency = useFormValue((values) => values.currency);
  const amountBeforeGST = useFormTotals((totals) => totals.amountBeforeGST);
  const gst = useFormTotals((totals) => totals.gst);
  const invoiceValue = useFormTotals((totals) => totals.invoiceValue);
  const totalAmount = useFormTotals((totals) => totals.totalAmount);
  const cifValue = useFormTotals((totals) => totals.cifValue);
  const money = (amount: string) => `${currency} ${formatMoney(amount, currency)}`;
  return (
    <FormSection title="Charges">
      <SimpleGrid cols={{ base: 2, sm: 3 }} spacing="md" verticalSpacing="sm">
        <FigureField path="charges.discount" unit={currency} />
        <FigureField path="charges.gstPercentage" label="GST Percentage" unit="%" />
        <FigureField path="charges.advance" unit={currency} />
      </SimpleGrid>
      <dl className={styles.sum}>
        <Figure label="Amount before GST">{money(amountBeforeGST)}</Figure>
        <Figure label="GST">{money(gst)}</Figure>
        <Figure label="Invoice Value">{money(invoiceValue)}</Figure>
        <Figure label="Total Amount" isStrong>
          {money(totalAmount)}
        </Figure>
      </dl>
      <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="md" verticalSpacing="sm">
        <FigureField path="charges.fob" unit={currency} />
        <FigureField path="charges.freight" unit={currency} />
        <FigureField path="charges.insurance" unit={currency} />
        <FigureField path="charges.commission" unit={currency} />
      </SimpleGrid>
      <dl className={styles.apart}>
        <Figure label="FOB + Freight + Insurance" isAmber={isZero(cifValue) ? false : compare(cifValue, amountBeforeGST) !== 0}>
          {money(cifValue)}
        </Figure>
      </dl>
      <PromptSuspense>
        <FobProposal />
      </PromptSuspense>
    </FormSection>
  );
}

import { ActionIcon, Tooltip } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useId } from "react";
import { groupEntered } from "#domain/figures/groupEntered.ts";
import { unitCaption } from "#domain/masterData/packagingUnit.ts";
import { moreLineFields } from "#domain/shipment/fields/lineFields.ts";
import { keysOf } from "#domain/typedObject.ts";
import { useFormChoices, type UnitChoice } from "../values/formChoices.ts";
import { withoutProduct, withProduct, withUnit } from "../values/formEdits.ts";
import { useFormStore, useFormText, useFormValue } from "../values/formStore.ts";
import { useSharedUnit } from "../values/formTotals.ts";
import { EnteredField } from "../fields/EnteredField.tsx";
import { FigureField } from "../fields/FigureField.tsx";
import { MoreButton } from "../fields/MoreButton.tsx";
import { PickField } from "../fields/PickField.tsx";
import { ProductLineResults } from "./ProductLineResults.tsx";
import styles from "./ProductsSection.module.css";
import { TextField } from "../fields/TextField.tsx";
import { useMoreFields } from "../fields/useMoreFields.ts";

type Props = { index: number; canBeRemoved: boolean };

/** One product line: product, quantity, rate and packing, and the computed results. */
export function ProductLine({ index, canBeRemoved }: Props) {
  const titleId = useId();
  const store = useFormStore();
  const { products, units } = useFormChoices();
  const currency = useFormValue((values) => values.currency);
  const hsnCode = useHsnCode(index);
  const unit = useSharedUnit();
  const at = `products.${index}` as const;
  const more = useMoreFields(moreLineFields, (name) => `${at}.${name}`);
  const caption = unitCaption(unit?.packingUnit ?? "");
  return (
    <fieldset className={styles.line} aria-labelledby={titleId}>
      <div className={styles.lineHead}>
        <span id={titleId} className={styles.lineTitle}>
          Product {index + 1}
        </span>
        {canBeRemoved && (
          <Tooltip label="Remove this product">
            <ActionIcon
              size="md"
              aria-label={`Remove line ${index + 1}`}
              onClick={() => store.update((values) => withoutProduct(values, index))}
            >
              <IconTrash size={16} stroke={1.7} />
            </ActionIcon>
          </Tooltip>
        )}
      </div>
      <div className={styles.fields}>
        <div className={styles.wide}>
          <PickField
            path={`${at}.productId`}
            label="Product"
            required={index === 0}
            choices={products.map(({ id, name, hsnCode: hsn }) => ({ value: id, label: name, detail: hsn && `HSN ${hsn}` }))}
            adds="goods"
            edit={withProduct(index)}
            description={hsnCode === "" ? undefined : `HSN ${hsnCode}`}
            emptyText="No products yet"
          />
        </div>
        <div className={styles.middle}>
          <PickField
            path={`${at}.unitId`}
            label="Packaging Details"
            required={index === 0}
            disabled={index > 0}
            choices={units.map((choice) => ({ value: choice.id, label: unitLabel(choice), detail: unitDetail(choice) }))}
            adds="packagingUnit"
            edit={withUnit}
            description={index > 0 ? "As in the first line" : undefined}
            emptyText="No packaging details yet"
          />
        </div>
        <div className={styles.figure}>
          <FigureField path={`${at}.quantity`} label="Quantity" unit={unit?.orderUnit} />
        </div>
        <div className={styles.figure}>
          <FigureField path={`${at}.rate`} label="Rate" unit={currency} />
        </div>
        <div className={styles.figure}>
          <FigureField path={`${at}.netWeightPerPackage`} label="Net Weight per Package" unit={caption} />
        </div>
        <div className={styles.figure}>
          <FigureField path={`${at}.grossWeightPerPackage`} label="Gross Weight per Package" unit={caption} />
        </div>
        <div className={styles.text}>
          <TextField path={`${at}.marks`} rows={4} />
        </div>
        <div className={styles.text}>
          <TextField path={`${at}.description`} rows={4} maxLength={2000} />
        </div>
        <div className={styles.text}>
          <TextField path={`${at}.specification`} rows={4} />
        </div>
      </div>
      <MoreButton label="More" more={more} />
      {more.isShown && (
        <div className={styles.fields}>
          {keysOf(moreLineFields).map((name) => (
            <div key={name} className={styles.figure}>
              <EnteredField path={`${at}.${name}`} />
            </div>
          ))}
        </div>
      )}
      <ProductLineResults index={index} />
    </fieldset>
  );
}

/** "MT to KG, BAG": the order unit, the packing unit, and the package type. */
function unitLabel({ orderUnit, packingUnit, packageType }: UnitChoice): string {
  return `${orderUnit} to ${packingUnit}, ${packageType}`;
}

/** "1 MT = 1,000 KG; 25 net, 25.15 gross per BAG". */
function unitDetail({ orderUnit, packingUnit, weight, packageType, netWeight, grossWeight }: UnitChoice): string {
  const grouped = (figure: string) => groupEntered(figure, packingUnit);
  const conversion = `1 ${orderUnit} = ${grouped(weight)} ${packingUnit}`;
  return netWeight === "0" ? conversion : `${conversion}; ${grouped(netWeight)} net, ${grouped(grossWeight)} gross per ${packageType}`;
}

function useHsnCode(index: number): string {
  const { products } = useFormChoices();
  const productId = useFormText(`products.${index}.productId`);
  return products.find(({ id }) => id === productId)?.hsnCode ?? "";
}

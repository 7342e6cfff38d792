import { Select } from "@mantine/core";
import styles from "./BillForm.module.css";
import { choiceOf, type OwnFirm } from "./useOwnFirm.ts";

type Props = { own: OwnFirm };

/** Which of the office's own firms sends the bill, from which address and to which bank the exporter pays. */
export function OwnFirmInputs({ own: { firms, firm, choice, choose } }: Props) {
  const banks = firm?.bankDetails ?? [];
  const addresses = firm?.addresses ?? [];
  return (
    <>
      <Select
        label="Your Firm"
        data={firms.map(({ id, name }) => ({ value: id, label: name }))}
        value={choice.firmId}
        allowDeselect={false}
        onChange={(firmId) => choose(choiceOf(firms.find(({ id }) => id === firmId)))}
      />
      <div className={styles.pair}>
        <Select
          label="Your Address"
          data={addresses.map(({ addressId, name }) => ({ value: addressId, label: name }))}
          value={choice.addressId}
          allowDeselect={false}
          onChange={(addressId) => choose({ ...choice, addressId: addressId ?? "" })}
        />
        <Select
          label="Your Bank"
          data={banks.map(({ bankId, nickname }) => ({ value: bankId, label: nickname }))}
          value={choice.bankId}
          allowDeselect={false}
          onChange={(bankId) => choose({ ...choice, bankId: bankId ?? "" })}
        />
      </div>
    </>
  );
}

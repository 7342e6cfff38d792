import styles from "./DetailParties.module.css";

type Props = {
  part: string;
  name: string;
  address?: string;
  country?: string;
  /** Tax and trade numbers, in one line. */
  codes?: string;
};

/** One party of a shipment: role, name and address. */
export function PartyDetails({ part, name, address = "", country = "", codes = "" }: Props) {
  // Do not repeat a country that the address ends with.
  const isCountryTold = address.trim().toLowerCase().endsWith(country.toLowerCase());
  return (
    <div className={styles.party}>
      <dt>{part}</dt>
      <dd>
        <span className={styles.name}>{name}</span>
        {address !== "" && <span className={styles.line}>{address}</span>}
        {country !== "" && !isCountryTold && <span className={styles.line}>{country}</span>}
        {codes !== "" && <span className={styles.codes}>{codes}</span>}
      </dd>
    </div>
  );
}

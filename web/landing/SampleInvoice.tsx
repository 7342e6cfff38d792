import styles from "./SampleInvoice.module.css";

const lines = [
  { goods: "Hulled sesame seeds", packages: "720 BAGS", amount: "31,500.00" },
  { goods: "Cumin seeds, Europe quality", packages: "400 BAGS", amount: "27,600.00" },
  { goods: "Coriander seeds, eagle", packages: "480 BAGS", amount: "23,400.00" },
];

/** A decorative drawing of a generated invoice, hidden from screen readers. */
export function SampleInvoice() {
  return (
    <div className={styles.stack} aria-hidden="true">
      <div className={styles.behind} />
      <div className={styles.sheet}>
        <div className={styles.head}>
          <strong>COMMERCIAL INVOICE</strong>
          <span>INV/25-26/014</span>
        </div>
        <dl className={styles.grid}>
          <div>
            <dt>Exporter</dt>
            <dd>Saffron Spice House, Unjha</dd>
          </div>
          <div>
            <dt>Consignee</dt>
            <dd>Nordhavn Foods A/S, Aarhus</dd>
          </div>
          <div>
            <dt>Port of loading</dt>
            <dd>Mundra, India</dd>
          </div>
          <div>
            <dt>Port of discharge</dt>
            <dd>Aarhus, Denmark</dd>
          </div>
        </dl>
        <ul className={styles.lines}>
          {lines.map(({ goods, packages, amount }) => (
            <li key={goods}>
              <span>{goods}</span>
              <span className={styles.packages}>{packages}</span>
              <span className={styles.amount}>{amount}</span>
            </li>
          ))}
        </ul>
        <div className={styles.total}>
          <span>Total CIF Aarhus, USD</span>
          <strong>82,500.00</strong>
        </div>
        <p className={styles.wordsOfTotal}>US DOLLARS EIGHTY-TWO THOUSAND FIVE HUNDRED ONLY</p>
      </div>
    </div>
  );
}

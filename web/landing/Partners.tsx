import styles from "./LandingSection.module.css";

const partners = [
  { name: "Importers", text: "See their shipments with your firm and track progress in real time." },
  { name: "Brokers", text: "Access shipment data and generate brokerage bills." },
  { name: "CHAs", text: "Add documents, such as a draft original bill of lading, to shipment folders, subject to an approval workflow." },
];

/** The announced partner dashboards. */
export function Partners() {
  return (
    <section className={styles.section} aria-labelledby="partners">
      <div className={styles.intro}>
        <p className={styles.soon}>Coming Soon</p>
        <h2 id="partners" className={styles.heading}>
          Dashboards for your partners
        </h2>
        <p className={styles.text}>The people a shipment passes through will work in the same place, and see only what you share.</p>
        <p className={styles.text}>Invited by an exporter? Use your invitation link.</p>
      </div>
      <ul className={styles.grid}>
        {partners.map(({ name, text }) => (
          <li key={name} className={styles.item}>
            <h3 className={styles.title}>{name}</h3>
            <p className={styles.about}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

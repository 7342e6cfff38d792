import { IconChecklist, IconEyeOff, IconFiles, IconFolderSearch, IconTable, IconUsersGroup } from "@tabler/icons-react";
import styles from "./LandingSection.module.css";

const features = [
  {
    icon: IconFiles,
    title: "One dashboard for every document",
    text: "Generate invoices, contracts and bills of lading from one dashboard.",
  },
  { icon: IconTable, title: "Shipment analytics", text: "See your shipments in spreadsheet-like views that fill themselves." },
  { icon: IconUsersGroup, title: "Collaboration", text: "Work with importers, brokers and CHAs, with permission controls." },
  { icon: IconFolderSearch, title: "Document repository", text: "Everything that belongs to a shipment in one central, searchable place." },
  { icon: IconEyeOff, title: "Privacy controls", text: "Tag documents, so that partners see only what they are allowed to see." },
  { icon: IconChecklist, title: "Generation and approval", text: "Documents are made from your data, and follow an approval workflow." },
];

/** What the product does for an exporter. */
export function Features() {
  return (
    <section className={styles.section} aria-labelledby="features">
      <div className={styles.intro}>
        <h2 id="features" className={styles.heading}>
          From order to shipping documents
        </h2>
        <p className={styles.text}>For businesses of every size, from the first container to a hundred shipments a month.</p>
      </div>
      <ul className={styles.grid}>
        {features.map(({ icon: Icon, title, text }) => (
          <li key={title} className={styles.item}>
            <Icon size={20} stroke={1.6} className={styles.icon} aria-hidden="true" />
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.about}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

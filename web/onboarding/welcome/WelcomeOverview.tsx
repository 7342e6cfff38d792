import { Title } from "@mantine/core";
import { IconBuildingStore, IconFileText, IconPackages, IconShip, IconUsers, IconWorld } from "@tabler/icons-react";
import styles from "./WelcomeOverview.module.css";

/** The fifteen steps in six groups. */
const groups = [
  { Icon: IconBuildingStore, name: "Firm Details", text: "Your firms with addresses, bank accounts, stamp and letterhead" },
  { Icon: IconWorld, name: "Countries", text: "Where you ship from and where to" },
  { Icon: IconUsers, name: "Partners", text: "Buyers and brokers" },
  { Icon: IconShip, name: "Ports & Terms", text: "Ports, payment terms and shipment terms" },
  { Icon: IconPackages, name: "Products", text: "Packaging details, products and currencies" },
  { Icon: IconFileText, name: "Documentation", text: "Declarations, contract formats and templates" },
];

/** An overview of the steps. */
export function WelcomeOverview() {
  return (
    <section className={styles.overview} aria-labelledby="overview">
      <Title order={2} id="overview">
        Six steps to your first document
      </Title>
      <ol className={styles.groups}>
        {groups.map(({ Icon, name, text }) => (
          <li key={name} className={styles.group}>
            <span className={styles.icon} aria-hidden="true">
              <Icon size={20} stroke={1.6} />
            </span>
            <span>
              <span className={styles.name}>{name}</span>
              <span className={styles.text}>{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

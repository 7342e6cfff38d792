import { Button } from "@mantine/core";
import { IconBolt, IconChartBar, IconFileText, IconShieldLock } from "@tabler/icons-react";
import { Link } from "react-router";
import styles from "./Hero.module.css";
import { SampleInvoice } from "./SampleInvoice.tsx";

const tiles = [
  { icon: IconFileText, title: "Smart Documents", text: "Auto-generate invoices and contracts" },
  { icon: IconChartBar, title: "Analytics", text: "Real-time shipment insights" },
  { icon: IconShieldLock, title: "Bank-grade Security", text: "Your data stays yours" },
  { icon: IconBolt, title: "Instant Updates", text: "Track everything live" },
];

/** The headline, the way to begin, and four reasons. */
export function Hero() {
  return (
    <section className={styles.hero}>
      <div className={styles.top}>
        <div className={styles.words}>
          <h1 className={styles.headline}>Seamless documentation for international trade</h1>
          <p className={styles.text}>
            Enter a shipment once. Its contract, proforma invoice, invoice and packing list follow, with the same figures in every one. For
            exporters of every size, with privacy first.
          </p>
          <div>
            <Button component={Link} to="/signup" size="md">
              Start for free
            </Button>
          </div>
        </div>
        <SampleInvoice />
      </div>
      <ul className={styles.tiles}>
        {tiles.map(({ icon: Icon, title, text }) => (
          <li key={title} className={styles.tile}>
            <Icon size={20} stroke={1.6} className={styles.icon} aria-hidden="true" />
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.about}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { Anchor, Stack, Text } from "@mantine/core";
import { IconMail, IconPhone } from "@tabler/icons-react";
import { phoneAddress } from "#domain/account/contact.ts";
import { usePageTitle } from "../htmlHead/pageTitle.ts";
import { settings } from "../htmlHead/settings.ts";
import { PageHeader } from "../ui/page/PageHeader.tsx";
import { Section } from "../ui/page/Section.tsx";
import styles from "./SupportPage.module.css";

/** Support (/dashboard/support): contact and frequent questions. */
export function Component() {
  usePageTitle("Support");
  const { supportPhone, supportEmail } = settings;
  return (
    <Stack gap="lg">
      <PageHeader title="Support" description="Help with your shipments and documents." />
      <div className={styles.columns}>
        {(supportPhone !== "" || supportEmail !== "") && (
          <Section title="Contact us">
            <Stack gap="sm">
              {supportPhone !== "" && (
                <Anchor href={phoneAddress(supportPhone)} className={styles.contact}>
                  <IconPhone size={17} stroke={1.7} aria-hidden="true" />
                  {supportPhone}
                </Anchor>
              )}
              {supportEmail !== "" && (
                <Anchor href={`mailto:${supportEmail}`} className={styles.contact}>
                  <IconMail size={17} stroke={1.7} aria-hidden="true" />
                  {supportEmail}
                </Anchor>
              )}
            </Stack>
          </Section>
        )}
        <Section title="Partial shipments">
          <ol className={styles.steps}>
            <li>Create the shipment with the full quantity and generate its contract.</li>
            <li>Edit the shipment to the quantity of the first part and generate its invoice.</li>
            <li>For each further part, duplicate the shipment, set its quantity and generate the next invoice.</li>
          </ol>
          <Text c="dimmed" size="sm">
            The contract is made once, for everything; every invoice then shows what really left with that part.
          </Text>
        </Section>
        <Section title="Stats">
          <ul className={styles.steps}>
            <li>Columns marked System are filled from your shipments. Their data cannot be edited.</li>
            <li>Add columns of your own, rename and resize them, and enter data in their cells.</li>
            <li>Colour a row to find it again: click its number.</li>
          </ul>
          <Text c="dimmed" size="sm">
            Every firm has a sheet of its own. What you enter there changes neither shipments nor documents.
          </Text>
        </Section>
      </div>
    </Stack>
  );
}

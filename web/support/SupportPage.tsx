import { Anchor, Stack, Text, TextInput } from "@mantine/core";
import { IconMail, IconPhone, IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { phoneAddress } from "#domain/account/contact.ts";
import { hasWords, searchWords } from "#domain/text/searchWords.ts";
import { usePageTitle } from "../htmlHead/pageTitle.ts";
import { settings } from "../htmlHead/settings.ts";
import { keyGroupsOf } from "../keys/keyGroups.ts";
import { KeyList } from "../keys/KeyList.tsx";
import { keyText } from "../keys/mainKeys.ts";
import { isPartnerAccount } from "../session/partnerAccount.ts";
import { useUserInfo } from "../session/session.ts";
import { EmptyState } from "../ui/feedback/EmptyState.tsx";
import { PageHeader } from "../ui/page/PageHeader.tsx";
import { Section } from "../ui/page/Section.tsx";
import { articles, type Article } from "./articles.ts";
import styles from "./SupportPage.module.css";

/** Support (/dashboard/support): contact, frequent questions and all keys, searched by words. */
export function Component() {
  usePageTitle("Support");
  const [query, setQuery] = useState("");
  const words = searchWords(query);
  const userInfo = useUserInfo();
  // The articles are about an office's own shipments (R-1184).
  const known = isPartnerAccount(userInfo) ? [] : articles;
  const found = known.filter(({ title, points, note }) => hasWords(words, [title, ...points, note]));
  const keys = keyGroupsOf(userInfo).flatMap(({ title, lines }) => {
    const left = lines.filter((line) => hasWords(words, ["Keys", title, line.words, line.keys, keyText(line.keys)]));
    return left.length === 0 ? [] : [{ title, lines: left }];
  });
  return (
    <Stack gap="lg">
      <PageHeader title="Support" description="Help with your shipments and documents." />
      <TextInput
        label="Search help"
        type="search"
        leftSection={<IconSearch size={16} stroke={1.7} />}
        value={query}
        onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        maw={340}
      />
      <div className={styles.columns}>
        <Contact />
        {found.map((article) => (
          <Help key={article.title} article={article} />
        ))}
        {keys.length > 0 && (
          <Section title="Keys">
            <KeyList groups={keys} />
          </Section>
        )}
        {found.length === 0 && keys.length === 0 && (
          <Section>
            <EmptyState title="Nothing found" text="Try other words, or ask us." />
          </Section>
        )}
      </div>
    </Stack>
  );
}

function Contact() {
  const { supportPhone, supportEmail } = settings;
  if (supportPhone === "" && supportEmail === "") return null;
  return (
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
  );
}

function Help({ article: { title, isOrdered, points, note } }: { article: Article }) {
  const List = isOrdered ? "ol" : "ul";
  return (
    <Section title={title}>
      <List className={styles.steps}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </List>
      <Text c="dimmed" size="sm">
        {note}
      </Text>
    </Section>
  );
}

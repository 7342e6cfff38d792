import { Anchor, Text } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import { localDayTime } from "#domain/time/localTime.ts";
import { useUserInfo } from "../session/session.ts";
import { leftDrafts } from "../shipment/form/draft/leftDrafts.ts";
import { Section } from "../ui/page/Section.tsx";
import styles from "./DraftsToContinue.module.css";

/** The most drafts that Home lists. */
const most = 5;

const verbs = { create: "New shipment", edit: "Change of", duplicate: "Copy of" } as const;

/** Forms that were left unsaved in this browser; each opens again where the draft can be restored (R-839). */
export function DraftsToContinue() {
  const [drafts] = useState(leftDrafts);
  const firms = useUserInfo()?.firms ?? [];
  // The firm of an old draft may be gone.
  const shown = drafts.flatMap(({ firmId, ...draft }) => {
    const firm = firms.find((known) => known.firmId === firmId);
    return firm ? [{ ...draft, firm }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <Section title="Drafts to continue">
      <ul className={styles.drafts}>
        {shown.slice(0, most).map(({ task, firm, name, savedAt }) => {
          const list = `/dashboard/firm/${encodeURIComponent(firm.firmId)}`;
          const path = task.mode === "create" ? `${list}?new=1` : `${list}/shipment/${encodeURIComponent(task.shipmentId)}?do=${task.mode}`;
          return (
            <li key={path} className={styles.draft}>
              <Anchor component={Link} to={path}>
                {task.mode === "create"
                  ? `${verbs.create}${name === "" ? "" : `: ${name}`}`
                  : `${verbs[task.mode]} ${name || "a shipment"}`}
              </Anchor>
              <Text size="sm" c="dimmed" component="span">
                {firm.name}, typed on {localDayTime(savedAt)}
              </Text>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

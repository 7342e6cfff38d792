import { Button, Group, Select } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { attachmentTypeNames } from "#domain/documents/attachment.ts";
import { paperTypes } from "#domain/documents/papers.ts";
import { financialYearChoices } from "#domain/time/financialYear.ts";
import type { PaperFilters_papers$key } from "../../__generated__/PaperFilters_papers.graphql.ts";
import { useUserInfo } from "../../session/session.ts";
import { usePlace } from "../../ui/page/usePlace.ts";
import { papersSearch, readPapersPlace } from "./papersAddress.ts";
import { usePapersFile } from "./usePapersFile.ts";

type Props = { papers: PaperFilters_papers$key };

const address = { read: readPapersPlace, write: papersSearch };

/** Shows only one firm's shipments, those of a financial year, or those that lack a document, with how many lack each; saves them as a file. */
export function PaperFilters({ papers }: Props) {
  const { counts } = useFragment(
    graphql`
      fragment PaperFilters_papers on ShipmentPapersConnection {
        counts {
          type
          missing
        }
      }
    `,
    papers,
  );
  const [years] = useState(() => financialYearChoices(new Date()));
  const [place, go] = usePlace(address);
  const [save, isSaving] = usePapersFile();
  const firms = useUserInfo()?.firms ?? [];
  const lacking = paperTypes.flatMap((type) => {
    const count = counts?.find((one) => one.type === type)?.missing ?? 0;
    return count > 0 || place.missing === type ? [{ value: type, label: `${attachmentTypeNames[type]} (${count})` }] : [];
  });
  return (
    <Group gap="md" align="end">
      <Select
        label="Missing"
        placeholder="Any or none"
        data={[{ value: "ANY", label: "Any needed document" }, ...lacking]}
        value={place.missing}
        clearable
        clearButtonProps={{ "aria-label": "Missing or not" }}
        onChange={(chosen) => void go({ missing: chosen === "ANY" ? chosen : (paperTypes.find((type) => type === chosen) ?? null) })}
        w={{ base: "100%", xs: 290 }}
      />
      <Select
        label="Firm"
        placeholder="All firms"
        data={firms.map(({ firmId, name }) => ({ value: firmId, label: name }))}
        value={place.firm}
        clearable
        clearButtonProps={{ "aria-label": "All firms" }}
        onChange={(firm) => void go({ firm })}
        w={{ base: "100%", xs: 290 }}
      />
      <Select
        label="Financial year"
        placeholder="All years"
        data={years}
        value={place.year}
        clearable
        clearButtonProps={{ "aria-label": "All years" }}
        onChange={(year) => void go({ year })}
        flex={{ base: 1, xs: "0 1 160px" }}
      />
      <Button
        variant="default"
        ml="auto"
        leftSection={<IconDownload size={16} stroke={1.7} />}
        loading={isSaving}
        onClick={() => void save(place)}
      >
        Download CSV
      </Button>
    </Group>
  );
}

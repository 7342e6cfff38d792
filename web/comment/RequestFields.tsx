import { Stack } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { graphql, useFragment } from "react-relay";
import { attachmentTypeNames, attachmentTypes } from "#domain/documents/attachment.ts";
import { partnerRoleNames } from "#domain/partners/partner.ts";
import type { RequestFields_shipment$key } from "../__generated__/RequestFields_shipment.graphql.ts";
import { DayInput } from "../days/DayInput.tsx";
import { PickList } from "../ui/form/PickList.tsx";
import type { CommentValues } from "./commentValues.ts";

type Props = { shipment: RequestFields_shipment$key; form: UseFormReturnType<CommentValues>; isDisabled: boolean };

/** A merged file is made here, of what others sent. */
const types = attachmentTypes.filter((type) => type !== "MERGED_DOCS").map((value) => ({ value, label: attachmentTypeNames[value] }));

/** Which document is asked for, of whom, and by when. */
export function RequestFields({ shipment, form, isDisabled }: Props) {
  const { partners } = useFragment(
    graphql`
      fragment RequestFields_shipment on Shipment {
        partners {
          state
          partner {
            id
            name
            role
            mayUpload
          }
        }
      }
    `,
    shipment,
  );
  const sharees = (partners ?? []).filter(({ state }) => state === "SHARED");
  return (
    <Stack gap="md">
      <PickList
        label="Please send"
        required
        choices={types}
        disabled={isDisabled}
        {...form.getInputProps("request.type")}
        value={form.values.request.type}
      />
      <PickList
        label="From"
        required
        choices={sharees.map(({ partner: { id, name, role, mayUpload } }) => ({
          value: id,
          label: name,
          detail: `${partnerRoleNames[role]}${mayUpload ? "" : ", may not upload documents"}`,
        }))}
        emptyText="No partner sees this shipment yet. Add one on the tab People"
        disabled={isDisabled}
        {...form.getInputProps("request.partnerId")}
        value={form.values.request.partnerId}
      />
      <DayInput label="By" disabled={isDisabled} {...form.getInputProps("request.by")} />
    </Stack>
  );
}

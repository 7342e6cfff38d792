import { Skeleton, Stack } from "@mantine/core";
import { TableSkeleton } from "../table/TableSkeleton.tsx";

/** What a page shows while its data is on the way: a heading and rows where they will stand. */
export function PageSkeleton() {
  return (
    <Stack gap="lg">
      <Skeleton height={28} width={220} />
      <TableSkeleton rows={6} />
    </Stack>
  );
}

import { Skeleton, Stack } from "@mantine/core";
import { TableSkeleton } from "../table/TableSkeleton.tsx";

/** A loading page: placeholders for the heading and rows. */
export function PageSkeleton() {
  return (
    <Stack gap="lg">
      <Skeleton height={28} width={220} />
      <TableSkeleton rows={6} />
    </Stack>
  );
}

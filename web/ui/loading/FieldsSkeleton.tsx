import { SimpleGrid, Skeleton, Stack, VisuallyHidden } from "@mantine/core";

type Props = {
  /** The number of fields of each line. */
  rows: readonly number[];
};

/** Placeholder of a form while its code loads, about as high as the form. */
export function FieldsSkeleton({ rows }: Props) {
  return (
    <div aria-busy="true">
      <VisuallyHidden component="output">Loading</VisuallyHidden>
      <Stack gap="md" aria-hidden="true">
        {Array.from(rows, (count, row) => (
          <SimpleGrid key={row} cols={{ base: 1, xs: count }}>
            {Array.from({ length: count }, (_, field) => (
              <div key={field}>
                <Skeleton height={12} width={110} mt={4} mb={8} />
                <Skeleton height={36} />
              </div>
            ))}
          </SimpleGrid>
        ))}
      </Stack>
    </div>
  );
}

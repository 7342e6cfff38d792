import { Progress, Stack, Text } from "@mantine/core";
import { formatSize } from "#domain/documents/attachment.ts";

type Props = { sent: number; total: number };

/** Upload progress in bytes and as a bar. The last part is the server's check and storage. */
export function UploadProgress({ sent, total }: Props) {
  const percent = total === 0 ? 0 : Math.floor((sent / total) * 100);
  const megabytes = (bytes: number) => formatSize(bytes / (1024 * 1024));
  return (
    <Stack gap={6}>
      <Progress value={percent} aria-label="Upload progress" transitionDuration={100} />
      <Text size="sm" c="dimmed" className="figures">
        {sent < total ? `${megabytes(sent)} of ${megabytes(total)}` : "Checking and storing the file"}
      </Text>
    </Stack>
  );
}

import { Button } from "@mantine/core";
import { useRegenerateDocument } from "./useRegenerateDocument.ts";

type Props = {
  /** Global id of the document's attachment. */
  id: string;
};

/** Makes the next version of a document. */
export function RegenerateButton({ id }: Props) {
  const [regenerate, isBusy] = useRegenerateDocument();
  return (
    <Button size="compact-sm" variant="default" loading={isBusy} onClick={() => void regenerate({ input: { id } })}>
      Generate again
    </Button>
  );
}

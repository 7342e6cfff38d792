import { Select, Stack, Text } from "@mantine/core";
import { useEffect, useState, type RefObject } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { StampPictureQuery } from "../../../__generated__/StampPictureQuery.graphql.ts";
import { fileAddress } from "../../../files/fileAddress.ts";
import { contextOf } from "../../../ui/drawing/ink.ts";
import { showError } from "../../../ui/feedback/toast.ts";
import styles from "./StampPicture.module.css";

type Props = { canvas: RefObject<HTMLCanvasElement | null>; attempt: number };

/** The stored stamp of one of the office's firms, drawn on a canvas. */
export function StampPicture({ canvas, attempt }: Props) {
  const { viewer } = useLazyLoadQuery<StampPictureQuery>(
    graphql`
      query StampPictureQuery {
        viewer {
          firms {
            nodes {
              id
              name
              stamp {
                url
              }
            }
          }
        }
      }
    `,
    {},
    // The addresses of stamps expire within minutes.
    { fetchPolicy: "network-only", fetchKey: attempt },
  );
  const firms = (viewer?.firms.nodes ?? []).filter(({ stamp }) => stamp?.url);
  const [chosen, setChosen] = useState<string | null>(null);
  const firm = firms.find(({ id }) => id === chosen) ?? firms[0];
  const address = firm?.stamp?.url ? fileAddress(firm.stamp.url) : null;
  useEffect(() => {
    const drawn = canvas.current;
    if (address === null || drawn === null) return;
    const abort = new AbortController();
    draw(drawn, address, abort.signal).catch(() => {
      if (!abort.signal.aborted) showError("The stamp cannot be read");
    });
    return () => abort.abort();
  }, [address, canvas]);
  if (!firm) return <Text size="sm">No firm of your office has a stamp. Owners add it in Settings.</Text>;
  return (
    <Stack gap="xs" align="flex-start">
      {firms.length > 1 && (
        <Select
          label="Firm"
          w="100%"
          data={firms.map(({ id, name }) => ({ value: id, label: name }))}
          value={firm.id}
          allowDeselect={false}
          onChange={setChosen}
        />
      )}
      <canvas
        ref={canvas}
        width={1}
        height={1}
        className={styles.stamp}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- No other tag draws pixels.
        role="img"
        aria-label={`Stamp of ${firm.name}`}
      />
    </Stack>
  );
}

async function draw(canvas: HTMLCanvasElement, address: string, signal: AbortSignal): Promise<void> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error("The stamp was not found");
  const picture = await createImageBitmap(await answer.blob());
  if (!signal.aborted) {
    canvas.width = picture.width;
    canvas.height = picture.height;
    contextOf(canvas).drawImage(picture, 0, 0);
  }
  picture.close();
}

import { FileInput, Input, RangeSlider, Slider, Stack, Text } from "@mantine/core";
import { useDeferredValue, useEffect, useState, type RefObject } from "react";
import { maxFileBytes } from "#domain/documents/attachment.ts";
import { drawStamp, readPhoto, type Crop } from "./photo.ts";
import "@mantine/core/styles/Slider.layer.css";
import styles from "./MakeStampDialog.module.css";

type Props = { canvas: RefObject<HTMLCanvasElement | null> };

/** A photo of a stamp on paper: cut, and its paper made transparent. */
export function PhotoStamp({ canvas }: Props) {
  const [photo, setPhoto] = useState<ImageBitmap | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [threshold, setThreshold] = useState(150);
  const [crop, setCrop] = useState<Crop>({ across: [0, 100], down: [0, 100] });
  const drawn = useDeferredValue({ crop, threshold });
  useEffect(() => () => photo?.close(), [photo]);
  useEffect(() => {
    if (photo !== null && canvas.current) drawStamp(canvas.current, photo, drawn);
  }, [photo, drawn, canvas]);

  async function handleFile(file: File | null) {
    setProblem(null);
    if (file === null) return;
    if (file.size > maxFileBytes) return setProblem("The photo must be less than 25 MB");
    const read = await readPhoto(file).catch(() => null);
    setProblem(read === null ? "The file is no image that the browser can read" : null);
    setPhoto(read);
  }
  return (
    <Stack gap="md">
      <FileInput
        label="Photo of the stamp"
        description="On white paper, in even light."
        placeholder="Choose photo"
        accept="image/*"
        error={problem}
        onChange={(file) => void handleFile(file)}
      />
      {photo !== null && (
        <>
          <canvas
            ref={canvas}
            className={styles.preview}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- No other tag draws pixels.
            role="img"
            aria-label="Stamp preview"
          />
          <Input.Wrapper label="Paper" description="Move it until only ink is left.">
            <Slider thumbLabel="Paper" label={null} min={20} max={250} value={threshold} onChange={setThreshold} />
          </Input.Wrapper>
          <Range label="Crop across" value={crop.across} onChange={(across) => setCrop({ ...crop, across })} />
          <Range label="Crop down" value={crop.down} onChange={(down) => setCrop({ ...crop, down })} />
          <Text size="xs" c="dimmed">
            Empty edges are cut off when you use it.
          </Text>
        </>
      )}
    </Stack>
  );
}

type RangeProps = { label: string; value: [number, number]; onChange: (value: [number, number]) => void };

function Range({ label, value, onChange }: RangeProps) {
  return (
    <Input.Wrapper label={label} description={`From ${value[0]} % to ${value[1]} %`}>
      <RangeSlider
        thumbFromLabel={`${label}, from`}
        thumbToLabel={`${label}, to`}
        label={null}
        minRange={5}
        value={value}
        onChange={onChange}
      />
    </Input.Wrapper>
  );
}

import { Button, SegmentedControl, Stack, Text } from "@mantine/core";
import { useRef, useState } from "react";
import { Dialog } from "../../../../ui/dialog/Dialog.tsx";
import { inkPng } from "../../../../ui/drawing/ink.ts";
import { SignaturePad } from "../../../../ui/drawing/SignaturePad.tsx";
import styles from "../../../../ui/form/FormActions.module.css";
import { PhotoStamp } from "./PhotoStamp.tsx";

type Props = {
  onClosed: () => void;
  /** Receives the image as a PNG with a transparent background. */
  onMake: (file: File) => void;
};

/** Makes a firm's stamp from a photo, or from a signature that is drawn here. */
export function MakeStampDialog({ onClosed, onMake }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [way, setWay] = useState("Photo");
  const [isEmpty, setEmpty] = useState(false);

  async function handleUse(close: () => void) {
    const picture = canvas.current && (await inkPng(canvas.current));
    setEmpty(picture === null);
    if (picture === null) return;
    onMake(new File([picture], "stamp.png", { type: "image/png" }));
    close();
  }
  return (
    <Dialog title="Make a Stamp" onClosed={onClosed}>
      {(close) => (
        <Stack gap="md">
          <SegmentedControl
            aria-label="How to make it"
            data={["Photo", "Draw"]}
            value={way}
            onChange={(picked) => {
              setWay(picked);
              setEmpty(false);
            }}
          />
          {way === "Photo" ? <PhotoStamp canvas={canvas} /> : <SignaturePad canvas={canvas} />}
          {isEmpty && (
            <Text role="alert" c="red" size="sm">
              There is no ink to keep. {way === "Photo" ? "Choose a photo, or move Paper." : "Sign in the box."}
            </Text>
          )}
          {/* Not in a form: submitting it would also submit the firm's form, around the dialog. */}
          <div className={styles.actions}>
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button onClick={() => void handleUse(close)}>Use</Button>
          </div>
        </Stack>
      )}
    </Dialog>
  );
}

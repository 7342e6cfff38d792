import { Button, Group, Modal, SegmentedControl, Stack, Text } from "@mantine/core";
import { useRef, useState } from "react";
import { useEscapeLayer } from "../../../../ui/dialog/useEscapeLayer.ts";
import { inkFile } from "./photo.ts";
import { PhotoStamp } from "./PhotoStamp.tsx";
import { SignaturePad } from "./SignaturePad.tsx";

type Props = {
  onClose: () => void;
  /** Receives the image as a PNG with a transparent background. */
  onMake: (file: File) => void;
};

/** Makes a firm's stamp from a photo, or from a signature that is drawn here. */
export function MakeStampDialog({ onClose, onMake }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [way, setWay] = useState("Photo");
  const [isEmpty, setEmpty] = useState(false);
  useEscapeLayer(true, onClose);

  async function handleUse() {
    const file = canvas.current && (await inkFile(canvas.current));
    setEmpty(file === null);
    if (file === null) return;
    onMake(file);
    onClose();
  }
  return (
    <Modal opened onClose={onClose} title="Make a Stamp" closeOnEscape={false} closeButtonProps={{ "aria-label": "Close" }}>
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
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={() => void handleUse()}>Use</Button>
        </Group>
      </Stack>
    </Modal>
  );
}

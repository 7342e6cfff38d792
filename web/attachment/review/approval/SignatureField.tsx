import { Checkbox, SegmentedControl, Stack, Text } from "@mantine/core";
import { Suspense, useState } from "react";
import { PartBoundary } from "../../../relay/PartBoundary.tsx";
import { SignaturePad } from "../../../ui/drawing/SignaturePad.tsx";
import { StampPicture } from "./StampPicture.tsx";
import type { Countersign } from "./useCountersign.ts";

type Props = { countersign: Countersign; isDisabled: boolean };

const ways = ["Draw", "Stamp"] as const;
type Way = (typeof ways)[number];

/** Countersign: a signature that is drawn here, or the stamp of a firm, for the approval record. */
export function SignatureField({ countersign: { canvas, isOn, setOn, isEmpty }, isDisabled }: Props) {
  const [way, setWay] = useState<Way>("Draw");
  return (
    <Stack gap="sm">
      <Checkbox
        label="Countersign"
        description="The approval record shows your signature. It is a picture, not a digital signature."
        checked={isOn}
        disabled={isDisabled}
        onChange={(event) => setOn(event.currentTarget.checked)}
      />
      {isOn && (
        <>
          <SegmentedControl<Way> aria-label="How to sign" data={[...ways]} value={way} disabled={isDisabled} onChange={setWay} />
          {way === "Draw" ? (
            <SignaturePad canvas={canvas} />
          ) : (
            <PartBoundary failure="Failed to load the stamp">
              {(attempt) => (
                <Suspense fallback={<Text size="sm">Loading the stamp…</Text>}>
                  <StampPicture canvas={canvas} attempt={attempt} />
                </Suspense>
              )}
            </PartBoundary>
          )}
          {isEmpty && (
            <Text role="alert" c="red" size="sm">
              {way === "Draw" ? "Sign in the box." : "There is no stamp. Draw a signature instead."}
            </Text>
          )}
        </>
      )}
    </Stack>
  );
}

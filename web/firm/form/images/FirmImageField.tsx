import { Badge, Button, Input, Text } from "@mantine/core";
import type { GetInputPropsReturnType } from "@mantine/form";
import { IconCheck, IconPhoto } from "@tabler/icons-react";
import { useEffect, useId, useState, type ReactNode } from "react";
import { imageExtensions, type FirmImageType } from "#domain/documents/attachment.ts";
import { DialogBoundary } from "../../../relay/DialogBoundary.tsx";
import { useDialogTask } from "../../../ui/dialog/useDialogTask.ts";
import { showError } from "../../../ui/feedback/toast.ts";
import { lazyPart } from "../../../ui/loading/lazyPart.ts";
import { checkFirmImage } from "./checkFirmImage.ts";
import styles from "./FirmImageField.module.css";
import type { FirmImageUpload, UploadedImage } from "./useUploadFirmImage.ts";

const MakeStampDialog = lazyPart(async () => (await import("./make/MakeStampDialog.tsx")).MakeStampDialog);

type Props = {
  type: FirmImageType;
  label: string;
  hint: string;
  isRequired?: boolean;
  upload: FirmImageUpload;
  /** The picture of the stored image. */
  stored: ReactNode;
  /** The form's field: the image's key, or "". */
  field: GetInputPropsReturnType;
};

/** One image of a firm: checked here, uploaded at once, and shown. The firm is saved with its key. */
export function FirmImageField({ type, label, hint, isRequired = false, upload: { upload, isUploading }, stored, field }: Props) {
  const { value: imageKey, error, onChange, ...marks } = field;
  const id = useId();
  const [preview, setPreview] = useState<string | null>(null);
  const [reducedTo, setReducedTo] = useState<UploadedImage["reducedTo"]>(null);
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);

  async function handleFile(file: File) {
    const problem = await checkFirmImage(file, type);
    if (problem) return showError(problem.message, problem.title);
    const uploaded = await upload(file);
    if (uploaded === null) return;
    setPreview(URL.createObjectURL(file));
    setReducedTo(uploaded.reducedTo);
    onChange(uploaded.key);
  }
  const [isMaking, handleMaking, handleMakingClosed] = useDialogTask<true>();
  return (
    <Input.Wrapper id={id} label={label} description={hint} required={isRequired} error={error} data-required={isRequired || undefined}>
      <div className={styles.field} data-error={Boolean(error) || undefined}>
        <div className={styles.picture} data-wide={type === "LETTERHEAD" || undefined}>
          {imageKey !== "" && preview !== null ? <img src={preview} alt={`${label} preview`} /> : stored}
          <IconPhoto size={20} stroke={1.5} aria-hidden="true" className={styles.placeholder} />
        </div>
        <div className={styles.actions}>
          {imageKey !== "" && (
            <Badge color="green" leftSection={<IconCheck size={12} stroke={2.4} />}>
              Uploaded
            </Badge>
          )}
          <label className={styles.choose} data-busy={isUploading || undefined}>
            <input
              id={id}
              type="file"
              className={styles.input}
              aria-label={label}
              aria-invalid={Boolean(error) || undefined}
              accept={imageExtensions.map((extension) => `.${extension}`).join(",")}
              disabled={isUploading}
              onChange={(event) => {
                const [file] = event.currentTarget.files ?? [];
                // Allow choosing the same file again after it was changed.
                event.currentTarget.value = "";
                if (file) void handleFile(file);
              }}
              {...marks}
            />
            {isUploading ? "Uploading..." : imageKey === "" ? "Choose image" : "Replace"}
          </label>
          {type === "STAMP_SIGN" && (
            <Button variant="subtle" size="xs" disabled={isUploading} onClick={() => handleMaking(true)}>
              Make a stamp
            </Button>
          )}
          {!isRequired && imageKey !== "" && (
            <Button variant="subtle" color="gray" size="xs" aria-label={`Remove ${label.toLowerCase()}`} onClick={() => onChange("")}>
              Remove
            </Button>
          )}
        </div>
      </div>
      {isMaking && (
        <DialogBoundary attempt={isMaking} onFailed={handleMakingClosed}>
          <MakeStampDialog onClosed={handleMakingClosed} onMake={(file) => void handleFile(file)} />
        </DialogBoundary>
      )}
      {imageKey !== "" && reducedTo !== null && (
        <Text component="output" display="block" size="xs" c="dimmed" mt={4}>
          Reduced to {reducedTo.width} × {reducedTo.height} pixels, which print needs at most.
        </Text>
      )}
    </Input.Wrapper>
  );
}

import type { UseFormReturnType } from "@mantine/form";
import { Suspense } from "react";
import type { FirmInput } from "#domain/masterData/firm.ts";
import { useMay } from "../../../session/role.ts";
import { FirmImageField } from "./FirmImageField.tsx";
import { StoredImage } from "./StoredImage.tsx";
import type { FirmImageUpload } from "./useUploadFirmImage.ts";
import styles from "./FirmImages.module.css";

type Props = {
  form: UseFormReturnType<FirmInput>;
  stamp: FirmImageUpload;
  letterhead: FirmImageUpload;
  /** The firm being edited; its stored images can be shown. */
  firmId: string | undefined;
};

/** The firm's stamp and the letterhead of its documents. */
export function FirmImages({ form, stamp, letterhead, firmId }: Props) {
  const mayManage = useMay("manage");
  const { stampKey, letterHeadKey } = form.values;
  const stored = (key: string, image: "stamp" | "letterhead") =>
    firmId === undefined || key === "" ? null : (
      <Suspense fallback={null}>
        <StoredImage firmId={firmId} image={image} storedKey={key} />
      </Suspense>
    );
  return (
    <div className={styles.images}>
      {mayManage && (
        <FirmImageField
          type="STAMP_SIGN"
          label="Stamp"
          hint="Stamp with signature. PNG (preferred), JPG or JPEG."
          isRequired
          upload={stamp}
          stored={stored(stampKey, "stamp")}
          field={form.getInputProps("stampKey")}
        />
      )}
      <FirmImageField
        type="LETTERHEAD"
        label="Letterhead"
        hint="A wide banner, at least 5 times as wide as high. PNG (preferred), JPG or JPEG. Optional."
        upload={letterhead}
        stored={stored(letterHeadKey, "letterhead")}
        field={form.getInputProps("letterHeadKey")}
      />
    </div>
  );
}

import { useRef, useState } from "react";
import { graphql } from "react-relay";
import type { AttachmentType } from "#domain/documents/attachment.ts";
import type { PartnerRole } from "#domain/partners/partner.ts";
import type { useUploadAttachmentMutation } from "../__generated__/useUploadAttachmentMutation.graphql.ts";
import { useCommit } from "../relay/useCommit.ts";

/** Without `audience` the file takes the sharing default of its type. */
type Upload = { shipmentId: string; type: AttachmentType; name: string; file: File; audience?: PartnerRole[] };
type Progress = { sent: number; total: number };

type Uploading = {
  /** Sends the file; resolves to whether it is stored. */
  upload: (upload: Upload) => Promise<boolean>;
  /** Aborts a running upload. */
  giveUp: () => void;
  /** Bytes sent and in total, while an upload runs. */
  progress: Progress | null;
  isBusy: boolean;
};

/** Adds a file to a shipment and reports progress. */
export function useUploadAttachment(): Uploading {
  const [progress, setProgress] = useState<Progress | null>(null);
  const running = useRef<AbortController | null>(null);
  const [commit, isBusy] = useCommit<useUploadAttachmentMutation>(
    graphql`
      mutation useUploadAttachmentMutation($input: UploadAttachmentInput!) {
        uploadAttachment(input: $input) {
          shipment {
            ...ShipmentDetail_shipment
          }
          errors {
            message
          }
        }
      }
    `,
    { success: "Document uploaded successfully", errorTitle: "Upload Failed" },
  );

  async function upload({ file, ...input }: Upload): Promise<boolean> {
    const abort = new AbortController();
    running.current = abort;
    setProgress({ sent: 0, total: file.size });
    const response = await commit(
      { input: { ...input, file: null } },
      { uploadables: { "input.file": file }, signal: abort.signal, onProgress: (sent, total) => setProgress({ sent, total }) },
    );
    running.current = null;
    setProgress(null);
    return response !== null;
  }

  return { upload, giveUp: () => running.current?.abort(), progress, isBusy };
}

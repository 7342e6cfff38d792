import { useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { safeFileName, withoutExtension } from "#domain/documents/attachment.ts";
import type { useDownloadAttachmentQuery } from "../__generated__/useDownloadAttachmentQuery.graphql.ts";
import { fileAddress } from "../files/fileAddress.ts";
import { showError, showSuccess } from "../ui/feedback/toast.ts";
import { saveFile } from "../files/saveFile.ts";

/** `withRecord`: with its approval record, as a PDF. Shared files have none. */
type Download = (attachment: { id: string; name: string; withRecord?: boolean }) => Promise<void>;

/** Requests a short-lived address of the file, fetches it and saves it under its name. */
export function useDownloadAttachment(): [download: Download, isDownloading: boolean] {
  const environment = useRelayEnvironment();
  const [isDownloading, setDownloading] = useState(false);

  async function addressOf(id: string, withRecord: boolean): Promise<string | null> {
    const query = graphql`
      query useDownloadAttachmentQuery($id: ID!, $withRecord: Boolean!) {
        node(id: $id) {
          ... on Attachment {
            downloadUrl @skip(if: $withRecord)
            approvalRecordUrl @include(if: $withRecord)
          }
          ... on SharedAttachment {
            downloadUrl
          }
        }
      }
    `;
    const variables = { id, withRecord };
    const data = await fetchQuery<useDownloadAttachmentQuery>(environment, query, variables, { fetchPolicy: "network-only" }).toPromise();
    return data?.node?.downloadUrl ?? data?.node?.approvalRecordUrl ?? null;
  }

  /** The error message of R-405, or null. */
  async function attempt(id: string, name: string, withRecord: boolean): Promise<string | null> {
    const address = await addressOf(id, withRecord).catch(() => undefined);
    if (address === undefined) return "Failed to generate download URL";
    if (address === null) return withRecord ? "Nobody has decided about this document yet" : "No download URL received from server";
    const place = fileAddress(address);
    const answer = place === null ? null : await fetch(place).catch(() => null);
    if (!answer?.ok) return "Failed to fetch file";
    const blob = await answer.blob().catch(() => null);
    if (blob === null) return "Failed to fetch file";
    saveFile(blob, safeFileName(withRecord ? `${withoutExtension(name)} with approval record.pdf` : name));
    return null;
  }

  async function download({ id, name, withRecord = false }: Parameters<Download>[0]): Promise<void> {
    setDownloading(true);
    const failure = await attempt(id, name, withRecord);
    setDownloading(false);
    if (failure === null) showSuccess("Document downloaded successfully");
    else showError(failure);
  }

  return [download, isDownloading];
}

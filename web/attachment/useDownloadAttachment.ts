import { useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { safeFileName } from "#domain/documents/attachment.ts";
import type { useDownloadAttachmentQuery } from "../__generated__/useDownloadAttachmentQuery.graphql.ts";
import { fileAddress } from "../files/fileAddress.ts";
import { showError, showSuccess } from "../ui/feedback/toast.ts";
import { saveFile } from "../files/saveFile.ts";

type Download = (attachment: { id: string; name: string }) => Promise<void>;

/** Requests a short-lived address of the file, fetches it and saves it under its name. */
export function useDownloadAttachment(): [download: Download, isDownloading: boolean] {
  const environment = useRelayEnvironment();
  const [isDownloading, setDownloading] = useState(false);

  async function addressOf(id: string): Promise<string | null> {
    const query = graphql`
      query useDownloadAttachmentQuery($id: ID!) {
        node(id: $id) {
          ... on Attachment {
            downloadUrl
          }
          ... on SharedAttachment {
            downloadUrl
          }
        }
      }
    `;
    const data = await fetchQuery<useDownloadAttachmentQuery>(environment, query, { id }, { fetchPolicy: "network-only" }).toPromise();
    return data?.node?.downloadUrl ?? null;
  }

  /** The error message of R-405, or null. */
  async function attempt(id: string, name: string): Promise<string | null> {
    const address = await addressOf(id).catch(() => undefined);
    if (address === undefined) return "Failed to generate download URL";
    if (address === null) return "No download URL received from server";
    const place = fileAddress(address);
    const answer = place === null ? null : await fetch(place).catch(() => null);
    if (!answer?.ok) return "Failed to fetch file";
    const blob = await answer.blob().catch(() => null);
    if (blob === null) return "Failed to fetch file";
    saveFile(blob, safeFileName(name));
    return null;
  }

  async function download({ id, name }: { id: string; name: string }): Promise<void> {
    setDownloading(true);
    const failure = await attempt(id, name);
    setDownloading(false);
    if (failure === null) showSuccess("Document downloaded successfully");
    else showError(failure);
  }

  return [download, isDownloading];
}

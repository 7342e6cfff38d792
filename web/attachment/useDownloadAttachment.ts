import { useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { fetchFailed } from "../files/fetchFile.ts";
import { showError, showSuccess } from "../ui/feedback/toast.ts";
import type { Download } from "./downloadAttachment.ts";

/** Saves a stored file under its name, and says how it went. Its code comes with the first download. */
export function useDownloadAttachment(): [download: (file: Download) => Promise<void>, isDownloading: boolean] {
  const environment = useRelayEnvironment();
  const [isDownloading, setDownloading] = useState(false);
  async function download(file: Download): Promise<void> {
    setDownloading(true);
    const failure = await import("./downloadAttachment.ts").then(
      ({ downloadAttachment }) => downloadAttachment(environment, file),
      () => fetchFailed,
    );
    setDownloading(false);
    if (failure === null) showSuccess("Document downloaded successfully");
    else showError(failure);
  }
  return [download, isDownloading];
}

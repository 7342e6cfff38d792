import { useState } from "react";
import { safeFileName } from "#domain/documents/attachment.ts";
import { fetchFailed, fetchFile } from "../files/fetchFile.ts";
import { saveFile } from "../files/saveFile.ts";
import { showError } from "../ui/feedback/toast.ts";

/**
 * Saves a document of a link under its name without leaving the page. Where it does not come, says so and calls `onFailed`: the link may have
 * ended.
 */
export function useDownloadFromLink(
  onFailed: () => void,
): [download: (url: string, name: string) => Promise<void>, isDownloading: boolean] {
  const [isDownloading, setDownloading] = useState(false);
  async function download(url: string, name: string): Promise<void> {
    setDownloading(true);
    const blob = await fetchFile(url).catch(() => null);
    setDownloading(false);
    if (blob !== null) return saveFile(blob, safeFileName(name));
    showError(fetchFailed);
    onFailed();
  }
  return [download, isDownloading];
}

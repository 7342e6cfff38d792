import { VisuallyHidden } from "@mantine/core";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { viewableType } from "#domain/documents/attachment.ts";
import { usePageTitle } from "../htmlHead/pageTitle.ts";
import { FileView, type ShownFile } from "./FileView.tsx";
import { bytesOf, announceReady, viewerFileOf, type ViewerFile } from "./viewerMessage.ts";
import styles from "./ViewerPage.module.css";

/** After so many ms without a file, the viewer stops saying that it loads. */
const fallback = 3000;

const unsupported = "Unsupported file type";

/** The document viewer (/viewer). It shows only the file that the window which opened it posts. */
export function Component() {
  const [search] = useSearchParams();
  const posted = usePostedFile();
  const isLate = useIsLate();
  const name = posted?.name ?? search.get("name") ?? "Document";
  usePageTitle(name);
  return (
    <main className={styles.viewer} tabIndex={-1}>
      <VisuallyHidden component="h1">{name}</VisuallyHidden>
      {posted?.file ? (
        <FileView file={posted.file} />
      ) : (
        <output className={styles.notice}>
          {posted !== null ? unsupported : isLate ? lateNotice(search.get("type")) : "Loading document..."}
        </output>
      )}
    </main>
  );
}

/** The notice when no file has arrived; a later one is still shown. */
function lateNotice(type: string | null): string {
  if (viewableType(type ?? "") === null) return unsupported;
  return "The document has not arrived. Close this window and open the document again.";
}

function useIsLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), fallback);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}

/** The posted file's name, and the file if the viewer supports its type. */
type Posted = { name: string; file: ShownFile | null };

/** The file posted by our opener from our origin; ignore any other message. */
function usePostedFile(): Posted | null {
  const [posted, setPosted] = useState<Posted | null>(null);
  useEffect(() => {
    const opener: Window | null = window.opener;
    if (opener === null) return;
    function handleMessage({ origin, source, data }: MessageEvent) {
      if (origin !== window.location.origin || source !== opener) return;
      const message = viewerFileOf(data);
      if (message !== null) setPosted({ name: message.name, file: shownFile(message) });
    }
    window.addEventListener("message", handleMessage);
    announceReady(opener);
    return () => window.removeEventListener("message", handleMessage);
  }, []);
  return posted;
}

/** The object URL lives as long as the window. */
function shownFile({ content, name, type }: ViewerFile): ShownFile | null {
  const media = viewableType(type);
  const bytes = media === null ? null : bytesOf(content);
  return media === null || bytes === null ? null : { name, type: media, url: URL.createObjectURL(new Blob([bytes], { type: media })) };
}

import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { usePageTitle } from "../shell/pageTitle.ts";
import { FileView } from "./FileView.tsx";
import { tellReady, viewableType, viewerFileOf, type ViewerFile } from "./viewerMessage.ts";
import styles from "./ViewerPage.module.css";

/** After this long without a file, the viewer stops saying that it loads (spec section 9). */
const fallback = 3000;

/** The document viewer (/viewer): shows the file that the window which opened it posts, and nobody else's. */
export function Component() {
  const [search] = useSearchParams();
  const file = usePostedFile();
  const [isWaiting, setWaiting] = useState(true);
  usePageTitle(file?.name ?? search.get("name") ?? "Document");
  useEffect(() => {
    const timer = setTimeout(() => setWaiting(false), fallback);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main className={styles.viewer} tabIndex={-1}>
      {file !== null ? <FileView file={file} /> : <p className={styles.notice}>{isWaiting ? "Loading document..." : late(search.get("type"))}</p>}
    </main>
  );
}

/** What stands there when no file has come; one that comes later is still shown. */
function late(type: string | null): string {
  if (viewableType(type ?? "") === null) return "Unsupported file type";
  return "The document has not arrived. Close this window and open the document again.";
}

/** The file that came by a message from our opener at our own origin; any other message is none of ours. */
function usePostedFile(): ViewerFile | null {
  const [file, setFile] = useState<ViewerFile | null>(null);
  useEffect(() => {
    // A window's opener is a window, or null.
    const opener = window.opener as Window | null;
    if (opener === null) return;
    function handleMessage({ origin, source, data }: MessageEvent) {
      if (origin !== window.location.origin || source !== opener) return;
      const posted = viewerFileOf(data);
      if (posted !== null) setFile(posted);
    }
    window.addEventListener("message", handleMessage);
    tellReady(opener);
    return () => window.removeEventListener("message", handleMessage);
  }, []);
  return file;
}

import { useEffect, useState } from "react";
import { bytesOf, viewableType, type ViewerFile } from "./viewerMessage.ts";
import styles from "./ViewerPage.module.css";

type Props = { file: ViewerFile };

/** A PDF in a frame, an image as an image, and a word about anything else. */
export function FileView({ file }: Props) {
  const type = viewableType(file.type);
  const url = useBlobUrl(file.content, type);
  if (type === null || url === "unreadable") return <p className={styles.notice}>Unsupported file type</p>;
  if (url === null) return null;
  if (type === "application/pdf") return <iframe className={styles.frame} src={url} title={file.name} />;
  return (
    <div className={styles.picture}>
      <img src={url} alt={file.name} />
    </div>
  );
}

/** An address of the bytes for as long as they are shown; null until it is made. */
function useBlobUrl(content: string, type: string | null): string | "unreadable" | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (type === null) return;
    const bytes = bytesOf(content);
    if (bytes === null) return setUrl("unreadable");
    const made = URL.createObjectURL(new Blob([bytes], { type }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [content, type]);
  return url;
}

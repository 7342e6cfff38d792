import { Button } from "@mantine/core";
import { useOs } from "@mantine/hooks";
import styles from "./ViewerPage.module.css";

/** A file the viewer can show: its name, its media type from the allow-list, and the address of its bytes. */
export type ShownFile = { name: string; type: string; url: string };

type Props = { file: ShownFile };

/** Shows a PDF in a frame, or behind a button where the browser cannot show all of it in one (R-1250), and an image as an image. */
export function FileView({ file: { name, type, url } }: Props) {
  const isFramed = useFramedPdfs();
  if (type !== "application/pdf") {
    return (
      <div className={styles.picture}>
        <img src={url} alt={name} />
      </div>
    );
  }
  // The browser's PDF viewer does not start in a sandboxed frame; the bytes are typed as a PDF, never as a page.
  // oxlint-disable-next-line react/iframe-missing-sandbox
  if (isFramed) return <iframe className={styles.frame} src={url} title={name} />;
  return (
    <div className={styles.notice}>
      <p>This browser cannot show the whole PDF here.</p>
      <Button component="a" href={url} target="_blank">
        Open document
      </Button>
    </div>
  );
}

/** Whether a PDF in a frame is whole: phones and tablets of Apple show its first page alone, and Android's browsers nothing. */
function useFramedPdfs(): boolean {
  return useOs({ getValueInEffect: false }) !== "ios" && navigator.pdfViewerEnabled;
}

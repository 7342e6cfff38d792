import styles from "./ViewerPage.module.css";

/** A file the viewer can show: its name, its media type from the allow-list, and the address of its bytes. */
export type ShownFile = { name: string; type: string; url: string };

type Props = { file: ShownFile };

/** Shows a PDF in a frame and an image as an image. */
export function FileView({ file: { name, type, url } }: Props) {
  // The browser's PDF viewer does not start in a sandboxed frame; the bytes are typed as a PDF, never as a page.
  // oxlint-disable-next-line react/iframe-missing-sandbox
  if (type === "application/pdf") return <iframe className={styles.frame} src={url} title={name} />;
  return (
    <div className={styles.picture}>
      <img src={url} alt={name} />
    </div>
  );
}

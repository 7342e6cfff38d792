import { shortName, shortNameEnd } from "#domain/documents/attachment.ts";

type Props = { name: string };

/** A file's name for a table cell. It wraps where it was cut, or before its last word, rather than within a number. */
export function ShortName({ name }: Props) {
  // As cheap to draw as to remember.
  "use no memo";
  const short = shortName(name);
  const end = Math.max(short.length - shortNameEnd, short.lastIndexOf(" ") + 1);
  return (
    <>
      {short.slice(0, end)}
      <wbr />
      <span style={{ whiteSpace: "nowrap" }}>{short.slice(end)}</span>
    </>
  );
}

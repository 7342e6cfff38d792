import { shortName } from "#domain/documents/attachment.ts";

type Props = { name: string };

/** A file's name for a table cell. It wraps where it was cut rather than within a number. */
export function ShortName({ name }: Props) {
  const short = shortName(name);
  if (short === name) return name;
  const end = short.indexOf("...") + 3;
  return (
    <>
      {short.slice(0, end)}
      <wbr />
      {short.slice(end)}
    </>
  );
}

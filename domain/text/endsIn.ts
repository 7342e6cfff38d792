/** Whether a line ends in a name as a whole word, in any case and before any punctuation: ("Muscat, OMAN.", "Oman"), but not "Roman". */
export function endsIn(line: string, name: string): boolean {
  const said = line.toLowerCase().replace(/[\s.,;]{1,9}$/, "");
  const wanted = name.trim().toLowerCase();
  return wanted !== "" && said.endsWith(wanted) && !/\p{L}/u.test(said.at(-wanted.length - 1) ?? "");
}

/** What may stand between two sentences: blanks after an end mark, or a line break. */
const sentenceGap = /(?<=[.;!])\s+|\n+/g;
/** Words that end in a point without ending a sentence, as in "LUT ARN NO. AD24" and "DT. 01/04/2025", and the number of a sentence. */
const abbreviated =
  /(?:^|[^\p{L}\p{N}/])(?:nos?|sl|sr|st|dt|dtd|dated|ref|regn?|vide|viz|rs|m\/s|messrs|mrs?|dr|art|sec|cl|cir|notf?n|no?tf|f|inv|lic|cert|pvt|govt)\.$/iu;
const numbered = /^\s*\d{1,2}\.$/;
/** A point before a figure ends no sentence either, as in "Notifn. 16/2017"; but "2. We declare" is the next one. */
const figure = /^\d(?!\d?[.)]\s)/;

/** The text without the sentences that match; the others keep what stands between them. */
export function withoutSentences(text: string, unwanted: RegExp): string {
  const sentences = sentencesOf(text);
  const isUnwanted = sentences.map((sentence) => unwanted.test(sentence.text));
  // What matches may be on two lines: "ON PAYMENT OF" and "INTEGRATED TAX".
  const runsOver = sentences.map(({ text: rest, before }, index) => {
    const former = sentences[index - 1]?.text ?? "";
    return !isUnwanted[index - 1] && !isUnwanted[index] && unwanted.test(former + before + rest);
  });
  let kept = "";
  let between = "";
  for (const [index, sentence] of sentences.entries()) {
    between = longer(between, sentence.before);
    if (isUnwanted[index] || runsOver[index] || runsOver[index + 1]) continue;
    kept += (kept === "" ? "" : between) + sentence.text;
    between = "";
  }
  return kept;
}

/** The sentences of a text, each with what stands before it. */
function sentencesOf(text: string): { text: string; before: string }[] {
  const sentences: { text: string; before: string }[] = [];
  let [start, before] = [0, ""];
  for (const { 0: separator, index } of text.matchAll(sentenceGap)) {
    const [sentence, next] = [text.slice(start, index), index + separator.length];
    const goesOn = !separator.includes("\n") && sentence.endsWith(".") && figure.test(text.slice(next, next + 4));
    if (goesOn || abbreviated.test(sentence.slice(-12)) || numbered.test(sentence)) continue;
    sentences.push({ text: sentence, before });
    [start, before] = [next, separator];
  }
  return [...sentences, { text: text.slice(start), before }];
}

/** The one of two gaps with more line breaks. */
function longer(one: string, other: string): string {
  return other.split("\n").length > one.split("\n").length || one === "" ? other : one;
}

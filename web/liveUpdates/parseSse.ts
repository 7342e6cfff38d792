/** Yields the data of the `next` events in a response of server-sent events. */
export async function* parseSse({ body }: Response): AsyncGenerator<string, void, void> {
  if (body === null) return;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    text += value.replaceAll("\r", "");
    for (let end = text.indexOf("\n\n"); end >= 0; end = text.indexOf("\n\n")) {
      const block = text.slice(0, end);
      text = text.slice(end + 2);
      const data = /^data: ?(.*)$/m.exec(block)?.[1];
      if (/^event: ?next$/m.test(block) && data) yield data;
    }
  }
}

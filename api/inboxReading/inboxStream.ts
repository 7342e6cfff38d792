import type { ApiContext } from "../context.ts";
import { wokenStream, type StreamRequest } from "../events/wokenStream.ts";
import { unreadLines } from "./readInbox.ts";

/** Streams how many lines a person has not read: at once, and whenever lines come, are read or vanish. */
export function inboxStream(
  context: ApiContext,
  { personId, ...asked }: StreamRequest & { personId: string },
): AsyncGenerator<string, void, void> {
  const { ownerId } = asked;
  let told = "";
  return wokenStream(context, asked, async () => {
    const { unread, latest } = await unreadLines(context.db, { ownerId, personId });
    const now = `${unread} ${latest}`;
    const events = now === told ? [] : [{ name: "inbox.changed", data: { unread } }];
    told = now;
    return { events };
  });
}

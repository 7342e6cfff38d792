import type { ApiContext } from "../context.ts";
import { roleNow } from "../db/members.ts";
import { wokenStream, type StreamRequest } from "../events/wokenStream.ts";
import { unreadLines } from "./readInbox.ts";

/**
 * Streams how many lines a person has not read, and their role in the office: at once, and whenever lines come, are read or vanish, or
 * they get another role (R-1264).
 */
export function inboxStream(
  context: ApiContext,
  { personId, ...asked }: StreamRequest & { personId: string },
): AsyncGenerator<string, void, void> {
  const { ownerId } = asked;
  let told = "";
  return wokenStream(context, asked, async () => {
    const { unread, latest } = await unreadLines(context.db, { ownerId, personId });
    const role = await roleNow(context.db, { ownerId, personId });
    const now = `${unread} ${latest} ${role}`;
    const events = now === told ? [] : [{ name: "inbox.changed", data: { unread, role } }];
    told = now;
    return { events };
  });
}

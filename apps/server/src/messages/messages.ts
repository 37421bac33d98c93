import { type Message, type MessageCall, pageLimits } from '@apple-only/contract';
import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../storage/database.ts';
import type { Handlers } from '../calls/handlers.ts';
import { newId } from '../storage/id.ts';
import { openPage } from '../calls/page.ts';
import { messages } from '../storage/schema.ts';

export function messageHandlers(database: Database): Pick<Handlers, MessageCall> {
  const answer = ({ time, ...message }: typeof messages.$inferSelect): Message => ({
    ...message,
    time: time.toISOString(),
  });

  return {
    async sendMessage({ body }) {
      const message = { ...body, _id: newId(), time: new Date(), done: false };
      await database.insert(messages).values(message);
      return answer(message);
    },

    async listMessages(request) {
      const page = openPage(messages, request, pageLimits.messages);
      const rows = await database
        .select()
        .from(messages)
        .where(page.after)
        .orderBy(...page.order)
        .limit(page.rowLimit);
      return page.trim(rows.map(answer), (message) => message);
    },

    async markMessage({ params, body }) {
      const done = body?.done ?? true;
      const marked = await database
        .update(messages)
        .set({ done })
        .where(and(eq(messages._id, params.id), ne(messages.done, done)))
        .returning({ _id: messages._id });
      return { modifiedCount: marked.length };
    },

    async deleteMessage({ params }) {
      const deleted = await database
        .delete(messages)
        .where(eq(messages._id, params.id))
        .returning({ _id: messages._id });
      return { deletedCount: deleted.length };
    },
  };
}

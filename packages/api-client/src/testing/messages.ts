import { type Message, type MessageCall, pageLimits } from '@apple-only/contract';
import type { Handlers } from './call-handlers.ts';
import { pageOf, type MemoryStore } from './memory-store.ts';

export function messageHandlers(store: MemoryStore): Pick<Handlers, MessageCall> {
  return {
    sendMessage({ body }) {
      const message: Message = { ...body, _id: store.newId(), time: store.now(), done: false };
      store.messages.push(message);
      return message;
    },
    listMessages: (given) => pageOf(store.messages, given, pageLimits.messages),
    markMessage({ params, body: { done } = { done: true } }) {
      const message = store.messages.find((one) => one._id === params.id && one.done !== done);
      if (message) message.done = done;
      return { modifiedCount: message ? 1 : 0 };
    },
    deleteMessage({ params }) {
      const before = store.messages.length;
      store.messages = store.messages.filter(({ _id }) => _id !== params.id);
      return { deletedCount: before - store.messages.length };
    },
  };
}

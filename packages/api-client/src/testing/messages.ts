import { pageLimits, type Message } from '@apple-only/contract';
import type { Rules } from './rules.ts';
import { pageOf, type Stock } from './stock.ts';

export function messageRules(
  stock: Stock,
): Pick<Rules, 'sendMessage' | 'listMessages' | 'markMessage' | 'deleteMessage'> {
  return {
    sendMessage({ body }) {
      const message: Message = { ...body, _id: stock.newId(), time: stock.now(), done: false };
      stock.messages.push(message);
      return message;
    },
    listMessages: (given) => pageOf(stock.messages, given, pageLimits.messages),
    markMessage({ params, body: { done } = { done: true } }) {
      const message = stock.messages.find((one) => one._id === params.id && one.done !== done);
      if (message) message.done = done;
      return { modifiedCount: message ? 1 : 0 };
    },
    deleteMessage({ params }) {
      const before = stock.messages.length;
      stock.messages = stock.messages.filter(({ _id }) => _id !== params.id);
      return { deletedCount: before - stock.messages.length };
    },
  };
}

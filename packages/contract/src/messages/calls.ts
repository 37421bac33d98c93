import * as v from 'valibot';
import { call, type Call } from '../calls/call.ts';
import { pageLimits, pageQuery } from '../calls/page.ts';
import { Id } from '../fields/id.ts';
import { NewMessage } from './requests.ts';
import { type MessageCall, messageWire } from './wire.ts';

export const messageCalls = {
  sendMessage: call({ ...messageWire.sendMessage, body: NewMessage }),
  listMessages: call({ ...messageWire.listMessages, query: pageQuery(pageLimits.messages) }),
  /** Marks a message as done, or with `done: false` as open. */
  markMessage: call({
    ...messageWire.markMessage,
    params: { id: Id },
    body: v.optional(v.object({ done: v.optional(v.boolean(), true) })),
  }),
  deleteMessage: call({ ...messageWire.deleteMessage, params: { id: Id } }),
} as const satisfies Record<MessageCall, Call>;

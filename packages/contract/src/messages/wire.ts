import * as v from '../calls/answers.ts';
import type { Call } from '../calls/call.ts';
import { DeletedCount, ModifiedCount } from '../calls/counts.ts';
import { anyone } from '../users/roles.ts';
import { Message } from './message.ts';

export const messageWire = {
  sendMessage: { method: 'POST', path: '/contact', access: anyone, answer: Message },
  listMessages: { method: 'GET', path: '/messages', access: ['admin'], answer: v.array(Message) },
  markMessage: { method: 'PUT', path: '/messages/{id}', access: ['admin'], answer: ModifiedCount },
  deleteMessage: { method: 'DELETE', path: '/messages/{id}', access: ['admin'], answer: DeletedCount },
} as const satisfies Record<string, Call>;
export type MessageCall = keyof typeof messageWire;

import { message } from '../fixtures.ts';
import { pagingDescriptions, type Notes } from '../openapi/note.ts';
import type { MessageCall } from './wire.ts';

export const messages: Notes<MessageCall> = {
  sendMessage: {
    tag: 'Messages',
    summary: 'Send a message to the shop',
    parameters: {},
    input: { body: { name: message.name, email: message.email, message: message.message } },
    answer: message,
  },
  listMessages: {
    tag: 'Messages',
    summary: 'List messages, the newest first',
    parameters: pagingDescriptions,
    input: { limit: 20 },
    answer: [message],
  },
  markMessage: {
    tag: 'Messages',
    summary: 'Mark a message as done',
    description: 'With `done: false`, marks it as not done. Answers 0 if nothing changes.',
    parameters: { id: "The message's id." },
    input: { id: message._id, body: { done: true } },
    answer: { modifiedCount: 1 },
  },
  deleteMessage: {
    tag: 'Messages',
    summary: 'Delete a message',
    description: 'Answers 0 if there is no such message.',
    parameters: { id: "The message's id." },
    input: { id: message._id },
    answer: { deletedCount: 1 },
  },
};

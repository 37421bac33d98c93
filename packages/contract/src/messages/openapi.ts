import { message } from '../fixtures.ts';
import { photoLimits } from '../photos/photo.ts';
import { paging, type Notes } from '../openapi/note.ts';

const megabytes = photoLimits.bytes / 1024 / 1024;
const megapixels = photoLimits.pixels / 1_000_000;
const avifMegapixels = photoLimits.avifPixels / 1_000_000;

export const shop: Notes<
  'uploadPhoto' | 'sendMessage' | 'listMessages' | 'markMessage' | 'deleteMessage' | 'getHealth'
> = {
  uploadPhoto: {
    tag: 'Photos',
    summary: 'Upload a photo',
    description: `JPEG, PNG, WebP or AVIF, told by its bytes; at most ${megabytes} MB and ${megapixels} megapixels (${avifMegapixels} of an AVIF). It is turned upright, made smaller and encoded anew, without what the camera wrote into it. A smaller one is at the same address with \`?w=480\`../openapi`,
    parameters: {},
    input: {},
    answer: { data: { url: 'https://shop.example/photos/3a1f0c.webp' } },
    refusals: {
      413: `The file has more than ${megabytes} MB or ${megapixels} megapixels, an AVIF more than ${avifMegapixels}.`,
      415: 'This is no form with a file, or no photo that every browser can show. HEIC is refused with a sentence that says what to do.',
      403: 'An admin deleted this account.',
      502: 'The image host that this server uses did not take the photo.',
    },
  },
  sendMessage: {
    tag: 'Messages',
    summary: 'Write to the shop',
    parameters: {},
    input: { body: { name: message.name, email: message.email, message: message.message } },
    answer: message,
  },
  listMessages: {
    tag: 'Messages',
    summary: 'List messages, the newest first',
    parameters: paging,
    input: { limit: 20 },
    answer: [message],
  },
  markMessage: {
    tag: 'Messages',
    summary: 'Mark a message as done',
    description: 'With `done: false` as not done after all. Answers 0 where that changes nothing.',
    parameters: { id: "The message's id." },
    input: { id: message._id, body: { done: true } },
    answer: { modifiedCount: 1 },
  },
  deleteMessage: {
    tag: 'Messages',
    summary: 'Delete a message',
    description: 'Answers 0 where there is no such message.',
    parameters: { id: "The message's id." },
    input: { id: message._id },
    answer: { deletedCount: 1 },
  },
  getHealth: {
    tag: 'Server',
    summary: 'Tell whether the server is ready',
    parameters: {},
    input: {},
    answer: { status: 'ok' },
  },
};

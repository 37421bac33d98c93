import * as v from '../calls/answers.ts';
import type { Call } from '../calls/call.ts';
import { anyUser } from '../users/roles.ts';

export const photoWire = {
  uploadPhoto: {
    method: 'POST',
    path: '/upload',
    access: ['identity', ...anyUser],
    file: 'image',
    repeat: 'yes',
    answer: v.object({ data: v.object({ url: v.string }) }),
  },
} as const satisfies Record<string, Call>;
export type PhotoCall = keyof typeof photoWire;

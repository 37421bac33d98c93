import { call, type Call } from '../calls/call.ts';
import { type PhotoCall, photoWire } from './wire.ts';

export const photoCalls = {
  uploadPhoto: call({ ...photoWire.uploadPhoto }),
} as const satisfies Record<PhotoCall, Call>;

import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { MIMEType } from 'node:util';
import { photoLimits } from '@apple-only/contract';
import { Busboy } from '@fastify/busboy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../http-error.ts';
import type { Upload } from '../photos/upload-reader.ts';

/** The limits of a form with a photo: more than any browser sends. The values of other fields are not used, and are truncated. */
const limits = {
  fileSize: photoLimits.bytes,
  files: 1,
  parts: 11,
  fieldNameSize: 100,
  fieldSize: 100,
  /** In total, before the file. */
  bytesBefore: 64 * 1024,
  headerPairs: 20,
};

const refusals = {
  partsLimit: 'The form has too many parts.',
  filesLimit: 'The form has more than one file.',
  bytesBefore: `The form has more than ${limits.bytesBefore / 1024} kB before the file.`,
} as const;

const tooLarge = `The file has more than ${photoLimits.bytes / 1024 / 1024} MB.`;

/** Accepts forms without parsing them: the handler does. On other routes they are an unknown type. */
export function acceptForms(scope: FastifyInstance) {
  scope.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
}

/**
 * Reads the file in one field of a form.
 * @param read reads the file as it arrives.
 * @throws {HttpError} 415 if the body is no form, 413 if the file is too large, and 400 if the form cannot be read
 */
export async function readFormFile(
  { raw, headers }: FastifyRequest,
  field: string,
  read: (file: Readable) => Promise<Upload>,
): Promise<Upload> {
  const boundary = boundaryOf(headers['content-type'], field);
  const form = new Busboy({ headers: { 'content-type': `multipart/form-data; boundary="${boundary}"` }, limits });
  let file: Readable | undefined;
  let upload: Promise<Upload> | undefined;
  let isRead = false;
  let failure: Error | undefined;
  form.on('error', (cause) => {
    failure ??= new HttpError(400, `${field}: the form around it cannot be read`, { cause });
  });
  for (const [event, message] of Object.entries(refusals)) {
    // Parts after the file do not matter.
    form.on(event, () => upload ?? (failure ??= new HttpError(400, message)));
  }
  form.on('file', (name, stream) => {
    if (name !== field) return stream.resume();
    file = stream;
    upload = read(stream).then((pieces) => {
      if (stream.truncated) throw new HttpError(413, tooLarge);
      isRead = true;
      return pieces;
    });
    // It is awaited below, but may fail long before.
    upload.catch(() => {});
    return undefined;
  });
  const countParts = createPartCount(boundary);
  let before = 0;
  try {
    // Data that arrives after this loop is dropped: the connection stays open.
    for await (const chunk of raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      countParts(chunk);
      const isFull = !form.write(chunk);
      if (failure) throw failure;
      before += upload ? 0 : chunk.length;
      if (before > limits.bytesBefore) throw new HttpError(400, refusals.bytesBefore);
      // A refused file is not read any further, so `drain` would never fire.
      if (isFull) await Promise.race([once(form, 'drain'), ...(upload ? [upload] : [])]);
      if (isRead) break;
    }
    if (!isRead) form.end();
    if (upload === undefined) throw failure ?? new HttpError(400, `${field}: is required`);
    return await upload;
  } catch (error) {
    throw failure ?? error;
  } finally {
    file?.destroy();
    form.destroy();
  }
}

function boundaryOf(contentType: string | undefined, field: string): string {
  try {
    const { essence, params } = new MIMEType(contentType ?? '');
    const boundary = params.get('boundary');
    if (essence === 'multipart/form-data' && boundary && !/["\\]/.test(boundary)) return boundary;
  } catch {
    // An invalid type is refused like any other type.
  }
  throw new HttpError(415, `Send multipart/form-data with the file in the field ${field}.`);
}

/** Refuses pieces of a form with thousands of parts before they are parsed: the parser does not stop at its limit. */
function createPartCount(boundary: string) {
  const delimiter = `--${boundary}`;
  let count = 0;
  return (chunk: Buffer) => {
    for (let at = chunk.indexOf(delimiter); at >= 0; at = chunk.indexOf(delimiter, at + delimiter.length)) {
      count += 1;
      // One more delimiter ends the form.
      if (count > limits.parts + 1) throw new HttpError(400, refusals.partsLimit);
    }
  };
}

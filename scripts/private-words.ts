import { readFileSync } from 'node:fs';

const voice = readFileSync(new URL('../docs/voice.md', import.meta.url), 'utf8');
const [, list] = /\bNot ([\w, ]+ or \w+)\./.exec(voice) ?? [];
if (list === undefined) throw new Error('docs/voice.md no longer names the words that users do not read (rule 3).');

/** A word that users do not read: docs/voice.md, rule 3, names them. Not the verb: “record a video”. */
export const privateWord = new RegExp(`\\b(?:${list.split(/, | or /).join('|')})s?\\b(?! an? )`, 'i');

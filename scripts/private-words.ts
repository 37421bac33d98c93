import { readFileSync } from 'node:fs';

const voice = readFileSync(new URL('../docs/voice.md', import.meta.url), 'utf8');
const [, list] = /\bNot ([\w, ]+ or \w+)\./.exec(voice) ?? [];
if (list === undefined) throw new Error('docs/voice.md no longer names the words that users do not read (rule 3).');

/** A word that must not appear in text for users, from docs/voice.md, rule 3. The verb is allowed: “record a video”. */
export const privateWord = new RegExp(`\\b(?:${list.split(/, | or /).join('|')})s?\\b(?! an? )`, 'i');
